// Change: prints code that was colored at build; nothing in the browser reads it, and nothing is drawn twice. The copy
// button is in the served page. Ejected from 3.10.2 without titles, numbers and marks of lines, which no page uses.
import { ThemeClassNames } from '@docusaurus/theme-common';
import {
  CodeBlockContextProvider,
  useCodeBlockContext,
  useCodeWordWrap,
  type CodeBlockMetadata,
} from '@docusaurus/theme-common/internal';
import CopyButton from '@theme/CodeBlock/Buttons/CopyButton';
import WordWrapButton from '@theme/CodeBlock/Buttons/WordWrapButton';
import clsx from 'clsx';
import { useMemo, type ReactNode } from 'react';

import { plainCode } from '../../../shared/code/plainCode';
import styles from './styles.module.css';

/** What the build hands to a block of code. */
export interface Props {
  /** The code as HTML, see `shared/code/highlight.ts`. */
  highlighted: string;
  language: string;
}

/** What the buttons read. */
function metadataOf(code: string, language: string): CodeBlockMetadata {
  return {
    codeInput: code,
    code,
    className: '',
    language,
    title: undefined,
    lineNumbersStart: undefined,
    lineClassNames: {},
  };
}

function Code({ highlighted, language }: Props): ReactNode {
  const { codeBlockRef } = useCodeBlockContext().wordWrap;
  return (
    <pre ref={codeBlockRef} className={`prism-code language-${language}`}>
      <code dangerouslySetInnerHTML={{ __html: highlighted }} />
    </pre>
  );
}

export default function CodeBlock({ highlighted, language }: Props): ReactNode {
  const metadata = useMemo(() => metadataOf(plainCode(highlighted), language), [highlighted, language]);
  return (
    <CodeBlockContextProvider metadata={metadata} wordWrap={useCodeWordWrap()}>
      <div className={clsx(ThemeClassNames.common.codeBlock, styles.block)}>
        <Code highlighted={highlighted} language={language} />
        <div className={styles.buttons}>
          <WordWrapButton />
          <CopyButton />
        </div>
      </div>
    </CodeBlockContextProvider>
  );
}
