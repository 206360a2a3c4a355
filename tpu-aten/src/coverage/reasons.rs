//! Why an op is missing, by rules: the first that matches counts. A `*` stands for anything.

/// Ops that are missing together, and why.
struct Rule {
    /// Names without `aten::`; one without a dot stands for all of its overloads.
    names: &'static [&'static str],
    reason: &'static str,
}

/// Groups that are left out whole: their compositions too, whose parts are missing.
const GROUPS: &[Rule] = &[
    Rule {
        names: &["cudnn_*", "_cudnn_*", "_use_cudnn_*", "_scaled_dot_product_cudnn_attention*"],
        reason: "cuDNN's own",
    },
    Rule { names: &["miopen_*", "_use_miopen_*"], reason: "MIOpen's own" },
    Rule { names: &["mkldnn_*", "_mkldnn_*", "to_mkldnn*"], reason: "oneDNN's own, in its opaque layout" },
    Rule { names: &["mps_*", "_mps_*", "lstm_mps_*", "_lstm_mps", "*_for_mps"], reason: "Metal's own" },
    Rule {
        names: &["fbgemm_*", "_wrapped_linear_prepack", "_wrapped_quantized_*", "_nnpack_*"],
        reason: "FBGEMM's and NNPACK's own, of CPUs",
    },
    Rule {
        names: &["_cslt_*", "*_semi_structured*", "_mixed_dtypes_linear"],
        reason: "cuSPARSELt's and CUTLASS's own, of sparse tensor cores",
    },
    Rule {
        names: &[
            "quantize_per_tensor.tensors*",
            "dequantize.tensors*",
            "quantized_batch_norm",
            "quantized_gru*",
            "quantized_lstm*",
            "quantized_rnn_*",
            "quantized_max_pool1d",
            "quantized_max_pool3d",
            "*.quantized",
        ],
        reason: "of quantized tensors, and for CPUs alone in torch itself",
    },
    Rule {
        names: &["_nested_*", "nested_to_padded_tensor"],
        reason: "of nested tensors of the jagged layout, which Python makes of other ops, or torch's own copies of views",
    },
    Rule { names: &["_foobar", "_test_*"], reason: "torch's own tests use it" },
];

/// Kernels that no call on the device reaches, or that it cannot have.
const KERNELS: &[Rule] = &[
    Rule {
        names: &[
            "_flash_attention_*",
            "_efficient_attention_*",
            "_scaled_dot_product_flash_attention*",
            "_scaled_dot_product_efficient_attention*",
            "_triton_*",
            "_fill_mem_eff_dropout_mask_",
        ],
        reason: "a fused attention of CUDA or CPU; attention on the device is composed, or torch's overrideable op",
    },
    Rule {
        names: &["_slow_conv2d_*", "slow_conv*", "_conv_depthwise2d", "conv_depthwise3d"],
        reason: "a convolution of CPU or CUDA; that of the device is convolution_overrideable",
    },
    Rule { names: &["_thnn_fused_*"], reason: "a fused cell of CUDA; cells on the device are composed" },
    Rule { names: &["max_pool2d_backward"], reason: "only Metal and oneDNN reach it" },
    Rule {
        names: &["_dyn_quant_*", "_weight_int4pack_mm_with_scales_and_zeros"],
        reason: "in the packed layout of one vendor's kernels: KleidiAI's for Arm CPUs, oneDNN's for Intel GPUs",
    },
    Rule { names: &["_spsolve"], reason: "cuDSS's own" },
    Rule { names: &["_make_dep_token"], reason: "torch makes it on the CPU" },
    Rule { names: &["from_file"], reason: "a mapped file is memory of the host" },
    Rule { names: &["_resize_output_*"], reason: "torch's Python references alone call it" },
];

/// Why an op is missing because of its group.
pub(super) fn of_group(name: &str) -> Option<&'static str> {
    find(GROUPS, name)
}

/// Why a kernel is missing.
pub(super) fn of_kernel(name: &str) -> Option<&'static str> {
    find(KERNELS, name)
}

fn find(rules: &[Rule], name: &str) -> Option<&'static str> {
    rules.iter().find(|rule| rule.names.iter().any(|pattern| matches(pattern, name))).map(|rule| rule.reason)
}

/// Whether a pattern stands for an overload.
fn matches(pattern: &str, name: &str) -> bool {
    let base = name.split('.').next().unwrap_or(name);
    fits(pattern, if pattern.contains('.') { name } else { base })
}

/// Whether `text` is `pattern` with something in place of each `*`.
fn fits(pattern: &str, text: &str) -> bool {
    let Some((before, after)) = pattern.split_once('*') else { return pattern == text };
    let Some(rest) = text.strip_prefix(before) else { return false };
    (0..=rest.len()).filter(|k| rest.is_char_boundary(*k)).any(|k| fits(after, &rest[k..]))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::coverage::overloads;

    #[test]
    fn every_pattern_stands_for_something() {
        for pattern in GROUPS.iter().chain(KERNELS).flat_map(|rule| rule.names) {
            assert!(overloads().any(|name| matches(pattern, name)), "{pattern}: torch has no such op");
        }
    }

    #[test]
    fn stars_stand_for_anything() {
        assert!(fits("a*", "abc") && fits("*c", "abc") && fits("a*c", "ac") && fits("*b*", "abc"));
        assert!(!fits("a*", "ba") && !fits("a*c", "abcd") && !fits("abc", "ab"));
    }
}
