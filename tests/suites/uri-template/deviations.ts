/** Examples of RFC 6570 that samples write in another way. The list only shrinks. */
export const DEVIATIONS: { reason: string; cases: string[] }[] = [
  {
    reason:
      'OpenAPI: a value in a path has no unescaped slash, question mark or number sign, whatever `allowReserved` says.',
    cases: [
      '3.2.3 Reserved Expansion: here?ref={+path} = here?ref=%2Ffoo%2Fbar',
      '3.2.3 Reserved Expansion: up{+path}{var}/here = up%2Ffoo%2Fbarvalue/here',
      '3.2.3 Reserved Expansion: {+base}index = http:%2F%2Fexample.com%2Fhome%2Findex',
      '3.2.3 Reserved Expansion: {+path,x}/here = %2Ffoo%2Fbar,1024/here',
      '3.2.3 Reserved Expansion: {+path}/here = %2Ffoo%2Fbar/here',
      'Level 2 Examples: here?ref={+path} = here?ref=%2Ffoo%2Fbar',
      'Level 2 Examples: {+path}/here = %2Ffoo%2Fbar/here',
      'Level 3 Examples: {+path,x}/here = %2Ffoo%2Fbar,1024/here',
    ],
  },
];
