import { replaced, type Spoiler } from './mutant';

/** Puts a text at the end of a page. */
function append(text: string): Spoiler['spoil'] {
  return (source) => `${source}\n${text}\n`;
}

function inTitle(token: string): Spoiler['spoil'] {
  return replaced(/^title: .*$/m, `title: "A page of ${token}"`);
}

const FENCE = '```';

/** Brand tokens, right and wrong, wherever a page may hold one. */
export const TOKEN_SPOILERS: readonly Spoiler[] = [
  { what: 'an unknown token', spoil: append('About %brand.prodct%.'), mustStop: true },
  { what: 'a token of what every object has', spoil: append('About %brand.constructor%.'), mustStop: true },
  { what: 'a token of a prototype', spoil: append('About %brand.__proto__%.'), mustStop: true },
  { what: 'a token of a group', spoil: append('About %brand.links%.'), mustStop: true },
  { what: 'an empty token', spoil: append('About %brand.%.'), mustStop: true },
  { what: 'a token without its end', spoil: append('About %brand.product and more.'), mustStop: true },
  { what: 'a token in capitals', spoil: append('About %BRAND.PRODUCT%.'), mustStop: true },
  { what: 'a token with a blank', spoil: append('About % brand.product %.') },
  { what: 'a token with a dash', spoil: append('About %brand-product%.'), mustStop: true },
  { what: 'a token inside a token', spoil: append('About %brand.%brand.product%%.'), mustStop: true },
  { what: 'an unknown token in a code fence', spoil: append(`${FENCE}\n%brand.prodct%\n${FENCE}`), mustStop: true },
  { what: 'a token in a code fence', spoil: append(`${FENCE}\n%brand.apiHost%\n${FENCE}`) },
  { what: 'a token in a code span', spoil: append('Call `%brand.apiHost%`.') },
  { what: 'an unknown token in a comment', spoil: append('{/* %brand.prodct% */}'), mustStop: true },
  { what: 'a token in a link', spoil: append('[The site](%brand.links.website%)') },
  { what: 'an unknown token in a link', spoil: append('[The site](%brand.links.web%)'), mustStop: true },
  { what: 'a token in a heading', spoil: append('## More on %brand.product%') },
  { what: 'a token in an attribute', spoil: append('<Figure name="%brand.slug%" />'), mustStop: true },
  { what: 'a token in the title', spoil: inTitle('%brand.product%') },
  { what: 'an unknown token in the title', spoil: inTitle('%brand.prodct%'), mustStop: true },
  { what: 'a token in a slug', spoil: replaced(/^title:/m, 'slug: /%brand.slug%\ntitle:'), mustStop: true },
  { what: 'a token as a field', spoil: replaced(/^title:/m, '%brand.slug%: x\ntitle:'), mustStop: true },
];
