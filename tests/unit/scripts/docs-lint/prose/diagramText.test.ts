import { describe, expect, it } from 'vitest';

import { diagramText } from '../../../../../scripts/docs-lint/prose/rules/diagramText';
import { findingsOf, foundBy } from './onPage';

describe('diagram-text', () => {
  it('reports a diagram without a text alternative', () => {
    expect(findingsOf(diagramText, 'Text.\n\n```mermaid\ngraph TD;\n  A-->B;\n```\n')).toMatchObject([{ line: 3 }]);
  });

  it.each([
    ['a title', '```mermaid\ngraph TD;\n  accTitle: A title\n```'],
    ['a description of several lines', '```mermaid\ngraph TD;\n  accDescr {\n    Text.\n  }\n```'],
    ['other code', '```js\ngraph();\n```'],
  ])('accepts %s', (_, source) => {
    expect(foundBy(diagramText, source)).toEqual([]);
  });
});
