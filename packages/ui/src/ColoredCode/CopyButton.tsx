import { translate } from '@docusaurus/Translate';
import IconCopy from '@theme/Icon/Copy';
import IconSuccess from '@theme/Icon/Success';
import { useEffect, useState, type ReactNode } from 'react';

import { announce, notCopied } from '../announce';

/** Milliseconds for which the icon shows that the code was copied. */
const COPIED_MS = 1000;

async function copyToClipboard(text: string): Promise<void> {
  // Only secure contexts have a clipboard: HTTPS and localhost.
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  const { default: copy } = await import('copy-text-to-clipboard');
  // Everything outside of an open dialog is inert.
  const target = document.querySelector<HTMLElement>('dialog[open]') ?? document.body;
  if (!copy(text, { target })) throw new Error(notCopied());
}

/**
 * Copies code. A live region says "Copied", or that copying failed: if the name of the button changed, some screen readers
 * would say it twice.
 */
export default function CopyButton({ code }: { code: string }): ReactNode {
  const [isCopied, setIsCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = window.setTimeout(() => setIsCopied(false), COPIED_MS);
    return () => window.clearTimeout(timer);
  }, [isCopied]);

  const copy = () =>
    void copyToClipboard(code).then(
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
