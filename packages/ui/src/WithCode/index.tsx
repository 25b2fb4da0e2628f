import type { ReactNode } from 'react';

/** Renders a sentence with names in backticks as `<code>`. A name with a backtick is in two of them. */
export default function WithCode({ children }: { children: string }): ReactNode {
  return children
    .split(/`` ?(.*?) ?``|`([^`]*)`/s)
    .map((part, index) => (index % 3 === 0 ? part : part !== undefined && <code key={index}>{part}</code>));
}
