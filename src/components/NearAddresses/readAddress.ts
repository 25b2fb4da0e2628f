function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Turns what stands in the address bar into a site path as the build writes them.
 *
 * @param pathname for example `/base//docs/Intro.html`
 * @param basePath of the site
 * @returns for example `/docs/intro/`
 */
export function readAddress(pathname: string, basePath: string): string {
  const below = pathname.startsWith(basePath) ? pathname.slice(basePath.length) : pathname;
  const segments = decoded(below)
    .toLowerCase()
    .replace(/(?:\/?index)?\.(?:html?|mdx?)$/, '')
    .split('/')
    .filter(Boolean);
  return ['', ...segments, ''].join('/');
}

/**
 * Reads the words of an address that most likely name its page.
 *
 * @param address for example `/docs/security-shields/prompt_sheild/`
 * @returns for example `prompt sheild`
 */
export function addressWords(address: string): string {
  return (address.split('/').at(-2) ?? '').replace(/[^\p{L}\p{N}.]+/gu, ' ').trim();
}
