/**
 * Creates a cache of what is computed from files, until one of them changes.
 *
 * @param lastChange returns a number that differs after each change of a file
 */
export function createFileCache(lastChange: (file: string) => number) {
  const changesAtReading = new Map<string, number>();
  const cache = new Map<string, { files: readonly string[]; changes: number[]; value: unknown }>();
  return {
    /** Notes that a file is read now. It may change before a value is computed from its content. */
    isRead: (file: string) => void changesAtReading.set(file, lastChange(file)),
    /** Returns the value of a key: the one before, unless one of its files has changed since it was read. */
    cached<T>(key: string, compute: () => { value: T; files: readonly string[] }): T {
      const known = cache.get(key);
      if (known && String(known.files.map(lastChange)) === String(known.changes)) return known.value as T;
      const { value, files } = compute();
      cache.set(key, { value, files, changes: files.map((file) => changesAtReading.get(file) ?? 0) });
      return value;
    },
  };
}
