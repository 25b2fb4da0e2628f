import path from 'node:path';

import { preProcessFile } from 'typescript';
import { describe, expect, it } from 'vitest';

import { projectDir } from '../../scripts/lib/run';
import { ledgerRows, tiesOf } from '../../scripts/rehearse/ledger';
import { compareTie } from '../../scripts/rehearse/snapshotTie';
import { projectFiles } from '../../scripts/lib/projectFiles';
import { projectText } from '../support/projectFiles';

const packages = path.join(projectDir, 'node_modules');
const rows = ledgerRows(projectText('src/theme/README.md'));
const ties = rows.flatMap(tiesOf);

/** Modules of Docusaurus and its plugins that are not documented. Example: `@docusaurus/x/lib/y.js`. */
const PRIVATE = /^(?:@docusaurus\/[\w-]+|@easyops-cn\/[\w-]+|docusaurus-[\w-]+)\/(?:lib|dist|src|internal)\b/;

const INTERNAL = '@docusaurus/theme-common/internal';

const sources = projectFiles('*.ts', '*.tsx').map((file) => projectText(file));

describe('each row of src/theme/README.md', () => {
  it.each(rows)('names an installed interface that the rehearsal can check: $name', (row) => {
    const states = tiesOf(row).map((tie) => [tie.subject, compareTie(tie, packages, packages)]);
    expect(states).not.toEqual([]);
    expect(states.filter(([, state]) => state !== 'same')).toEqual([]);
  });
});

describe('src/theme/README.md', () => {
  it('names each private module that the code imports', () => {
    const imported = sources.flatMap((code) => preProcessFile(code).importedFiles.map(({ fileName }) => fileName));
    const named = ties.map(({ target }) => ('module' in target ? target.module : 'file' in target ? target.file : ''));
    const modules = [...new Set(imported.filter((name) => PRIVATE.test(name)))];
    expect(modules).toContain(INTERNAL);
    expect(modules.filter((name) => !named.includes(name))).toEqual([]);
  });

  it(`names each import from ${INTERNAL}`, () => {
    const imports = sources.flatMap((code) => [
      ...code.matchAll(/import (?:type )?\{([^}]+)\} from '@docusaurus\/theme-common\/internal'/g),
    ]);
    const names = imports.flatMap(([, list = '']) => list.split(',').map((name) => name.replace('type ', '').trim()));
    const named = ties.flatMap(({ target }) =>
      target.kind === 'export' && target.module === INTERNAL ? [target.name] : [],
    );
    expect(names).not.toEqual([]);
    expect([...new Set(names)].filter((name) => name !== '' && !named.includes(name))).toEqual([]);
  });
});
