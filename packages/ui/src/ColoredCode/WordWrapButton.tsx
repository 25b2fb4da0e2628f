import { translate } from '@docusaurus/Translate';
import IconWordWrap from '@theme/Icon/WordWrap';
import { useEffect, useState, type ReactNode, type RefObject } from 'react';

interface Props {
  block: RefObject<HTMLElement | null>;
  isWrapped: boolean;
  toggle: () => void;
}

/** Wraps long lines. Only a block with lines that are too long for it has this button. */
export default function WordWrapButton({ block, isWrapped, toggle }: Props): ReactNode {
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
