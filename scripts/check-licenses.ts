import { main, projectDir } from './lib/run';
import { licenseErrors, lockedPackages, statedLicense } from './licenses/packageLicenses';
import { ALLOWED_LICENSES, LICENSE_EXCEPTIONS } from './licenses/licenseRules';

main(async () => {
  const packages = lockedPackages(projectDir).map((locked) => statedLicense(locked, projectDir));
  const counts = new Map<string, number>();
  for (const { license } of packages) counts.set(license, (counts.get(license) ?? 0) + 1);
  for (const [license, count] of [...counts].sort(([, a], [, b]) => b - a)) console.log(`${license}: ${count}`);
  for (const [name, { license, why }] of Object.entries(LICENSE_EXCEPTIONS)) {
    console.log(`Exception: ${name}, ${license}: ${why}`);
  }
  const errors = licenseErrors(packages, { allowed: Object.keys(ALLOWED_LICENSES), exceptions: LICENSE_EXCEPTIONS });
  for (const error of errors) console.error(`\n${error.message}`);
  process.exitCode = errors.length > 0 ? 1 : 0;
});
