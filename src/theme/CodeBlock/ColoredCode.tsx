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

/** A block of code with its colors. */
export interface ColoredCodeProps {
  /** The code as HTML, see `shared/code/highlight.ts`. */
  highlighted: string;
  language: string;
  title?: ReactNode;
  className?: string | undefined;
  /** Whether the served code may have other HTML than `highlighted` has in the browser. */
  isComputed?: boolean;
}

/** What the buttons read. */
function metadataOf({ highlighted, language, title }: ColoredCodeProps): CodeBlockMetadata {
  const code = plainCode(highlighted);
  return {
    codeInput: code,
    code,
    className: '',
    language,
    title,
    lineNumbersStart: undefined,
    lineClassNames: {},
  };
}

function Code({ highlighted, language, isComputed }: ColoredCodeProps): ReactNode {
  const { codeBlockRef } = useCodeBlockContext().wordWrap;
  return (
    <pre ref={codeBlockRef} className={`prism-code language-${language}`}>
      <code suppressHydrationWarning={isComputed} dangerouslySetInnerHTML={{ __html: highlighted }} />
    </pre>
  );
}

export default function ColoredCode(props: ColoredCodeProps): ReactNode {
  const { highlighted, language, title, className } = props;
  const metadata = useMemo(() => metadataOf({ highlighted, language, title }), [highlighted, language, title]);
  return (
    <CodeBlockContextProvider metadata={metadata} wordWrap={useCodeWordWrap()}>
      <div className={clsx(ThemeClassNames.common.codeBlock, styles.block, className)}>
        {title && <div className={clsx('code-title', styles.title)}>{title}</div>}
        <Code {...props} />
        <div className={styles.buttons}>
          <WordWrapButton />
          <CopyButton />
        </div>
      </div>
    </CodeBlockContextProvider>
  );
}
