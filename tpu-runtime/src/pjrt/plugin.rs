//! Plugins: shared libraries that implement PJRT.

use std::collections::HashMap;
use std::fmt;
use std::mem::{ManuallyDrop, offset_of};
use std::path::{Path, PathBuf};
use std::ptr::NonNull;
use std::sync::{Arc, LazyLock};

use libloading::os::unix;
use parking_lot::Mutex;

use super::call::{self, Api};
use super::value::from_named_values;
use super::{Attribute, sys};
use crate::{Error, Result};

/// The smallest function table that a plugin may have: everything up to `PJRT_Compile`. What was appended later is asked
/// for call by call.
pub(crate) const MIN_TABLE_SIZE: usize = offset_of!(sys::PJRT_Api, PJRT_Executable_OutputElementTypes);

/// A loaded PJRT plugin. Clones share it; it stays loaded until the process ends.
#[derive(Clone)]
#[must_use]
pub struct Plugin(Arc<Loaded>);

struct Loaded {
    api: Api,
    path: PathBuf,
}

/// Every plugin of the process, by canonical path: a plugin must be initialized only once.
static LOADED: LazyLock<Mutex<HashMap<PathBuf, Plugin>>> = LazyLock::new(Mutex::default);

impl Plugin {
    /// Loads the plugin at `path` and initializes it, once per process: a second call returns the first call's plugin.
    ///
    /// The library is opened with `RTLD_NOW | RTLD_LOCAL`, so that several plugins live in one process. Blocking; libtpu
    /// takes a lock file and may take minutes without `TPU_SKIP_MDS_QUERY=1` where there is no TPU.
    ///
    /// # Errors
    ///
    /// [`Error::PluginLoad`] when the file is no shared library with `GetPjrtApi`, [`Error::PluginInterface`] when its
    /// interface is older or newer than this crate calls, [`Error::Pjrt`] when it refuses to start.
    pub fn load(path: &Path) -> Result<Self> {
        let key = path.canonicalize().unwrap_or_else(|_| path.to_owned());
        let mut loaded = LOADED.lock();
        if let Some(plugin) = loaded.get(&key) {
            return Ok(plugin.clone());
        }
        let plugin = Self::open(&key)?;
        loaded.insert(key, plugin.clone());
        Ok(plugin)
    }

    fn open(path: &Path) -> Result<Self> {
        let refuse = |source| Error::PluginLoad { path: path.to_owned(), source: Arc::new(source) };
        let flags = unix::RTLD_NOW | unix::RTLD_LOCAL;
        // SAFETY: runs the library's initializers. The user chose the file as a plugin, and a plugin's are harmless.
        let library = unsafe { unix::Library::open(Some(path), flags) }.map_err(refuse)?;
        // Never closed: plugins start threads and register exit handlers.
        let library = ManuallyDrop::new(library);
        // SAFETY: the name is PJRT's, whose header gives the function this type.
        let entry = unsafe { library.get::<unsafe extern "C" fn() -> *mut sys::PJRT_Api>(b"GetPjrtApi\0") };
        let entry = entry.map_err(refuse)?;
        // SAFETY: PJRT's entry takes nothing and may be called at any time.
        let table = unsafe { entry() };
        let unusable =
            |version, table_size| Error::PluginInterface { path: path.to_owned(), version, table_size };
        let table = NonNull::new(table).ok_or_else(|| unusable((0, 0), 0))?;
        // SAFETY: the library stays open, and its table is static data of it.
        let api = unsafe { Api::new(table) };
        if api.size() < MIN_TABLE_SIZE || api.version().0 != sys::PJRT_API_MAJOR as i32 {
            return Err(unusable(api.version(), api.size()));
        }
        // SAFETY: there are no fields; `LOADED` makes it the only call for this library.
        unsafe { api.call(&mut call::new::<sys::PJRT_Plugin_Initialize_Args>()) }?;
        Ok(Self(Arc::new(Loaded { api, path: path.to_owned() })))
    }

    /// The file, as an absolute path without links.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.0.path
    }

    /// The PJRT version that the plugin implements, major and minor.
    #[must_use]
    pub fn api_version(&self) -> (i32, i32) {
        self.0.api.version()
    }

    /// The plugin's description of itself, such as `stablehlo_current_version` and `xla_version`.
    ///
    /// # Errors
    ///
    /// [`Error::Pjrt`] when the plugin fails.
    pub fn attributes(&self) -> Result<Vec<(String, Attribute)>> {
        let mut args: sys::PJRT_Plugin_Attributes_Args = call::new();
        // SAFETY: there are no inputs.
        unsafe { self.0.api.call(&mut args) }?;
        // SAFETY: the header: the attributes live as long as the process.
        Ok(unsafe { from_named_values(args.attributes, args.num_attributes) })
    }

    pub(crate) fn api(&self) -> Api {
        self.0.api
    }
}

impl fmt::Debug for Plugin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (major, minor) = self.api_version();
        write!(f, "Plugin({}, PJRT {major}.{minor})", self.0.path.display())
    }
}
