import type { BuildErrorDetails } from '@api-docs/kit/node';

/** Examples: `htp://a.example`, `https:/a.example`, `https//a.example`; not `https://a.example`. */
const MISSPELLED_START = /^(?!https?:\/\/(?!\/))(h[tps]{2,5})(?::\/*|\/\/+)/i;

/** Example: `ann@site.example`. */
const MAIL = /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/;

/** Returns what to write for an address that browsers would read as a path of this site; undefined if it is not clear. */
function addressRemedy(url: string): string | undefined {
  const [start, scheme = ''] = MISSPELLED_START.exec(url) ?? [];
  if (start !== undefined) return `write "${/^http$/i.test(scheme) ? 'http' : 'https'}://${url.slice(start.length)}"`;
  if (/^www\./i.test(url)) return `write "https://${url}"`;
  return MAIL.test(url) ? `write "mailto:${url}", or fix the name of the file` : undefined;
}

/** Returns the error for a link that names no file and no page, and is meant to be an address. */
export function addressError(url: string): Omit<BuildErrorDetails, 'file'> | undefined {
  const remedy = addressRemedy(url);
  if (remedy === undefined) return undefined;
  return {
    problem: 'the link is broken',
    expected: 'an address such as https://site.example, mailto:ann@site.example or ./tone.mdx',
    found: url,
    remedy,
  };
}
