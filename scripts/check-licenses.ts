import { main, projectDir } from './run';
import { judgeLicenses, type StatedLicense } from './supplyChain/judgeLicenses';
import { ALLOWED_LICENSES, LICENSE_EXCEPTIONS } from './supplyChain/licenseRules';
import { lockedPackages } from './supplyChain/lockedPackages';
import { packageLicense } from './supplyChain/packageLicense';

/** Groups of at most this many packages are printed with names. */
const NAMED = 12;

interface Stated extends StatedLicense {
  version: string;
  dev: boolean;
}

/** Example: `MIT: 1720, of which 540 are for checks only`. */
function groupLines(license: string, group: readonly Stated[]): string {
  const dev = group.filter((one) => one.dev).length;
  const reason = ALLOWED_LICENSES[license];
  const names = new Set(group.map(({ name, version }) => `  ${name}@${version}`));
  const head = `${license}: ${group.length}, of which ${dev} are for checks only`;
  return [reason === undefined ? head : `${head} (${reason})`, ...(names.size <= NAMED ? [...names].sort() : [])].join(
    '\n',
  );
}

main(() => {
  const [, ...packages] = lockedPackages(projectDir);
  const stated = packages.map((locked): Stated => ({
    name: locked.name,
    version: locked.version,
    dev: locked.dev,
    license: packageLicense(locked, projectDir),
  }));
  const groups = new Map<string, Stated[]>();
  for (const one of stated) groups.set(one.license, [...(groups.get(one.license) ?? []), one]);
  const largestFirst = [...groups].sort(([a, some], [b, others]) => others.length - some.length || a.localeCompare(b));
  for (const [license, group] of largestFirst) console.log(groupLines(license, group));
  for (const [name, { license, why }] of Object.entries(LICENSE_EXCEPTIONS)) {
    console.log(`Exception: ${name}, ${license}: ${why}`);
  }
  const errors = judgeLicenses(stated, { allowed: Object.keys(ALLOWED_LICENSES), exceptions: LICENSE_EXCEPTIONS });
  for (const error of errors) console.error(`\n${error.message}`);
  process.exitCode = errors.length > 0 ? 1 : 0;
  return Promise.resolve();
});
