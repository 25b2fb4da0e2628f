import { projectDir } from './run';

/** Licenses that any package may have: they ask for a notice at most, or cover files that are used unchanged. */
const ALLOWED = [
  ...['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'CC0-1.0', 'ISC', 'MIT', 'MIT-0'],
  ...['MPL-2.0', 'OFL-1.1', 'PSF-2.0', 'Python-2.0', 'Unlicense', 'WTFPL', 'Zlib'],
  // Data: needs credit where it is shown, and no page shows it.
  ...['CC-BY-3.0', 'CC-BY-4.0'],
];

/** Packages reviewed by hand. None is shipped to readers, see `plugins/output/notices.ts`. */
const REVIEWED = [
  // MIT, which it calls "MIT License".
  '@figma/rest-api-spec',
  // CC-BY-SA-4.0: only the spelling check reads it.
  '@cspell/dict-en-common-misspellings',
  // MPL-1.1: the search plugin has it for languages other than English.
  'lunr-languages',
];

/** The check that fails for a package with a license that is not listed here. npx, because the checker has 130 packages of its own. */
export const checkLicenses = {
  name: 'Licenses',
  command: [
    ...['npx', '--yes', 'license-checker-rseidelsohn@5.0.1', '--start', projectDir, '--summary'],
    ...['--excludePrivatePackages', '--onlyAllow', ALLOWED.join(';'), '--excludePackages', REVIEWED.join(';')],
  ],
};
