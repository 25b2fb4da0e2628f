/** Name of the global variable that an injected script sets. */
export const SENTINEL = '__fuzzed';

const SET = `window.${SENTINEL}=1`;

/** Inputs that inject scripts or markup, pollute prototypes, break patterns or exceed expected lengths. */
export const MALICIOUS_TEXTS: readonly [string, ...string[]] = [
  // Script and markup.
  `<img src=x onerror=${SET}>`,
  `<script>${SET}</script>`,
  `</script><script>${SET}</script>`,
  `</title><svg onload=${SET}>`,
  `"><svg/onload=${SET}>`,
  `' onmouseover='${SET}' x='`,
  `" autofocus onfocus="${SET}`,
  `javascript:${SET}`,
  `data:text/html,<script>${SET}</script>`,
  `<iframe srcdoc="<script>parent.${SENTINEL}=1</script>">`,
  `<base href="https://evil.invalid/">`,
  `<style>*{display:none}</style>`,
  `<a href="javascript:${SET}">toxicity</a>`,
  `${'${'}${SET}}`,
  `{{constructor.constructor('${SET}')()}}`,
  `-->${SET}<!--`,
  // Properties of every object.
  ...['__proto__', 'constructor', 'toString', '__proto__[polluted]', 'constructor.prototype.polluted'],
  // Regular expressions, query syntax and percent sequences.
  ...['(', '[', '*', '\\', '(a+)+$', '[^', '.*', '$&', 'a{99999999}', 'toxicity~2 +pii -tone title:x^9'],
  ...['%', '%s%n%d', '%zz', '%25252e', '\u0000'],
  // Unicode.
  ...['👩‍👩‍👧‍👦🏳️‍🌈', '\ud800', '\udc00\ud800', '\u202etxt.exe', 'İıſßŉ', 'e\u0301\u0301\u0301'],
  ...['\ufeff\u200b\u2028\u2029', 'Ⅷ①㎏', 'ภาษาไทย العربية 中文'],
  // Empty and oversized.
  ...['', ' ', '\t\r\n', 'a', 'null', '-1', 'a'.repeat(6_000), 'pii '.repeat(1_000), '💥'.repeat(600)],
  // Values that the site expects.
  ...['toxicity', 'prompt injection', 'faithfulnes', 'curl', 'python', 'docs/v3.3.0/'],
];
