/** Licenses that any package may have, each with the reason. */
export const ALLOWED_LICENSES: Record<string, string> = {
  '0BSD': 'no conditions',
  'Apache-2.0': 'permissive; copies need the license and the notices',
  'BlueOak-1.0.0': 'permissive; copies need the license',
  'BSD-2-Clause': 'permissive; copies need the notice',
  'BSD-3-Clause': 'permissive; copies need the notice',
  'CC-BY-3.0': 'data; needs credit where it is shown, and no page shows it',
  'CC-BY-4.0': 'data; needs credit where it is shown, and no page shows it',
  'CC0-1.0': 'public domain',
  ISC: 'permissive; copies need the notice',
  MIT: 'permissive; copies need the notice',
  'MIT-0': 'permissive; no conditions',
  'MPL-2.0': 'covers its own files only, which are used unchanged and not shipped',
  'OFL-1.1': 'fonts may be shipped with the license text, but not sold by themselves',
  'PSF-2.0': 'permissive; copies need the notice',
  'Python-2.0': 'permissive; copies need the notice',
  Unlicense: 'public domain',
  WTFPL: 'no conditions',
  Zlib: 'permissive; copies of the source need the notice',
};

/** The {@link ALLOWED_LICENSES} of packages whose code or fonts are shipped to readers. */
export const SHIPPED_LICENSES: readonly string[] = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'OFL-1.1',
];

/** A package with an unclear license, or with one that is allowed for this package only. */
export interface LicenseException {
  /** License in its package.json, or `none`. */
  found: string;
  /** The actual license, according to the files of the package. */
  license: string;
  /** Why the package may be used. */
  why: string;
}

/** Reviewed by hand, by package name. The check fails for an entry that applies to no package. */
export const LICENSE_EXCEPTIONS: Record<string, LicenseException> = {
  '@cspell/dict-en-common-misspellings': {
    found: 'CC BY-SA 4.0',
    license: 'CC-BY-SA-4.0',
    why: 'a list of misspellings from Wikipedia; only the spelling check reads it, and it is not shipped',
  },
  khroma: {
    found: 'none',
    license: 'MIT',
    why: 'its file license contains the MIT license',
  },
  'lunr-languages': {
    found: 'MPL-1.1',
    license: 'MPL-1.1',
    why: 'a dependency of the search plugin for languages other than English; covers its own files only, which are not shipped',
  },
  'require-like': {
    found: 'none',
    license: 'MIT',
    why: 'its file License contains the MIT license',
  },
};
