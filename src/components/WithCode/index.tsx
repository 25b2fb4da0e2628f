import type { ReactNode } from 'react';

/** Renders a sentence with names in backticks as `<code>`. */
export default function WithCode({ children }: { children: string }): ReactNode {
  return children.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}
