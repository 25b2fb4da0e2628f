import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { Props as CodeBlockProps } from '@theme/CodeBlock';
import { use, type ReactNode } from 'react';

import { ColoredCode } from '@api-docs/ui';
import { escapeHtml } from '@api-docs/kit';
import type * as highlighterChunk from '@api-docs/ui/code/highlight';
import { readCodeBlock, type CodeBlock } from '@api-docs/ui/code';

type Props = CodeBlockProps & { children: string };

let highlighter: Promise<typeof highlighterChunk> | undefined;

/**
 * Returns the code as HTML: with colors on the server, whose HTML the browser keeps. There, the code of a page that is opened
 * by a link has none. It waits for the highlighter without a Suspense boundary: with one, React would render a long block into
 * a hidden element at the end of the page and move it with an inline script.
 */
function useHtml({ code, language, ...lines }: CodeBlock): string {
  if (ExecutionEnvironment.canUseDOM) return escapeHtml(code);
  highlighter ??= import(/* webpackChunkName: "highlighter" */ '@api-docs/ui/code/highlight');
  return use(highlighter).highlight(code, language, lines);
}

/** Returns the settings of a block: the text behind the fence, or the prop that writers use instead. */
function metaOf({ metastring = '', showLineNumbers }: Props): string {
  if (!showLineNumbers) return metastring;
  return `${metastring} showLineNumbers${typeof showLineNumbers === 'number' ? `=${showLineNumbers}` : ''}`;
}

/** A code block whose content is known only when a component renders. */
export default function ComputedCode(props: Props): ReactNode {
  const { children: code, className = '', title } = props;
  const language = props.language ?? /language-(\S+)/.exec(className)?.[1];
  const block = readCodeBlock({ code, language, meta: metaOf(props) });
  return (
    <ColoredCode
      isComputed
      highlighted={useHtml(block)}
      language={block.language}
      title={block.title || title}
      className={className.replace(/(?:^|\s)language-\S+/g, '')}
    />
  );
}
