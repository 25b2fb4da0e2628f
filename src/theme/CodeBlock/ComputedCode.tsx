import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { Props as CodeBlockProps } from '@theme/CodeBlock';
import { use, useEffect, useState, type ReactNode } from 'react';

import { escapeHtml } from '../../../shared/code/codeHtml';
import { readCodeBlock, type CodeBlock } from '../../../shared/code/readCodeBlock';
import ColoredCode from './ColoredCode';

type Props = CodeBlockProps & { children: string };

type Highlight = (block: CodeBlock) => string;

let highlighter: Promise<Highlight> | undefined;

/** Loads the highlighter from a separate chunk, once. */
function loadHighlighter(): Promise<Highlight> {
  highlighter ??= import(/* webpackChunkName: "highlighter" */ '../../../shared/code/highlight').then(
    ({ highlight }) =>
      (block) =>
        highlight(block.code, block.language, block),
  );
  return highlighter;
}

/**
 * Waits for the highlighter without a Suspense boundary. With one, React would render a long block into a hidden
 * element at the end of the page and move it with an inline script.
 */
function useServedHtml(block: CodeBlock): string {
  return use(loadHighlighter())(block);
}

/** Keeps the served HTML until the highlighter has loaded. */
function useBrowserHtml(block: CodeBlock): string {
  const [html, setHtml] = useState(() => escapeHtml(block.code));
  useEffect(() => {
    let isCurrent = true;
    loadHighlighter().then(
      (highlight) => isCurrent && setHtml(highlight(block)),
      // The code is readable without colors.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  });
  return html;
}

const useHtml = ExecutionEnvironment.canUseDOM ? useBrowserHtml : useServedHtml;

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
