import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { projectDir } from '../../../scripts/run';

const { guard } = createRequire(import.meta.url)('../../../plugins/search-box/guardSearchBox.cjs') as {
  guard(source: string, name: string): string;
};

const PLUGIN = 'node_modules/@easyops-cn';
const FILES = {
  'SearchBar.jsx': `${PLUGIN}/docusaurus-search-local/dist/client/client/theme/SearchBar/SearchBar.jsx`,
  'typeahead.js': `${PLUGIN}/autocomplete.js/src/autocomplete/typeahead.js`,
};

function trimmed(text: string): string[] {
  return text.split('\n').map((line) => line.trim());
}

function installed(name: keyof typeof FILES): string {
  return readFileSync(path.join(projectDir, FILES[name]), 'utf8');
}

describe('guard', () => {
  it.each([
    ['SearchBar.jsx', 'if (!searchBarRef.current) return;', 'fetchIndexesByWorker(', 'search.current = autoComplete('],
    ['SearchBar.jsx', 'if (!searchBarRef.current ||', 'const result = await searchByWorker(', 'callback(['],
    ['typeahead.js', 'if (!this.dropdown.$menu) return;', '_onDatasetRendered:', "this.eventBus.trigger('updated');"],
  ] as const)('puts into %s the check %s', (name, check, after, before) => {
    const lines = trimmed(guard(installed(name), name));
    const place = (start: string) => lines.findIndex((line) => line.startsWith(start));
    expect(place(check)).toBeGreaterThan(place(after));
    expect(place(check)).toBeLessThan(place(before));
  });

  it.each(['SearchBar.jsx', 'typeahead.js'] as const)('changes nothing else in %s', (name) => {
    const isCheck = (line: string) => /^if \(!(?:searchBarRef\.current|this\.dropdown\.\$menu)/.test(line);
    const source = installed(name);
    expect(trimmed(guard(source, name)).filter((line) => !isCheck(line))).toEqual(trimmed(source));
  });

  it.each(['', installed('SearchBar.jsx').repeat(2)])('stops the build on another text', (text) => {
    expect(() => guard(text, 'SearchBar.jsx')).toThrow(/a place to guard is not there[^]*remedy/);
  });

  it('leaves other files alone', () => {
    expect(guard('text', 'index.js')).toBe('text');
  });
});
