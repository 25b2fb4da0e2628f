import { seededChoice } from '../../support/fuzz/seededChoice';

/** Sets a global variable if a text runs. */
const RUN = 'globalThis.hit=1';

/** What notations of pages, addresses, shells and templates read, to be put beside each other. */
const SIGNS = [
  ...`!"#$%&'()*+,-./:;<=>?@[\\]^_\`{|}~`,
  ...['<b>', '</p>', '<br/>', '&lt;', '&#60;', "\\'", '${x}', '{x}', '{{x}}', '](', '```', '-->', ']]>', '*/', '!!'],
  ...[
    'https://r.example',
    'www.r.example',
    'a@r.example',
    '\u2028',
    'é',
    ' ',
    ' ',
    'word',
    '1.',
    '- ',
    '> ',
    ':::note',
  ],
] as [string, ...string[]];

const choose = seededChoice(64);

/** Texts of random signs, the same in each run. */
const RANDOM_TEXTS = Array.from({ length: 8 }, (_one, index) => {
  const signs = Array.from({ length: 12 }, () => choose.pick(SIGNS)).join('');
  return `Random ${index} ${signs} end`.replace(/\s+/g, (space) => (space.includes('\u2028') ? '\u2028' : ' '));
});

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
  'Address <a href="https://x.example">x</a> https://y.example<br>z www.z.example"q',
  'Open <script &lt;script&gt; &amp;amp; <!--',
  'Share 100%branded %20 %%41',
  'Shell !! $(id) `id` !$ end',
  ...RANDOM_TEXTS,
];
