import { seededChoice } from '../../support/fuzz/seededChoice';
import { isFull } from '../../support/fullRun';

/** Sets a global variable if a text runs. */
const RUN = 'globalThis.hit=1';

/** What notations of pages, addresses, shells and templates read. */
const SIGNS = [
  ...`!"#$%&'()*+,-./:;<=>?@[\\]^_\`{|}~`,
  ...['<b>', '</p>', '<br/>', '&lt;', '&#60;', "\\'", '${x}', '{x}', '{{x}}', '](', '```', '-->', ']]>', '*/', '!!'],
  ...['https://r.example', 'www.r.example', 'a@r.example', '1.', '- ', '> ', ':::note', 'word', 'é', ' ', '\u2028'],
] as [string, ...string[]];

/** Texts of random signs beside each other, the same in each run. */
function randomTexts(count: number): string[] {
  const choose = seededChoice(64);
  return Array.from({ length: count }, (_one, index) => {
    const signs = Array.from({ length: 12 }, () => choose.pick(SIGNS)).join('');
    return `Random ${index} ${signs.replace(/ +/g, ' ')} end`;
  });
}

/** Texts that end the strings, templates, comments, elements and lines of the notations that a build writes. */
const EACH_RUN = [
  `All of !"#$%&'()*+,-./:;<=>?@[\\]^_\`{|}~`,
  `Slash \\'+(${RUN})+\\"+(${RUN})+\\\`+(${RUN})//`,
  `Template \${${RUN}} {${RUN}} {{${RUN}}}`,
  `Script </script><script>${RUN}</script>`,
  `Element <img src=x onerror=${RUN}> --> ]]> */`,
  'Path C:\\',
  '__proto__',
  'Address <a href="https://x.example">x</a> https://y.example<br>z www.z.example"q',
  'Markdown *a* _b_ **c** ~~d~~ ![e](f) [g](h) `i` | j &copy; <k> #l',
  'Share 100%branded %20 %%41 !! $(id) `id !$ end',
];

/** Further texts for the full run, of the kinds above and at random. */
const FULL_RUN = [
  `Slashes \\\\'+(${RUN}),//`,
  `Quotes '+(${RUN})+"+(${RUN})+\`+(${RUN})+'`,
  `Title </title></style><svg onload=${RUN}>`,
  'Separators a\u2028b\u2029c',
  'Pattern FH-\\d{6} and \\u0041 and \\x41',
  'constructor',
  'Open <script &lt;script&gt; &amp;amp; <!--',
  ...randomTexts(24),
];

export const TEXTS = [...EACH_RUN, ...(isFull ? FULL_RUN : [])];
