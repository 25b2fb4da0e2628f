import type { Root } from 'hast';
import { describe, expect, it } from 'vitest';

import { rehypeNestedParagraphs } from '../../../plugins/content/rehypeNestedParagraphs';

const text = { type: 'text', value: 'Text' } as const;

/** Returns the children of a JSX element with a paragraph as its content. */
function childrenOf(name: string): unknown {
  const paragraph = { type: 'element' as const, tagName: 'p', properties: {}, children: [text] };
  const element = { type: 'mdxJsxFlowElement' as const, name, attributes: [], children: [paragraph] };
  rehypeNestedParagraphs()({ type: 'root', children: [element] } as Root);
  return element.children;
}

describe('rehypeNestedParagraphs', () => {
  it.each(['p', 'summary', 'CodeBlock'])('removes the paragraph in <%s>', (name) => {
    expect(childrenOf(name)).toEqual([text]);
  });

  it.each(['div', 'Admonition', 'details'])('keeps the paragraph in <%s>', (name) => {
    expect(childrenOf(name)).toMatchObject([{ tagName: 'p' }]);
  });
});
