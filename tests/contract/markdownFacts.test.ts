import { describe, expect, it } from 'vitest';

import { REFERENCE_LANGUAGES, SAMPLE_LANGUAGES } from '@api-docs/openapi-facts/samples/sampleLanguages';
import { markdownPath } from '@api-docs/kit/markdownPath';

import { API_FILE } from '../../site/plugins/api/facts/apiFiles';
import { builtText, normalizeSpace } from '../support/builtSite';
import { readOperations } from '../support/openApiDocument';
import { fieldsOf } from '../support/openApiFields';

/** How the table of fields writes what the page says. */
const WORDS = new Map([
  ['required', /^(?:yes)/],
  ['optional', /^(?:no|conditional)/],
  ['send it', /^send it/],
  ['always present', /^always/],
  ['not always present', /^not always/],
]);

/** Removes Markdown syntax. */
const plain = (text: string) => normalizeSpace(text.replace(/[\\*_`]/g, '').replace(/\[([^\]]*)\]\([^)]*\)/g, '$1'));

/** Reads the rows of all tables with a column for fields: cells by the title of their column. */
function rowsOf(markdown: string): Map<string, string>[] {
  const cellsOf = (line: string) =>
    line
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => plain(cell.replaceAll('\\|', '|')));
  return markdown.split(/\n\n/).flatMap((block) => {
    const [head = '', , ...lines] = block.split('\n');
    if (!head.startsWith('| Field | Type |')) return [];
    const titles = cellsOf(head);
    return lines.map((line) => new Map(cellsOf(line).map((cell, index) => [titles[index] ?? '', cell])));
  });
}

function isShown(row: ReadonlyMap<string, string>, fact: string): boolean {
  const presence = WORDS.get(fact);
  if (presence) return presence.test(row.get('Required') ?? row.get('Present') ?? '');
  const value = /^Default: (.*)$/.exec(fact)?.[1];
  if (value !== undefined) return row.get('Default') === plain(value);
  return [...row.values()].some((cell) => cell.includes(plain(fact)));
}

describe.each(readOperations(API_FILE))('the Markdown version of $method $path', (operation) => {
  const markdown = builtText(markdownPath(operation.route.slice(1)));
  const examples = Object.values(operation.request?.examples ?? {});
  const rows = rowsOf(markdown);
  /** Rows of the request come before those of the reply. */
  const rowNamed = (name: string, part: string) => {
    const own = rows.filter(
      (row) => row.get('Field') === plain(name) && row.has(part === 'reply' ? 'Present' : 'Required'),
    );
    return own[0];
  };

  it('has every fact about every field in a row of its own', () => {
    const missing = fieldsOf(operation).flatMap(({ anchor, shownPath, texts }) => {
      const row = rowNamed(shownPath, anchor.slice(0, anchor.indexOf('-')));
      if (!row) return [`no row for ${anchor}`];
      return texts.filter((text) => !isShown(row, text)).map((text) => `${anchor} lacks: ${text}`);
    });
    expect(missing).toEqual([]);
  });

  it('has every status, example and documented reply', () => {
    const text = plain(markdown);
    const statuses = Object.entries(operation.responses).map(
      ([code, { description = '' }]) => `${code} ${plain(description)}`,
    );
    const shown = plain(markdown.replace(/\s*\|\s*/g, ' '));
    expect(statuses.filter((status) => !shown.includes(status))).toEqual([]);
    const printed = [...markdown.matchAll(/(?:<<'JSON'\n|```json\n)([\s\S]*?)(?:JSON\n)?```/g)].map(([, json = '']) =>
      JSON.stringify(JSON.parse(json)),
    );
    const lost = examples.filter(({ value }) => !printed.includes(JSON.stringify(value)));
    expect(lost).toEqual([]);
    const captions = examples.map(({ summary, description = summary }) => plain(description));
    expect(captions.filter((caption) => !text.includes(caption))).toEqual([]);
  });

  it('has one call for each example, at least one, and no words of the interface', () => {
    expect([...markdown.matchAll(/^```bash\ncurl /gm)]).toHaveLength(Math.max(1, examples.length));
    const others = REFERENCE_LANGUAGES.slice(1).map((id) => SAMPLE_LANGUAGES[id].prism);
    expect(markdown).not.toMatch(new RegExp(`^\`\`\`(?:${others.join('|')})$`, 'm'));
    expect(markdown).not.toMatch(/Nothing is sent|Filter the|In the text|Copy link/);
  });
});
