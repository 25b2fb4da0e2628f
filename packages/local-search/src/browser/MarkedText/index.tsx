import type { ReactNode } from 'react';

import type { MarkedText as Text } from '../../engine/types';

/** Renders a text with its matches in `<mark>`. Matches are sorted by position; one inside of the previous one is skipped. */
export default function MarkedText({ children: { text, marks } }: { children: Text }): ReactNode {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const [start, length] of marks) {
    if (start < end) continue;
    parts.push(text.slice(end, start), <mark key={start}>{text.slice(start, start + length)}</mark>);
    end = start + length;
  }
  return (
    <>
      {parts}
      {text.slice(end)}
    </>
  );
}
