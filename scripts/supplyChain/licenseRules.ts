/** Licenses that a package of the site or of its checks may have, each with the reason that decides. */
export const ALLOWED_LICENSES: Record<string, string> = {
  '0BSD': 'asks for nothing',
  'Apache-2.0': 'permissive; asks for license and notices with copies',
  'BlueOak-1.0.0': 'permissive; asks for the license with copies',
  'BSD-2-Clause': 'permissive; asks for the notice with copies',
  'BSD-3-Clause': 'permissive; asks for the notice with copies',
  'CC-BY-3.0': 'data; asks for credit where it is shown, and no page shows any of it',
  'CC-BY-4.0': 'data; asks for credit where it is shown, and no page shows any of it',
  'CC0-1.0': 'gives up all rights',
  ISC: 'permissive; asks for the notice with copies',
  MIT: 'permissive; asks for the notice with copies',
  'MIT-0': 'permissive; asks for nothing',
  'MPL-2.0': 'covers its own files only, which we use unchanged and do not ship',
  'OFL-1.1': 'fonts may be shipped with the license text and not sold by themselves',
  'PSF-2.0': 'permissive; asks for the notice with copies',
  'Python-2.0': 'permissive; asks for the notice with copies',
  Unlicense: 'gives up all rights',
  WTFPL: 'asks for nothing',
  Zlib: 'permissive; asks for the notice in source copies',
};

/** Licenses of {@link ALLOWED_LICENSES} that a package may have whose code or font is in the site that readers load. */
export const SHIPPED_LICENSES: readonly string[] = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'OFL-1.1',
];

/** A package whose own words do not say what its license is, or whose license is allowed for it alone. */
export interface LicenseException {
  /** What its package.json says; `none` when it says nothing. */
  found: string;
  /** What a person read in the package. */
  license: string;
  /** Why the package may stay. */
  why: string;
}

/** Reviewed by hand. An entry that fits no installed package any more fails the check. */
export const LICENSE_EXCEPTIONS: Record<string, LicenseException> = {
  '@cspell/dict-en-common-misspellings': {
    found: 'CC BY-SA 4.0',
    license: 'CC-BY-SA-4.0',
    why: 'a list of misspellings from Wikipedia; the spelling check reads it, nothing of it is copied or shipped',
  },
  'lunr-languages': {
    found: 'MPL-1.1',
    license: 'MPL-1.1',
    why: 'a dependency of the search plugin for languages other than English; covers its own files only, none is shipped',
  },
  'require-like': {
    found: 'none',
    license: 'MIT',
    why: 'its file License holds the MIT text',
  },
};
