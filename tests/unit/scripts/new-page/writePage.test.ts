import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeAll, afterAll, describe, expect, it } from 'vitest';

import type { Answers } from '../../../../scripts/new-page/answers';
import { writePage } from '../../../../scripts/new-page/writePage';
import { openProject, type Project } from '../../../../scripts/new-page/project';
import { projectDir } from '../../../../scripts/lib/run';

const SOURCES = [
  'docs',
  'versioned_docs',
  'blog',
  'openapi',
  'src/pages',
  'versions.json',
  'plugins/api/reference/landing.mdx',
];

/** A copy of the project's pages, shared by all tests. New pages have to fit in with them. */
let project: Project;

/** Files that a test wrote, with their previous text. */
const written = new Map<string, string | undefined>();

beforeAll(() => {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'new-page-'));
  for (const source of SOURCES) cpSync(path.join(projectDir, source), path.join(siteDir, source), { recursive: true });
  // A real page could have the title of a test.
  for (const [, file] of KINDS) rmSync(path.join(siteDir, file), { force: true });
  project = openProject(siteDir);
});

afterAll(() => rmSync(project.siteDir, { recursive: true }));

afterEach(() => {
  for (const [file, before] of written) {
    if (before === undefined) rmSync(path.join(project.siteDir, file));
    else writeFileSync(path.join(project.siteDir, file), before);
  }
  written.clear();
});

const TODAY = '2025-06-16';

function text(file: string): string {
  return readFileSync(path.join(project.siteDir, file), 'utf8');
}

function write(answers: Answers): string {
  const changeLog = text('docs/change-log.mdx');
  const { file } = writePage(answers, project, { today: TODAY, spell: () => [] });
  if (!written.has(file)) written.set(file, file === 'docs/change-log.mdx' ? changeLog : undefined);
  return file;
}

const METRICS = 'docs/understanding-brand-metrics';

const KINDS: [Answers, string][] = [
  [
    { kind: 'metric', title: 'Groundedness', operation: 'faithfulness', direction: 'higher' },
    `${METRICS}/groundedness.mdx`,
  ],
  [
    { kind: 'metric', title: 'Money', operation: '/performance/v1/cost', direction: 'estimate' },
    `${METRICS}/money.mdx`,
  ],
  [{ kind: 'metric', title: 'House rules', operation: 'adherence', direction: 'target' }, `${METRICS}/house-rules.mdx`],
  [
    { kind: 'v3-metric', title: 'Tricks in a prompt', operation: 'prompt_injection', direction: 'lower' },
    `${METRICS}/v3-metrics-soon-to-be-deprecated/tricks_in_a_prompt.mdx`,
  ],
  [
    { kind: 'v3-metric', title: 'Digest (legacy API)', operation: '/safety/v3/summarization', direction: 'higher' },
    `${METRICS}/v3-metrics-soon-to-be-deprecated/digest.mdx`,
  ],
  [{ kind: 'shield', title: 'Data', operation: 'pii' }, 'docs/security-shields/data-shield.mdx'],
  [{ kind: 'shield', title: 'MCP list shield', operation: 'evaluate' }, 'docs/security-shields/mcp-list-shield.mdx'],
  [{ kind: 'task', title: 'Export a report' }, 'docs/quickstart-portal/export_a_report.mdx'],
  [{ kind: 'concept', title: 'What a score is' }, 'docs/what-a-score-is.mdx'],
  [{ kind: 'post', title: 'Scores, read together', tags: 'hello, hola' }, 'blog/2025-06-16-scores-read-together.mdx'],
  [{ kind: 'post', title: 'Dated', tags: 'hello', date: '2025-01-02' }, 'blog/2025-01-02-dated.mdx'],
];

