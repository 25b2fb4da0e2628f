import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import satisfies from 'spdx-satisfies';

import { buildError } from '../../plugins/lib/buildError';
import type { LicenseException } from './licenseRules';

/** A package of package-lock.json, with the fields that are used here and in tests. */
interface LockedPackage {
  /** Path of its folder, for example `node_modules/a/node_modules/b`. */
  folder: string;
  name: string;
  version: string;
  integrity?: string;
  resolved?: string;
  link?: boolean;
  license?: string;
  dev?: boolean;
  /** Whether only development packages and optional dependencies need it. */
  devOptional?: boolean;
  hasInstallScript?: boolean;
}

/**
 * Reads the packages of a lock file, without the project itself.
 *
 * @param projectFolder absolute path of the folder with package-lock.json
 */
export function lockedPackages(projectFolder: string): LockedPackage[] {
  const { packages } = JSON.parse(readFileSync(path.join(projectFolder, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Omit<LockedPackage, 'folder'> & { name?: string }>;
  };
  return Object.entries(packages)
    .filter(([folder]) => folder !== '')
    .map(([folder, entry]) => ({ folder, ...entry, name: entry.name ?? folder.replace(/^.*node_modules\//, '') }));
}

/** A package with its stated license, an SPDX expression or `none`. */
interface StatedLicense {
  name: string;
  license: string;
}

/** Reads the license from the lock file, or from the field `licenses` that packages had before 2015. */
export function statedLicense({ folder, name, license }: LockedPackage, projectFolder: string): StatedLicense {
  if (license !== undefined) return { name, license };
  const manifest = path.join(projectFolder, folder, 'package.json');
  const { licenses = [] } = (existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')) : {}) as {
    licenses?: { type: string }[];
  };
  return { name, license: licenses.map(({ type }) => type).join(' OR ') || 'none' };
}

/** Returns whether the allowed licenses satisfy an SPDX expression, for example `(MIT OR CC0-1.0)`. */
export function isAllowed(license: string, allowed: readonly string[]): boolean {
  try {
    return satisfies(license, [...allowed]);
  } catch {
    return false;
  }
}

const RULES_FILE = 'scripts/licenses/licenseRules.ts';

interface LicenseRules {
  allowed: readonly string[];
  exceptions: Readonly<Record<string, LicenseException>>;
}

/** Returns an error for each package without a reviewed license, and for each exception that applies to no package. */
export function licenseErrors(packages: readonly StatedLicense[], { allowed, exceptions }: LicenseRules): Error[] {
  const isException = ({ name, license }: StatedLicense) => exceptions[name]?.found === license;
  const notReviewed = packages
    .filter((one) => !isAllowed(one.license, allowed) && !isException(one))
    .map(({ name, license }) =>
      buildError({
        file: `node_modules/${name}/package.json`,
        problem: license === 'none' ? 'the package states no license' : `the license ${license} is not reviewed`,
        expected: `an SPDX expression of licenses that ${RULES_FILE} allows`,
        found: license,
        why: 'A package without a license must not be copied, and some licenses require more than this site provides.',
        remedy: `read the license file, then add the license or an exception to ${RULES_FILE}, or remove the package`,
      }),
    );
  const unused = Object.keys(exceptions)
    .filter((name) => !packages.some((one) => one.name === name && isException(one)))
    .map((name) =>
      buildError({
        file: RULES_FILE,
        problem: `the exception for ${name} applies to no package`,
        expected: 'a locked package that states the license in `found`',
        found: packages.find((one) => one.name === name)?.license ?? 'no such package',
        remedy: 'remove the entry, or review the license that the package states now',
      }),
    );
  return [...notReviewed, ...unused];
}
