import { describe, expect, it } from 'vitest';

import { newestPrerelease, withOneDocusaurus, withVersions } from '../../../../scripts/rehearse/chooseVersions';
import { firstErrors } from '../../../../scripts/rehearse/firstErrors';
import { lockChanges } from '../../../../scripts/rehearse/lockChanges';
import { readOptions, rehearsalName } from '../../../../scripts/rehearse/options';

describe('readOptions', () => {
  it.each([
    [[], 'newest'],
    [['--canary'], 'canary'],
    [['--all', '--overrides', '--node', '22'], 'all-overrides-node22'],
  ])('names the report of %j', (args, name) => {
    expect(rehearsalName(readOptions(args))).toBe(name);
  });

  it('runs the steps in their order', () => {
    expect(readOptions(['--steps', 'e2e,build']).steps).toEqual(['build', 'e2e']);
  });

  it('expects no failure by default, and otherwise the named steps', () => {
    expect(readOptions([]).expect).toBeUndefined();
    expect(readOptions(['--expect', 'build,lock']).expect).toEqual(['lock', 'build']);
  });

  it.each([
    [['--expect', 'deploy']],
    [['--expect', '']],
    [['--steps', 'lock']],
    [['--steps', 'deploy']],
    [['--node', 'lts']],
    [['--newest']],
  ])('rejects %j', (args) => {
    expect(() => readOptions(args)).toThrow();
  });
});

describe('newestPrerelease', () => {
  it.each([
    [
      [
        ['1.0.0', '2.0.0-a', '2.0.0-b'],
        ['1.0.0', '2.0.0-a'],
      ],
      '2.0.0-a',
    ],
    [
      [
        ['1.0.0-a', '1.0.0'],
        ['1.0.0-a', '1.0.0'],
      ],
      undefined,
    ],
    [[['1.0.0'], ['2.0.0']], undefined],
  ])('finds the one that all have: %j', (lists, version) => {
    expect(newestPrerelease(lists)).toBe(version);
  });
});

describe('withVersions', () => {
  it('changes chosen packages and their overrides', () => {
    const manifest = { dependencies: { a: '1', b: '1' }, devDependencies: { c: '1' }, overrides: { a: '1', d: '1' } };
    expect(
      withVersions(
        manifest,
        new Map([
          ['a', '2'],
          ['c', '3'],
        ]),
      ),
    ).toEqual({
      dependencies: { a: '2', b: '1' },
      devDependencies: { c: '3' },
      overrides: { a: '2', d: '1' },
    });
  });
});

describe('withOneDocusaurus', () => {
  it('overrides each installed package of Docusaurus', () => {
    const dependencies = { '@docusaurus/core': '2.0.0' };
    const versions = { dependencies, devDependencies: {}, overrides: { a: '1' } };
    expect(withOneDocusaurus(versions, ['@docusaurus/logger', 'react']).overrides).toEqual({
      a: '1',
      '@docusaurus/logger': '2.0.0',
    });
  });
});

describe('lockChanges', () => {
  it('lists added, removed and updated top-level packages', () => {
    const lock = (versions: Record<string, string>) => ({
      packages: Object.fromEntries(Object.entries(versions).map(([name, version]) => [name, { version }])),
    });
    const before = lock({
      '': '0',
      'node_modules/a': '1',
      'node_modules/b': '1',
      'node_modules/a/node_modules/b': '1',
    });
    const after = lock({
      '': '1',
      'node_modules/a': '2',
      'node_modules/@c/d': '1',
      'node_modules/a/node_modules/b': '2',
    });
    expect(lockChanges(before, after)).toEqual([
      { name: '@c/d', from: '', to: '1' },
      { name: 'a', from: '1', to: '2' },
      { name: 'b', from: '1', to: '' },
    ]);
  });
});

describe('firstErrors', () => {
  it.each([
    ['src/a.ts(1,2): error TS2322: Type', 'src/a.ts(1,2): error TS2322: Type'],
    [' \u001b[31mFAIL\u001b[39m  tests/a.test.ts > works', ' FAIL  tests/a.test.ts > works'],
    ['npm error code ERESOLVE', 'npm error code ERESOLVE'],
    ['AssertionError: expected 1 to be 2', 'AssertionError: expected 1 to be 2'],
    ['[ERROR] Error: Unable to build', '[ERROR] Error: Unable to build'],
    ['  1) [e2e] › home.spec.ts:3 › opens', '  1) [e2e] › home.spec.ts:3 › opens'],
  ])('picks the errors: %j', (line, expected) => {
    expect(firstErrors(`working\n${line}\n${line}\ndone\n`)).toEqual([expected]);
  });

  it('returns the last lines of an output without errors', () => {
    expect(firstErrors('one\n\ntwo\n')).toEqual(['one', 'two']);
  });
});
