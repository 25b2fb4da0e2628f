/**
 * Colors code that a component computes: on the server, and in the browser in a chunk of its own. Languages beyond those
 * of `shared/code/prism.ts` come from `themeConfig.prism.additionalLanguages`, as in Docusaurus.
 */
import type { ThemeConfig } from '@docusaurus/theme-common';
import { createCodeBlockMetadata } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/CodeBlock';
import prismIncludeLanguages from '@theme/prism-include-languages';

import { highlight as highlightCode } from '../../../shared/code/highlight';
import Prism from '../../../shared/code/prism';

prismIncludeLanguages(Prism);

/** @returns HTML, see `shared/code/highlight.ts` */
export function highlight(
  props: Props & { children: string },
  { magicComments, defaultLanguage }: ThemeConfig['prism'],
): string {
  const { children: code, language, className, metastring, showLineNumbers } = props;
  const metadata = createCodeBlockMetadata({
    code,
    language,
    className,
    metastring,
    showLineNumbers,
    magicComments,
    defaultLanguage,
    title: undefined,
  });
  return highlightCode(metadata.code, metadata.language, metadata);
}
