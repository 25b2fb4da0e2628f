import { readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, it } from 'vitest';

import { brand } from '../../brand.config';
import { brandLiterals } from '../../site/plugins/content/brand';
import { projectDir, projectFiles } from '../../scripts/lib/run';

it('only brand.config.ts contains brand words', () => {
  const files = projectFiles().filter((file) => {
    const text = readFileSync(path.join(projectDir, file), 'latin1');
    return [text, file].some((content) => brandLiterals(content, brand).length > 0);
  });
  expect(files).toEqual(['brand.config.ts']);
});
