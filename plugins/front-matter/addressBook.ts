import { existsSync } from 'node:fs';

import { teachingError } from '../teachingError';

/** Remembers which file claims which address, so that two pages never share one. */
export interface AddressBook {
  /**
   * Notes that a file has an address.
   *
   * @param file the file as messages name it
   * @param absolutePath the same file on disk, to forget files that were deleted meanwhile
   * @param address for example `next/intro` or `blog/welcome`
   * @throws when another existing file has the same address
   */
  claim(file: string, absolutePath: string, address: string): void;
}

/** @returns an empty address book, one for each build */
export function createAddressBook(): AddressBook {
  const claims = new Map<string, { file: string; address: string }>();
  return {
    claim(file, absolutePath, address) {
      claims.set(absolutePath, { file, address });
      for (const [otherPath, other] of claims) {
        if (otherPath === absolutePath || other.address !== address || !existsSync(otherPath)) continue;
        throw teachingError({
          file,
          problem: 'duplicate slug',
          expected: 'an address of its own',
          found: `"${address}", which ${other.file} has already`,
          remedy: 'rename one of the two files or change its slug',
        });
      }
    },
  };
}
