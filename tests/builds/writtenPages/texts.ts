/** Sets a global variable if a text runs. */
const RUN = 'globalThis.hit=1';

/** Texts that end the strings, templates, comments, elements and lines of the notations that a build writes. */
export const TEXTS = [
  `All of !"#$%&'()*+,-./:;<=>?@[\\]^_\`{|}~`,
  `Slashes \\\\'+(${RUN}),//`,
  `Slash \\'+(${RUN})+\\"+(${RUN})+\\\`+(${RUN})//`,
  `Quotes '+(${RUN})+"+(${RUN})+\`+(${RUN})+'`,
  `Template \${${RUN}} {${RUN}} {{${RUN}}}`,
  `Script </script><script>${RUN}</script>`,
  `Element <img src=x onerror=${RUN}> --> ]]> */`,
  `Title </title></style><svg onload=${RUN}>`,
  'Separators a\u2028b\u2029c',
  'Pattern FH-\\d{6} and \\u0041 and \\x41',
  'Path C:\\',
  '__proto__',
  'constructor',
  'Open <script &lt;script&gt; &amp;amp; <!--',
  'Share 100%branded %20 %%41',
  'Shell !! $(id) `id !$ end',
];
