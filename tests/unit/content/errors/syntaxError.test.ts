import { expect, it } from 'vitest';

import { parseWithIds } from '@api-docs/kit/parseMdx';

import { syntaxError, type SyntaxProblem } from '../../../../plugins/content/errors/syntaxError';

/** Returns the error of a page. */
function errorOf(text: string) {
  try {
    parseWithIds(text);
  } catch (error) {
    return syntaxError({ file: 'docs/a.mdx', text }, error as SyntaxProblem);
  }
  throw new Error('the page is valid');
}

it.each([
  ['a line break as in HTML', 'One.\n\nA<br>b', 3, '<br />'],
  [
    'a summary on the line of its details',
    '<details><summary>More</summary>\n\nText.\n\n</details>',
    1,
    'lines of their own',
  ],
  ['a conflict of a merge', 'One.\n\n<<<<<<< HEAD\nA\n=======\nB\n>>>>>>> b', 3, 'conflict'],
  ['a template of another language', 'Use {{ user.name }} here.', 1, 'backticks'],
  ['a comment without an end', 'One.\n\n<!-- Two.', 3, '-->'],
  ['an address in angle brackets', 'See <https://a.example> now.', 1, '[text](address)'],
  ['a mail address in angle brackets', 'Mail <me@a.example>.', 1, '[text](address)'],
  ['a sign before a number', 'If a <5.', 1, '\\<'],
])('an error for %s has a remedy of its kind', (_, text, line, remedy) => {
  expect(errorOf(text)).toMatchObject({ file: `docs/a.mdx:${line}`, remedy: expect.stringContaining(remedy) });
});
