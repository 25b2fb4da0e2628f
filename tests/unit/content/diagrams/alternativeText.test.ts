import { describe, expect, it } from 'vitest';

import { alternativeText } from '../../../../plugins/content/diagrams/alternativeText';

const NONE = { title: '', description: '', labels: [] };

describe('alternativeText', () => {
  it('is the title and the description of the diagram', () => {
    const drawing = { ...NONE, title: 'How a text is checked', description: 'It is split, then scored.' };
    expect(alternativeText(drawing, 'flowchart-v2', '')).toBe('How a text is checked. It is split, then scored.');
  });

  it('is the title alone if there is no description', () => {
    expect(alternativeText({ ...NONE, title: 'How a text is checked' }, 'flowchart-v2', '')).toBe(
      'How a text is checked',
    );
  });

  it('is the kind and the labels in the order of the source, without numbers that Mermaid adds', () => {
    const code = 'graph TD\n  D[Start] --> A[Check<br/>text]';
    const drawing = { ...NONE, labels: ['Check text', '17', 'Start'] };
    expect(alternativeText(drawing, 'flowchart-v2', code)).toBe('Flowchart: Start, Check text');
  });

  it.each([
    ['sequence', 'Sequence diagram'],
    ['stateDiagram', 'State diagram'],
    ['classDiagram', 'Class diagram'],
    ['mindmap', 'Mindmap'],
  ])('names the kind %s in words', (kind, name) => {
    expect(alternativeText(NONE, kind, '')).toBe(name);
  });
});
