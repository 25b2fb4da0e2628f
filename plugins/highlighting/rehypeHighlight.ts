import type { Element, Root } from 'hast';
import { toText } from 'hast-util-to-text';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

import { highlight } from '../../shared/code/highlight';
import { projectPath } from '../projectPath';
import { spellingRemedy, teachingError } from '../teachingError';
import { CODE_LANGUAGES } from './languages';

const PREFIX = 'language-';

/** Example: `["language-python"]`. */
function languageOf({ properties }: Element): string | undefined {
  const classes = Array.isArray(properties.className) ? properties.className : [];
  return classes
    .map(String)
    .find((name) => name.startsWith(PREFIX))
    ?.slice(PREFIX.length);
}

function checkedLanguage(code: Element, page: string): string {
  const language = languageOf(code);
  if (language !== undefined && CODE_LANGUAGES.includes(language)) return language;
  throw teachingError({
    file: page,
    problem: 'a block of code in a language that the site does not color',
    expected: CODE_LANGUAGES.join(', '),
    found: language ?? 'no language',
    remedy: spellingRemedy(
      language ?? '',
      CODE_LANGUAGES,
      'write text, or add the language to plugins/highlighting/languages.ts',
    ),
  });
}

function checkMeta(code: Element, page: string): void {
  const meta = code.data?.meta ?? '';
  if (meta === '') return;
  throw teachingError({
    file: page,
    problem: 'a block of code with settings',
    expected: 'the language alone',
    found: meta,
    remedy: 'say it in the sentence before the block',
  });
}

/**
 * Rehype plugin: colors the blocks of code of a page at build, so that the reader's browser needs no highlighter. The
 * code goes to `<CodeBlock>` as HTML, see `src/theme/CodeBlock`.
 *
 * @param siteDir the project's folder, absolute
 */
export function rehypeHighlight({ siteDir }: { siteDir: string }) {
  return (tree: Root, vfile: VFile): void => {
    const file = projectPath(siteDir, vfile.path);
    visit(tree, 'element', (pre) => {
      const [code] = pre.children;
      if (pre.tagName !== 'pre' || code?.type !== 'element' || code.tagName !== 'code') return;
      const page = `${file}:${pre.position?.start.line ?? 1}`;
      checkMeta(code, page);
      const language = checkedLanguage(code, page);
      const text = toText(code, { whitespace: 'pre' }).replace(/\n$/, '');
      code.properties = { highlighted: highlight(text, language), language };
      code.children = [];
    });
  };
}
