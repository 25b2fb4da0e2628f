/**
 * Highlights code that a component computes. It runs on the server and, as a separate chunk, in the browser. Languages
 * that `shared/code/prism.ts` lacks come from `themeConfig.prism.additionalLanguages`, as in Docusaurus.
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
