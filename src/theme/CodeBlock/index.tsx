// Change: code is highlighted at build, so the browser neither parses nor re-renders it, and the copy button is in the
// served HTML. Ejected from 3.10.2; accepts all props of the original.
import { ThemeClassNames } from '@docusaurus/theme-common';
import type { Props as CodeBlockProps } from '@theme/CodeBlock';
import clsx from 'clsx';
import { Children, isValidElement, type ReactNode } from 'react';

import { ColoredCode } from '@api-docs/ui';
import styles from '@api-docs/ui/ColoredCode/styles.module.css';

import ComputedCode from './ComputedCode';

/** Props from the build or from a page. */
export type Props = Partial<Omit<CodeBlockProps, 'language'>> & {
  /** The code as HTML, see `@api-docs/ui/code/highlight`. If set, `children` are ignored. */
  highlighted?: string;
  language?: string;
};

/** A code block that contains elements. It has no colors and no buttons. */
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
