import { expect, it } from 'vitest';

import { withWrittenSamples, type CodeSample } from '../src/calls/writtenSamples';

const MADE = [
  { id: 'curl', label: 'cURL', prism: 'bash', code: 'made' },
  { id: 'python', label: 'Python', prism: 'python', code: 'made' },
];

const sample = (lang: string, label?: string, source = 'own'): CodeSample => ({
  ...{ lang, source },
  ...(label === undefined ? {} : { label }),
});

it.each<[string, CodeSample[], string[]]>([
  ['no others are the made ones', [], ['curl|cURL|bash|made', 'python|Python|python|made']],
  [
    'those of a made language take its place, with their own label',
    [sample('python', 'Python SDK'), sample('cURL', 'CLI')],
    ['python|Python SDK|python|own', 'curl|CLI|bash|own'],
  ],
  [
    'a language without a label has the usual one',
    [sample('python3')],
    ['python|Python|python|own', 'curl|cURL|bash|made'],
  ],
  [
    'a shell that calls curl is cURL',
    [sample('Shell', undefined, 'KEY=1\n  curl https://a.example')],
    ['curl|cURL|bash|curl', 'python|Python|python|made'],
  ],
  [
    'a shell with another program is a language of its own',
    [sample('Shell', undefined, 'planter list # not curl')],
    ['shell|Shell|bash|own', 'curl|cURL|bash|made', 'python|Python|python|made'],
  ],
  [
    'other languages have tabs of their own, first, in the order of the document',
    [sample('Ruby'), sample('C#'), sample('C++'), sample('Node.js', 'Node')],
    ['ruby|Ruby|ruby|own', 'csharp|C#|csharp|own', 'cpp|C++|cpp|own', 'node|Node|javascript|own'],
  ],
  [
    'all samples of a language are there, with different names',
    [sample('python'), sample('python'), sample('python'), sample('Go', 'List'), sample('Ruby', 'List')],
    ['python|Python|python|own', 'python-2|Python (python)|python|own', 'python-3|Python-2|python|own'],
  ],
  [
    'names that are no words, or those of properties of objects',
    [sample('日本'), sample('constructor'), sample('"><script>', '<b>`|x</b>'), sample('x', 'curl')],
    [
      'text|日本|text|own',
      'constructor|constructor|constructor|own',
      'b-x-b|<b>`|x</b>|script|own',
      'curl-2|curl|x|own',
    ],
  ],
])('samples of a document and made ones: %s', (_case, written, expected) => {
  const shown = withWrittenSamples(written, MADE).map(({ id, label, prism, code }) =>
    [id, label, prism, code.includes('curl h') ? 'curl' : code === 'made' ? code : 'own'].join('|'),
  );
  expect(shown.slice(0, expected.length)).toEqual(expected);
  expect(new Set(shown.map((one) => one.split('|')[0])).size).toBe(shown.length);
});
