import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { copyProject } from './lib/copyProject';
import { main, projectDir } from './lib/run';
import { withOneDocusaurus, withVersions, type PackageVersions } from './rehearse/chooseVersions';
import { ledgerRows, tiesOf } from './rehearse/ledger';
import { lockChanges, topLevelPackages, type Lock } from './rehearse/lockChanges';
import { readOptions, rehearsalName, type RehearsalOptions } from './rehearse/options';
import { chosenVersions } from './rehearse/registry';
import { isBroken, report, type Rehearsal } from './rehearse/report';
import { compareTie } from './rehearse/snapshotTie';
import { install, runSteps } from './rehearse/steps';
import { temporaryFolder } from './rehearse/temporaryFolder';
import { useNode, type NodeProgram } from './rehearse/useNode';

const REPORTS = path.join(projectDir, '.cache/rehearsal');

function readJson<T>(...file: string[]): T {
  return JSON.parse(readFileSync(path.join(...file), 'utf8')) as T;
}

function writeManifest(dir: string, manifest: PackageVersions): void {
  writeFileSync(path.join(dir, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`);
}

/** Compares each row of the ledger between the installed packages and those of the copy. */
function checkTies(dir: string): Rehearsal['ties'] {
  const [before, after] = [projectDir, dir].map((folder) => path.join(folder, 'node_modules')) as [string, string];
  const rows = ledgerRows(readFileSync(path.join(projectDir, 'src/theme/README.md'), 'utf8'));
  return rows.flatMap(tiesOf).map((tie) => ({ tie, state: compareTie(tie, before, after) }));
}

async function rehearse(options: RehearsalOptions, node: NodeProgram, dir: string): Promise<Rehearsal> {
  const name = rehearsalName(options);
  const manifest = readJson<PackageVersions>(projectDir, 'package.json');
  const chosen = await chosenVersions(options, manifest, projectDir);
  const changed = { ...manifest, ...withVersions(manifest, chosen) };
  const before = readJson<Lock>(projectDir, 'package-lock.json');
  const asked = options.canary ? withOneDocusaurus(changed, topLevelPackages(before)) : changed;
  const stage = { dir, env: { ...node.env, NO_COLOR: '1' }, logs: path.join(REPORTS, name) };
  writeManifest(dir, asked);
  const { steps, isInstalled } = await install(stage);
  writeManifest(dir, changed);
  if (isInstalled) steps.push(...(await runSteps(stage, options.steps)));
  const changes = lockChanges(before, readJson<Lock>(dir, 'package-lock.json'));
  const direct = changes.filter((change) => chosen.has(change.name));
  const ties = isInstalled ? checkTies(dir) : [];
  const { expect } = options;
  return { name, node: node.version, expect, direct, indirect: changes.length - direct.length, steps, ties };
}

main(async () => {
  const options = readOptions(process.argv.slice(2));
  const folder = temporaryFolder('rehearsal-', options.keep);
  const dir = path.join(folder, 'site');
  copyProject(dir);
  const rehearsal = await rehearse(options, await useNode(options.node, path.join(folder, 'node')), dir);
  const file = path.join(REPORTS, `${rehearsal.name}.md`);
  mkdirSync(REPORTS, { recursive: true });
  writeFileSync(file, report(rehearsal));
  console.log(`\n${report(rehearsal)}\nReport: ${path.relative(projectDir, file)}`);
  process.exitCode = isBroken(rehearsal) ? 1 : 0;
});