describe('newPage', () => {
  it.each(KINDS)('writes %o', (answers, file) => {
    expect(write(answers)).toBe(file);
    expect(text(file)).toMatch(/^---\n[\s\S]+\n---\n\n[A-Z]/);
    expect(() => write(answers)).toThrow(`${file}: the page already exists`);
  });

  it('gives several pages of a kind different positions', () => {
    const positions = ['First idea', 'Second idea', 'Third idea'].map((title) => {
      const [, position] = /^sidebar_position: (.+)$/m.exec(text(write({ kind: 'concept', title }))) ?? [];
      return Number(position);
    });
    expect(positions).toEqual([...new Set(positions)].sort((a, b) => a - b));
    const [, changeLog] = /^sidebar_position: (.+)$/m.exec(text('docs/change-log.mdx')) ?? [];
    expect(Math.max(...positions)).toBeLessThan(Number(changeLog));
  });

  it('writes the sections of all metric pages, with hints for the writer', () => {
    const page = text(write(KINDS[0]?.[0] ?? {}));
    expect(page.match(/^## .+$/gm)).toEqual([
      '## When to use it',
      '## Request',
      '## Example call',
      '## Reply',
      '## Reading the score',
      '## Compare two inputs',
      '## Pitfalls',
      '## Related',
    ]);
    expect(page.match(/\{\/\* .+ \*\/\}/g)?.length).toBeGreaterThanOrEqual(4);
  });

  it('adds an entry to the change-log only once', () => {
    const answers = {
      kind: 'change-log',
      group: 'Added',
      title: 'Find personal data sooner',
      page: 'understanding-brand-metrics/pii.mdx',
    };
    expect(write(answers)).toBe('docs/change-log.mdx');
    expect(text('docs/change-log.mdx')).toContain(
      '\n- Find personal data sooner: [PII](./understanding-brand-metrics/pii.mdx).\n',
    );
    expect(() => write(answers)).toThrow('docs/change-log.mdx: the entry already exists');
  });
});

const METRIC = { kind: 'metric', title: 'Groundedness', operation: 'faithfulness', direction: 'higher' };

const REJECTED: [string, Answers, string | RegExp][] = [
  ['no kind', {}, '--kind: missing'],
  ['an unknown kind', { kind: 'metrik', title: 'A' }, 'write "metric"'],
  ['no title', { kind: 'concept' }, '--title: missing'],
  ['a blank title', { kind: 'concept', title: '  ' }, '--title: missing'],
  ['a title without Latin letters', { kind: 'concept', title: '日本語' }, 'the title gives no path'],
  ['a title with an unknown token', { ...METRIC, title: 'Tone at %brand.produkt%' }, 'write %brand.product%'],
  ['an existing page', { ...METRIC, title: 'PII' }, `${METRICS}/pii.mdx: the page already exists`],
  [
    'a post with the path of another post',
    { kind: 'post', title: 'Welcome', tags: 'hello' },
    'another page has this path',
  ],
  ['no operation', { ...METRIC, operation: undefined }, '--operation: missing'],
  ['a misspelled operation', { ...METRIC, operation: 'faithfullness' }, 'write "faithfulness"'],
  ['a legacy operation for a metric', { ...METRIC, operation: '/safety/v3/pii' }, 'use --kind v3-metric'],
  [
    'a current operation for a legacy metric',
    { ...METRIC, kind: 'v3-metric', operation: '/metrics/v4alpha/pii' },
    'use --kind metric',
  ],
  ['a misspelled direction', { ...METRIC, direction: 'highr' }, 'write "higher"'],
  ['an unknown tag', { kind: 'post', title: 'News of the day', tags: 'hello,news' }, '--tags: unknown tags'],
  ['a post without tags', { kind: 'post', title: 'News of the day' }, 'keys of blog/tags.yml: docusaurus'],
  [
    'an invalid date',
    { kind: 'post', title: 'News of the day', tags: 'hello', date: '16.6.2025' },
    'a date such as 2025-06-16',
  ],
  ['a released version', { ...METRIC, version: 'v3.4.0' }, 'v3.4.0 is released and gets no new pages'],
  ['an unknown version', { ...METRIC, version: 'v9.9.9' }, 'unknown docs version'],
  ['an unknown group', { kind: 'change-log', group: 'New', title: 'A', page: 'intro.mdx' }, '--group: unknown group'],
  [
    'an entry about a missing page',
    { kind: 'change-log', group: 'Added', title: 'A', page: 'itnro.mdx' },
    'write "intro.mdx"',
  ],
];

describe('writePage throws, and writes nothing, on', () => {
  const everything = () => readdirSync(project.siteDir, { recursive: true, encoding: 'utf8' }).sort();

  it.each(REJECTED)('%s', (_what, answers, message) => {
    const before = everything();
    expect(() => write(answers)).toThrow(message);
    expect(everything()).toEqual(before);
  });
});

describe('house style', () => {
  it('does not prevent a page, and is returned as advice', () => {
    const rule = { name: 'unknown-word', level: 'style', why: 'Why.', remedy: 'Remedy.' } as const;
    const spell = (file: string) => [{ file, line: 2, rule, found: 'Groundednes' }];
    const { file, advice } = writePage({ kind: 'concept', title: 'Ground Truth' }, project, { today: TODAY, spell });
    written.set(file, undefined);
    expect(text(file)).toContain('title: Ground Truth');
    expect(advice.map(({ rule: { name } }) => name)).toEqual(['heading-case', 'unknown-word']);
  });
});
