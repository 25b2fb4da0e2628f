// Change: prints code that was colored at build; nothing in the browser reads it, and nothing is drawn twice. The copy
// button is in the served page. Ejected from 3.10.2; takes all props of the original.
import { ThemeClassNames } from '@docusaurus/theme-common';
import type { Props as CodeBlockProps } from '@theme/CodeBlock';
import clsx from 'clsx';
import { Children, isValidElement, type ReactNode } from 'react';

import ColoredCode from './ColoredCode';
import ComputedCode from './ComputedCode';
import styles from './styles.module.css';

/** What the build hands to a block of code, or what a page writes. */
export type Props = Partial<Omit<CodeBlockProps, 'language'>> & {
  /** The code as HTML, see `shared/code/highlight.ts`; then `children` are not read. */
  highlighted?: string;
  language?: string;
};

/** Code with elements in it, which has no colors and cannot be copied by a button. */
function ElementsAsCode({ children, className }: Pick<Props, 'children' | 'className'>): ReactNode {
  return (
    <div className={clsx(ThemeClassNames.common.codeBlock, styles.block, className)}>
      <pre className="prism-code language-text">
        <code>{children}</code>
      </pre>
    </div>
  );
}

export default function CodeBlock({ highlighted, children, ...props }: Props): ReactNode {
  const { language = 'text', title, className } = props;
  if (highlighted !== undefined) return <ColoredCode {...{ highlighted, language, title, className }} />;
  const parts = Children.toArray(children);
  if (parts.some((part) => isValidElement(part)))
    return <ElementsAsCode className={className}>{children}</ElementsAsCode>;
  return <ComputedCode {...props}>{parts.join('')}</ComputedCode>;
}
