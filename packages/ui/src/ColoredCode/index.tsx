import { ThemeClassNames } from '@docusaurus/theme-common';
import { translate } from '@docusaurus/Translate';
import IconCopy from '@theme/Icon/Copy';
import IconSuccess from '@theme/Icon/Success';
import IconWordWrap from '@theme/Icon/WordWrap';
import clsx from 'clsx';
import { Fragment, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';

import { plainCode } from '@api-docs/kit';

import { announce } from '../announce';
import { copyText } from '../copyText';
import { notCopied } from '../notCopied';
import styles from './styles.module.css';

/** Milliseconds for which the icon shows that the code was copied. */
const COPIED_MS = 1000;

/**
 * Copies code. A live region says "Copied", or that copying failed: if the name of the button changed, some screen readers
 * would say it twice.
 */
function CopyButton({ code }: { code: string }): ReactNode {
  const [isCopied, setIsCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = window.setTimeout(() => setIsCopied(false), COPIED_MS);
    return () => window.clearTimeout(timer);
  }, [isCopied]);

  const copy = () =>
    void copyText(code).then(
      () => {
        setIsCopied(true);
        announce(translate({ id: 'theme.CodeBlock.copied', message: 'Copied' }));
      },
      () => announce(notCopied()),
    );

  const Icon = isCopied ? IconSuccess : IconCopy;
  return (
    <button
      type="button"
      aria-label={translate({ id: 'theme.CodeBlock.copyButtonAriaLabel', message: 'Copy code to clipboard' })}
      title={translate({ id: 'theme.CodeBlock.copy', message: 'Copy' })}
      data-copied={isCopied || undefined}
      onClick={copy}
      className="clean-btn"
    >
      <Icon aria-hidden />
    </button>
  );
}

interface WordWrapProps {
  block: RefObject<HTMLElement | null>;
  isWrapped: boolean;
  toggle: () => void;
}

/** Wraps long lines. Only a block with lines that are too long for it has this button. */
function WordWrapButton({ block, isWrapped, toggle }: WordWrapProps): ReactNode {
  const [isTooWide, setIsTooWide] = useState(false);

  useEffect(() => {
    const element = block.current;
    // Wrapped lines are never too long, but the button stays.
    if (!element || isWrapped) return undefined;
    const observer = new ResizeObserver(() => setIsTooWide(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [block, isWrapped]);

  if (!isTooWide) return null;
  const title = translate({ id: 'theme.CodeBlock.wordWrapToggle', message: 'Toggle word wrap' });
  return (
    <button
      type="button"
      onClick={toggle}
      aria-pressed={isWrapped}
      aria-label={title}
      title={title}
      className="clean-btn"
    >
      <IconWordWrap aria-hidden />
    </button>
  );
}

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

/** Lets a narrow block break an address in its title before a slash. */
function Title({ children: title }: { children: ReactNode }): ReactNode {
  if (typeof title !== 'string') return title;
  return title.split(/(?<=\S)(?=\/)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

/** A code block with syntax colors and buttons. */
export default function ColoredCode({ highlighted, language, title, className, isComputed }: Props): ReactNode {
  const block = useRef<HTMLPreElement>(null);
  const [isWrapped, setIsWrapped] = useState(false);
  return (
    <div className={clsx(ThemeClassNames.common.codeBlock, styles.block, className)}>
      {title && (
        <div className={clsx('code-title muted', styles.title)}>
          <Title>{title}</Title>
        </div>
      )}
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
