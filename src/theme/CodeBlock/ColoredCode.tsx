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

import { plainCode } from '../../../shared/code/codeHtml';
import styles from './styles.module.css';

interface Props {
  /** The code as HTML, see `shared/code/highlight.ts`. */
  highlighted: string;
  language: string;
  title?: ReactNode;
  className?: string | undefined;
  /** Whether `highlighted` may differ between the server and the browser. */
  isComputed?: boolean;
}

/** Returns the metadata that the buttons read from the context. */
function metadataOf({ highlighted, language, title }: Props): CodeBlockMetadata {
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

function Code({ highlighted, language, isComputed }: Props): ReactNode {
  const { codeBlockRef } = useCodeBlockContext().wordWrap;
  return (
    <pre ref={codeBlockRef} className={`prism-code language-${language}`}>
      <code suppressHydrationWarning={isComputed} dangerouslySetInnerHTML={{ __html: highlighted }} />
    </pre>
  );
}

/** A code block with syntax colors and buttons. */
export default function ColoredCode(props: Props): ReactNode {
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
