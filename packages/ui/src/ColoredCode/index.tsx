import { ThemeClassNames } from '@docusaurus/theme-common';
import clsx from 'clsx';
import { useRef, useState, type ReactNode } from 'react';

import { plainCode } from '@api-docs/kit/codeHtml';

import CopyButton from './CopyButton';
import styles from './styles.module.css';
import WordWrapButton from './WordWrapButton';

interface Props {
  /** The code as HTML, see `@api-docs/ui/code/highlight`. */
  highlighted: string;
  language: string;
  title?: ReactNode;
  className?: string | undefined;
  /** Whether `highlighted` may differ between the server and the browser. */
  isComputed?: boolean;
}

const WRAPPED = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const;

/** A code block with syntax colors and buttons. */
export default function ColoredCode({ highlighted, language, title, className, isComputed }: Props): ReactNode {
  const block = useRef<HTMLPreElement>(null);
  const [isWrapped, setIsWrapped] = useState(false);
  return (
    <div className={clsx(ThemeClassNames.common.codeBlock, styles.block, className)}>
      {title && <div className={clsx('code-title muted', styles.title)}>{title}</div>}
      <pre ref={block} className={`prism-code language-${language}`}>
        <code
          style={isWrapped ? WRAPPED : undefined}
          suppressHydrationWarning={isComputed}
          dangerouslySetInnerHTML={{ __html: highlighted }}
        />
      </pre>
      <div className={`with-js ${styles.buttons}`}>
        <WordWrapButton block={block} isWrapped={isWrapped} toggle={() => setIsWrapped(!isWrapped)} />
        <CopyButton code={plainCode(highlighted)} />
      </div>
    </div>
  );
}
