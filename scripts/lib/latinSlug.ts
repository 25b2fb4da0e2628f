/** Returns a text as a part of a path, of Latin letters without accents and digits: `elan-data` for `Élan data`; empty without any. */
export function latinSlug(text: string, separator = '-'): string {
  const latin = text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase();
  return (latin.match(/[a-z0-9]+/g) ?? []).join(separator);
}
