import { describe, expect, it } from 'vitest';

import { parseYaml } from '../src/input/parseYaml';
import { errorDetails } from '../testing/errorDetails';

describe('parseYaml', () => {
  it.each([
    ['an open bracket', 'a: 1\nb: [c\n', 3],
    ['a duplicate key', 'a: 1\na: 2\n', 2],
    ['two documents', 'a: 1\n---\nb: 2\n', 2],
    ['an alias without an anchor', 'a: *nowhere\n', 1],
  ])('reports file and line of %s', (_case, text, line) => {
    expect(errorDetails(() => parseYaml(text, 'moved.yaml')).file).toBe(`moved.yaml:${line}`);
  });
});
