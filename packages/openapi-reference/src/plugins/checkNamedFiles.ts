import { existsSync } from 'node:fs';
import path from 'node:path';

import { readVersions, spellingRemedy } from '@api-docs/kit/node';
import { checkNamedFile, optionError } from '@api-docs/kit/plugin';

import { DEFAULT_SUCCESSORS, isVersionsFolderNamed, type ResolvedOptions } from '../options';
import { PACKAGE } from '../presetOptions';

/** Throws if the option `versions` has a docs version that the site does not have. */
function checkVersions(released: readonly string[], { versions }: ResolvedOptions): void {
  const unknown = Object.keys(versions).find((name) => !released.includes(name));
  if (unknown === undefined) return;
  const advice = `correct or remove the entry, or cut the version: npx docusaurus docs:version ${unknown}`;
  throw optionError(PACKAGE, 'versions', {
    problem: 'has a docs version that the site does not have',
    expected:
      released.length > 0 ? `a version of versions.json: ${released.join(', ')}` : 'nothing: no version is released',
    found: unknown,
    remedy: ['next', 'current'].includes(unknown)
      ? 'name the OpenAPI file of the unreleased version in `file`'
      : spellingRemedy(unknown, released, advice),
  });
}

/** Throws if a folder that the option names is missing: pages of released versions would show the facts of now. */
function checkVersionsFolder(siteDir: string, released: readonly string[], options: ResolvedOptions): void {
  const { versionsFolder, versions } = options;
  const lacking = released.find((name) => !Object.hasOwn(versions, name));
  const isMissing = isVersionsFolderNamed(options) && !existsSync(path.resolve(siteDir, versionsFolder));
  if (lacking === undefined || !isMissing) return;
  throw optionError(PACKAGE, 'versionsFolder', {
    problem: 'names a folder that does not exist',
    expected: `a folder with the OpenAPI file of each released docs version, for example ${versionsFolder}/${lacking}.yaml`,
    found: versionsFolder,
    remedy: `correct or remove the option, or keep the file of now: npx docusaurus api:version ${lacking}`,
  });
}

/** Throws if an option names a file, a folder or a docs version that does not exist. The OpenAPI file has an error of its own. */
export function checkNamedFiles(siteDir: string, options: ResolvedOptions): void {
  const { landing, successors, versions } = options;
  const released = readVersions(siteDir);
  checkVersions(released, options);
  checkVersionsFolder(siteDir, released, options);
  const named = {
    landing,
    successors: successors === DEFAULT_SUCCESSORS ? undefined : successors,
    ...Object.fromEntries(Object.entries(versions).map(([name, file]) => [`versions['${name}']`, file])),
  };
  for (const [option, file] of Object.entries(named))
    if (file !== undefined) checkNamedFile(siteDir, { option, packageName: PACKAGE, file });
}
