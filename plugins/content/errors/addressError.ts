import type { BuildErrorDetails } from '@api-docs/kit/node';

/** Examples: `htp://a.example`, `https:/a.example`, `https//a.example`; not `https://a.example`. */
const MISSPELLED_START = /^(?!https?:\/\/(?!\/))h[tps]{2,5}(?::\/*|\/\/+)/i;

/** Examples: `ann@site.example`; not the files `icon@2x.png` and `a@b.mdx`. */
const MAIL =
  /^(?!.*\.(?:mdx?|png|jpe?g|gif|svg|webp|avif|ico|mp4|webm|pdf|zip|json|ya?ml|txt|html?)$)[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/i;

/** Returns the address that is meant by one that browsers would read as a path of this site, if it is clear. */
function meantAddress(url: string): string | undefined {
  if (MISSPELLED_START.test(url)) return url.replace(MISSPELLED_START, 'https://');
  if (/^www\./i.test(url)) return `https://${url}`;
  return MAIL.test(url) ? `mailto:${url}` : undefined;
}

/** Returns the error for an address that browsers cannot follow, or would read as a path of this site. */
export function addressError(url: string): Omit<BuildErrorDetails, 'file'> | undefined {
  const meant = meantAddress(url);
  if (url !== '' && meant === undefined) return undefined;
  return {
    problem: url === '' ? 'the link has no address' : 'the link is broken',
    expected: 'an address such as https://site.example, mailto:ann@site.example or ./tone.mdx',
    found: url === '' ? 'nothing' : url,
    remedy: meant === undefined ? 'write the address, or remove the link' : `write "${meant}"`,
  };
}
