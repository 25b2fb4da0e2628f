// Change: a line of code is a span, not a div, which HTML does not allow inside code. Ejected from 3.10.2 without the
// numbers of lines, which no page of this site shows.
import LineToken from '@theme/CodeBlock/Line/Token';
import type { Props } from '@theme/CodeBlock/Line';
import type { ReactNode } from 'react';

/** A line without content is printed by the break alone. */
function withoutOwnBreak(line: Props['line']): Props['line'] {
  const [first] = line;
  return line.length === 1 && first?.content === '\n' ? [{ ...first, content: '' }] : line;
}

export default function CodeBlockLine({ line: given, classNames, getLineProps, getTokenProps }: Props): ReactNode {
  const line = withoutOwnBreak(given);
  return (
    <span {...getLineProps({ line, className: classNames?.join(' ') })}>
      {line.map((token, index) => (
        <LineToken key={index} {...getTokenProps({ token })} line={line} token={token} />
      ))}
      <br />
    </span>
  );
}
