import satisfies from 'spdx-satisfies';

import { teachingError, type TeachingError } from '../../plugins/teachingError';
import type { LicenseException } from './licenseRules';

/** A package and the license that it states. */
export interface StatedLicense {
  name: string;
  license: string;
}

/** What a person has reviewed. */
export interface LicenseRules {
  allowed: readonly string[];
  exceptions: Readonly<Record<string, LicenseException>>;
}

const RULES_FILE = 'scripts/supplyChain/licenseRules.ts';

/**
 * Tells whether a license is on a list.
 *
 * @param license an SPDX expression, for example `(MIT OR CC0-1.0)`; anything else is on no list
 */
export function isAllowed(license: string, allowed: readonly string[]): boolean {
  try {
    return satisfies(license, [...allowed]);
  } catch {
    return false;
  }
}

function unknownLicense({ name, license }: StatedLicense): TeachingError {
  return teachingError({
    file: `node_modules/${name}/package.json`,
    problem: license === 'none' ? 'the package states no license' : `nobody has reviewed the license ${license}`,
    expected: `an SPDX expression of licenses that ${RULES_FILE} allows`,
    found: license,
    why: 'Without a license nobody may copy a package, and some licenses ask for more than this site gives.',
    remedy: `read its license file; then allow the license or except the package there, with the reason, or do without it`,
  });
}

function idleException(name: string, found: string | undefined): TeachingError {
  return teachingError({
    file: RULES_FILE,
    problem: `the exception for ${name} fits no package`,
    expected: 'an installed package that states this license',
    found: found ?? 'no such package',
    remedy: 'take the entry out, or review what the package states now',
  });
}

/**
 * Holds the licenses of packages against what was reviewed, in both directions.
 *
 * @returns an error for each package whose license nobody has reviewed and for each exception that fits none
 */
export function judgeLicenses(stated: readonly StatedLicense[], { allowed, exceptions }: LicenseRules): Error[] {
  const isException = ({ name, license }: StatedLicense) => exceptions[name]?.found === license;
  const refused = stated.filter((one) => !isAllowed(one.license, allowed) && !isException(one)).map(unknownLicense);
  const idle = Object.keys(exceptions)
    .filter((name) => !stated.some((one) => one.name === name && isException(one)))
    .map((name) => idleException(name, stated.find((one) => one.name === name)?.license));
  return [...refused, ...idle];
}
