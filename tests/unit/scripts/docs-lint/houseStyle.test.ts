import { describe, expect, it } from 'vitest';

import type { Level, ReportedFinding } from '../../../../scripts/docs-lint/finding';
import { judge, type StyleScope } from '../../../../scripts/docs-lint/houseStyle';

function finding(file: string, level: Level): ReportedFinding {
  return { file, line: 1, rule: { name: 'rule', level, why: 'Why.', remedy: 'Remedy.' }, found: 'text' };
}

const FAULT = finding('docs/old.mdx', 'fault');
const STYLE = [finding('docs/old.mdx', 'style'), finding('docs/new.mdx', 'style')];

const CHANGE: StyleScope = { isCi: true, base: 'origin/main', touched: new Set(['docs/new.mdx']) };
const LOCAL: StyleScope = { ...CHANGE, isCi: false };
const MAIN: StyleScope = { ...CHANGE, touched: new Set() };
const SHALLOW: StyleScope = { ...CHANGE, touched: undefined };

describe('judge', () => {
  it.each([
    ['a fault in CI', [FAULT], MAIN, 1],
    ['a fault on a writer’s machine', [FAULT], LOCAL, 1],
    ['house style in a touched file in CI', STYLE, CHANGE, 1],
    ['no house style on a writer’s machine', STYLE, LOCAL, 0],
    ['no house style on the main branch', STYLE, MAIN, 0],
    ['no house style without a base', STYLE, SHALLOW, 0],
    ['faults and house style together', [FAULT, ...STYLE], CHANGE, 2],
    ['nothing without findings', [], CHANGE, 0],
  ])('fails for %s', (_case, findings, scope, failing) => {
    expect(judge(findings, scope).failing).toBe(failing);
  });

  it.each([
    [CHANGE, 'House style fails in files that differ from origin/main: 1 of 2.'],
    [LOCAL, 'House style is advice here. In CI it fails in files that differ from origin/main: 1 of 2.'],
    [MAIN, 'House style is only reported, because no file differs from origin/main.'],
    [SHALLOW, 'House style is only reported, because git has no common commit with origin/main.'],
  ])('says what is judged', (scope, sentence) => {
    expect(judge(STYLE, scope).sentence).toContain(`0 faults, 2 of house style\n${sentence}`);
  });

  it('says nothing about house style if there is none', () => {
    expect(judge([FAULT], CHANGE).sentence).toBe('1 fault, 0 of house style');
  });
});
