import { expect, it } from 'vitest';

import { parseWithIds } from '@api-docs/kit/markdown/parseMdx';

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
  ['a type with a parameter', 'A Promise<string> here.', 1, 'backticks'],
  ['an element without an end', 'One.\n\n<div>\n\nText.', 3, 'close the element'],
  ['a picture as in HTML', 'One.\n\n<img src="a.png">\n\nTwo.', 3, '<br />'],
  [
    'an end that is indented like the list above it',
    '<div>\n\n- One\n- Two\n\n  </div>',
    6,
    'at the start of its line',
  ],
  ['two imports of one name', "import a from './a';\nimport a from './b';\n\nText.", 2, 'another name'],
  ['an end without an element', '</div>', 1, 'remove the tag'],
  ['an attribute without quotes', '<font color=red>x</font>', 1, 'in quotes'],
  ['words right below an import', "import a from './a';\nText here.", 2, 'a blank line'],
  ['JSON in a sentence', 'Send {"a": 1} here.', 1, 'backticks'],
  ['a brace without an end', 'One {\n\nTwo.', 1, 'close the brace'],
  ['a sign before a number', 'If a <5.', 1, '\\<'],
  ['a brace without an end next to code', 'Use `<style>` and `<!--` and {broken', 1, 'close the brace'],
  ['a brace without an end next to a comment', 'One <!-- two --> {broken', 1, 'close the brace'],
  ['what could be an id but is below no heading', '<div>\n{#a}\n</div>', 2, 'backticks'],
])('an error for %s has a remedy of its kind', (_, text, line, remedy) => {
  expect(errorOf(text)).toMatchObject({ file: `docs/a.mdx:${line}`, remedy: expect.stringContaining(remedy) });
});

it.each([
  ['a text without its end', 'A {"one} here.', 'Unterminated string constant'],
  [
    'a name that is there twice',
    "import a from './a';\nimport a from './b';",
    "Identifier 'a' has already been declared",
  ],
])('an error for %s says what JavaScript found', (_, text, found) => {
  expect(errorOf(text).found).toMatch(new RegExp(`acorn: ${found}$`));
});
