import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { useThemeConfig } from '@docusaurus/theme-common';
import type { Props as CodeBlockProps } from '@theme/CodeBlock';
import { use, useEffect, useState, type ReactNode } from 'react';

import { escapeHtml } from '../../../shared/code/escapeHtml';
import ColoredCode from './ColoredCode';
import type * as highlighterChunk from './highlighter';

type Props = CodeBlockProps & { children: string };

let highlighter: Promise<typeof highlighterChunk> | undefined;

/** A chunk of its own, which only this component loads. */
function loadHighlighter(): Promise<typeof highlighterChunk> {
  highlighter ??= import(/* webpackChunkName: "highlighter" */ './highlighter');
  return highlighter;
}

/**
 * Waits for the highlighter without a Suspense boundary: React would serve a long block in a hidden element at the end of
 * the page, with an inline script that moves it.
 */
function useServedHtml(props: Props): string {
  const { highlight } = use(loadHighlighter());
  return highlight(props, useThemeConfig().prism);
}

/** The served HTML stays until the highlighter has loaded. */
function useBrowserHtml(props: Props): string {
  const { prism } = useThemeConfig();
  const [html, setHtml] = useState(() => escapeHtml(props.children));
  useEffect(() => {
    let isCurrent = true;
    loadHighlighter().then(
      ({ highlight }) => isCurrent && setHtml(highlight(props, prism)),
      // The code is complete without colors.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [props, prism]);
  return html;
}

const useHtml = ExecutionEnvironment.canUseDOM ? useBrowserHtml : useServedHtml;

/** Prints code that is known only when a component is rendered. */
export default function ComputedCode(props: Props): ReactNode {
  const { language, className = '', metastring = '', title } = props;
  const { defaultLanguage = 'text' } = useThemeConfig().prism;
  return (
    <ColoredCode
      isComputed
      highlighted={useHtml(props)}
      language={language ?? /language-(\S+)/.exec(className)?.[1] ?? defaultLanguage}
      title={/title=(["'])(?<title>.*?)\1/.exec(metastring)?.groups?.title || title}
      className={className.replace(/(?:^|\s)language-\S+/g, '')}
    />
  );
}
