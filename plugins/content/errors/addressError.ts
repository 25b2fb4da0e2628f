import type { BuildErrorDetails } from '@api-docs/kit/node';

/** Examples: `htp://a.example`, `https:/a.example`, `https//a.example`; not `https://a.example`. */
const MISSPELLED_START = /^(?!https?:\/\/(?!\/))(h[tps]{2,5})(?::\/*|\/\/+)/i;

/** Example: `ann@site.example`. */
const MAIL = /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/;

/** A path on the computer of the writer. Examples: `C:\docs\tone.md`, `file:///home/ann/tone.md`. */
const OF_WRITER = /^(?:file:|[a-z]:(?:[\\/]|%5C))/i;

/** What browsers would run. React and the policy of the site keep them from it. */
const PROGRAM = /^(?:javascript|vbscript|data:text\/html)\b/i;

/** Returns what to write for an address that leads nowhere, or that browsers would read as a path of this site; undefined if it is not clear. */
function addressRemedy(url: string): string | undefined {
  const [start, scheme = ''] = MISSPELLED_START.exec(url) ?? [];
  if (start !== undefined) return `write "${/^http$/i.test(scheme) ? 'http' : 'https'}://${url.slice(start.length)}"`;
  if (OF_WRITER.test(url)) return 'write the path from this file, or move the file to static/ and write its path there';
  if (PROGRAM.test(url)) return 'remove the link, or import a component with a button';
  if (/^www\./i.test(url)) return `write "https://${url}"`;
  return MAIL.test(url) ? `write "mailto:${url}", or fix the name of the file` : undefined;
}

/** Returns the error for a link that names no file and no page, and is meant to be an address or to run something. */
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
