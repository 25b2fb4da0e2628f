import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { useThemeConfig } from '@docusaurus/theme-common';
import type { Props as CodeBlockProps } from '@theme/CodeBlock';
import { use, useEffect, useState, type ReactNode } from 'react';

import { escapeHtml } from '../../../shared/code/codeHtml';
import ColoredCode from './ColoredCode';
import type * as highlighterChunk from './highlighter';

type Props = CodeBlockProps & { children: string };

/** Example: `title="app.js"`. Single quotes are possible, too. */
const TITLE = /title=(["'])(.*?)\1/;

let highlighter: Promise<typeof highlighterChunk> | undefined;

/** Loads the highlighter from a separate chunk, once. */
function loadHighlighter(): Promise<typeof highlighterChunk> {
  highlighter ??= import(/* webpackChunkName: "highlighter" */ './highlighter');
  return highlighter;
}

/**
 * Waits for the highlighter without a Suspense boundary. With one, React would render a long block into a hidden
 * element at the end of the page and move it with an inline script.
 */
function useServedHtml(props: Props): string {
  const { highlight } = use(loadHighlighter());
  return highlight(props, useThemeConfig().prism);
}

/** Keeps the served HTML until the highlighter has loaded. */
function useBrowserHtml(props: Props): string {
  const { prism } = useThemeConfig();
  const [html, setHtml] = useState(() => escapeHtml(props.children));
  useEffect(() => {
    let isCurrent = true;
    loadHighlighter().then(
      ({ highlight }) => isCurrent && setHtml(highlight(props, prism)),
      // The code is readable without colors.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [props, prism]);
  return html;
}

const useHtml = ExecutionEnvironment.canUseDOM ? useBrowserHtml : useServedHtml;

/** A code block whose content is known only when a component renders. */
export default function ComputedCode(props: Props): ReactNode {
  const { language, className = '', metastring = '', title } = props;
  const { defaultLanguage = 'text' } = useThemeConfig().prism;
  return (
    <ColoredCode
      isComputed
      highlighted={useHtml(props)}
      language={language ?? /language-(\S+)/.exec(className)?.[1] ?? defaultLanguage}
      title={TITLE.exec(metastring)?.[2] || title}
      className={className.replace(/(?:^|\s)language-\S+/g, '')}
    />
  );
}
