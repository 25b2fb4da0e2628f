import { describe, expect, it } from 'vitest';

import { comparePages, isUnchanged } from '../../../plugins/compare/comparePages';
import { field, operation, tinyFacts } from '../api-facts/tinyFacts';
import { compare, outline, pageOf } from './outline';

const page = (...blocks: string[]) => blocks.join('\n\n');

const SEND = ['## Send a text', 'Send the text as JSON. The call needs a key.'] as const;
const READ = ['## Read the score', 'A score near one hundred means a calm voice.'] as const;
const LIMITS = ['## Know the limits', 'Empty texts have no score at all.', 'Long texts are cut.'] as const;

describe('a page that says the same', () => {
  const comparison = compare(page('Opening.', ...SEND), page('Opening.', ...SEND));

  it('is unchanged', () => {
    expect(isUnchanged(comparison)).toBe(true);
  });

  it('counts nothing', () => {
    expect(comparison.counts).toEqual({ passages: 0, fields: 0, deprecated: 0 });
  });

  it('keeps all that it says', () => {
    expect(outline(comparison)).toEqual([
      '= Opening.',
      '## Send a text',
      '= Send the text as JSON. The call needs a key.',
    ]);
  });
});

describe('sections', () => {
  it.each([
    [
      'that moved keep their passages',
      page(...SEND, ...READ, ...LIMITS),
      page(...READ, ...LIMITS, ...SEND),
      [
        '## Read the score',
        '= A score near one hundred means a calm voice.',
        '## Know the limits',
        '= Empty texts have no score at all.',
        '= Long texts are cut.',
        '## Send a text (moved)',
        '= Send the text as JSON. The call needs a key.',
      ],
      1,
    ],
    [
      'that moved and changed show both',
      page(...SEND, ...READ, ...LIMITS),
      page(...READ, ...LIMITS, SEND[0], 'Send the text as JSON. The call needs a token.'),
      [
        '## Read the score',
        '= A score near one hundred means a calm voice.',
        '## Know the limits',
        '= Empty texts have no score at all.',
        '= Long texts are cut.',
        '## Send a text (moved)',
        '~ Send the text as JSON. The call needs a {-key-}{+token+}.',
      ],
      2,
    ],
    [
      'under another heading are the same when they say the same',
      page(...SEND, ...READ),
      page('## Send one text', SEND[1], ...READ),
      [
        '## Send {-a -}{+one +}text',
        '= Send the text as JSON. The call needs a key.',
        '## Read the score',
        '= A score near one hundred means a calm voice.',
      ],
      1,
    ],
    [
      'that moved under another heading count once',
      page(...SEND, ...READ, ...LIMITS),
      page(...READ, ...LIMITS, '## Send one text', SEND[1]),
      [
        '## Read the score',
        '= A score near one hundred means a calm voice.',
        '## Know the limits',
        '= Empty texts have no score at all.',
        '= Long texts are cut.',
        '## Send {-a -}{+one +}text (moved)',
        '= Send the text as JSON. The call needs a key.',
      ],
      1,
    ],
    [
      'under another heading that say something else came and went',
      page(...SEND),
      page(...READ),
      [
        '## {-Send a text-}',
        '- Send the text as JSON. The call needs a key.',
        '## {+Read the score+}',
        '+ A score near one hundred means a calm voice.',
      ],
      4,
    ],
    [
      'under another heading that say little of it came and went',
      page(...SEND),
      page('## Call', 'The key is a secret of yours.'),
      [
        '## {-Send a text-}',
        '- Send the text as JSON. The call needs a key.',
        '## {+Call+}',
        '+ The key is a secret of yours.',
      ],
      4,
    ],
    [
      'with one heading and other words stay one section',
      page('## Request', 'Old words here.'),
      page('## Request', 'Something else entirely.'),
      ['## Request', '- Old words here.', '+ Something else entirely.'],
      2,
    ],
    [
      'that stand a level deeper say the same',
      page(...SEND, ...READ),
      page('### Send a text', SEND[1], ...READ),
      [
        '### Send a text',
        '= Send the text as JSON. The call needs a key.',
        '## Read the score',
        '= A score near one hundred means a calm voice.',
      ],
      0,
    ],
    [
      'with the same heading keep their order',
      page('## Request', 'The text of the call.', '## Reply', 'A score.', '## Request', 'The list of chunks.'),
      page('## Request', 'The text of a call.', '## Reply', 'A score.', '## Request', 'The list of all chunks.'),
      [
        '## Request',
        '~ The text of {-the -}{+a +}call.',
        '## Reply',
        '= A score.',
        '## Request',
        '~ The list of {+all +}chunks.',
      ],
      2,
    ],
    [
      'with the same heading of which the first went leave the second alone',
      page('## Request', 'The text of the call.', '## Request', 'A list with every chunk.'),
      page('## Request', 'A list with every chunk.'),
      ['## {-Request-}', '- The text of the call.', '## Request', '= A list with every chunk.'],
      2,
    ],
    [
      'that nobody had come whole, the opening too',
      '',
      page('Opening.', ...SEND),
      ['+ Opening.', '## {+Send a text+}', '+ Send the text as JSON. The call needs a key.'],
      3,
    ],
    [
      'of a page that was emptied went whole',
      page('Opening.', ...SEND),
      '',
      ['- Opening.', '## {-Send a text-}', '- Send the text as JSON. The call needs a key.'],
      3,
    ],
    ['of two empty pages are none', '', '', [], 0],
  ])('%s', (_case, older, newer, lines, passages) => {
    const comparison = compare(older, newer);
    expect({ lines: outline(comparison), passages: comparison.counts.passages }).toEqual({ lines, passages });
  });

  it.each([
    ['first', page(...SEND, ...READ), ['## Send a text', '## Read the score', '## {-Know the limits-}']],
    ['second', page(...LIMITS), ['## {-Send a text-}', '## {-Read the score-}', '## Know the limits']],
  ])('of the %s half of a page that was split are the same, the others went', (_case, half, headings) => {
    const comparison = compare(page(...SEND, ...READ, ...LIMITS), half);
    const changes = comparison.sections.flatMap(({ passages }) => passages.map(({ change }) => change));
    expect(outline(comparison).filter((line) => line.startsWith('#'))).toEqual(headings);
    expect(new Set(changes)).toEqual(new Set(['same', 'removed']));
  });
});

describe('passages', () => {
  it.each([
    [
      'a paragraph that moved within its section went and came',
      page('One apple.', 'Two pears.', 'Three plums.'),
      page('Two pears.', 'Three plums.', 'One apple.'),
      ['- One apple.', '= Two pears.', '= Three plums.', '+ One apple.'],
      2,
    ],
    [
      'a paragraph with other words went and came',
      'Apples are red.',
      'Nobody knows when pears ripen.',
      ['- Apples are red.', '+ Nobody knows when pears ripen.'],
      2,
    ],
    [
      'a paragraph with few of its words went and came',
      'Apples are red and sweet.',
      'Nobody knows when pears are ripe.',
      ['- Apples are red and sweet.', '+ Nobody knows when pears are ripe.'],
      2,
    ],
    [
      'a paragraph with half of its words changed',
      'Apples are red and sweet.',
      'Apples are green and sour.',
      ['~ Apples are {-red and sweet-}{+green and sour+}.'],
      1,
    ],
    [
      'a paragraph that became an item went and came',
      'Apples are red.',
      '- Apples are red.',
      ['- Apples are red.', '+ - Apples are red.'],
      2,
    ],
    [
      'code in a sentence that became bold is a change',
      'Send `text` now.',
      'Send **text** now.',
      ['~ Send {-`text`-}{+**text**+} now.'],
      1,
    ],
    [
      'words that became bold are a change',
      'Never wait.',
      '**Never** wait.',
      ['~ {-Never -}{+**Never**+}{+ +}wait.'],
      1,
    ],
    [
      'words that became a link are none',
      'Read the page now.',
      'Read [the page](/page) now.',
      ['= Read the page now.'],
      0,
    ],
    [
      'a line break within a paragraph is none',
      'Read the\npage now.',
      'Read the page now.',
      ['= Read the page now.'],
      0,
    ],
    [
      'the title of an admonition is a passage of its own',
      ':::note[Mind the key]\n\nKeep it safe.\n\n:::',
      ':::note[Mind your key]\n\nKeep it safe.\n\n:::',
      ['~ **Mind **{-**the **-}{+**your **+}**key**', '= Keep it safe.'],
      1,
    ],
    [
      'items of nested lists are passages',
      '- Fruit\n  - red apples\n  - green pears\n- Bread',
      '- Fruit\n  - red apples\n  - ripe green pears\n- Bread\n- Milk',
      ['= - Fruit', '=   - red apples', '~ - {+ripe +}green pears', '= - Bread', '+ - Milk'],
      2,
    ],
    [
      'steps that only have another number are the same',
      '1. Open the page.\n2. Sign in.',
      '1. Get a key.\n2. Open the page.\n3. Sign in.',
      ['+ 1. Get a key.', '= 2. Open the page.', '= 3. Sign in.'],
      1,
    ],
    [
      'items that only stand deeper are the same',
      '- Fruit\n- Pears',
      '- Fruit\n  - Pears',
      ['= - Fruit', '=   - Pears'],
      0,
    ],
  ])('%s', (_case, older, newer, lines, passages) => {
    const comparison = compare(older, newer);
    expect({ lines: outline(comparison), passages: comparison.counts.passages }).toEqual({ lines, passages });
  });
});

describe('tables', () => {
  const table = (...rows: string[]) => ['| Name | Type |', '| --- | --- |', ...rows].join('\n');
  const [text, model, id] = ['| text | string |', '| model | string |', '| id | number |'];

  it.each([
    [
      'show the row that they gained',
      table(text, id),
      table(text, model, id),
      ['~ | Name | Type |', '  = | text | string |', '  + | {+model+} | {+string+} |', '  = | id | number |'],
    ],
    [
      'show the row that they lost',
      table(text, model, id),
      table(text, id),
      ['~ | Name | Type |', '  = | text | string |', '  - | {-model-} | {-string-} |', '  = | id | number |'],
    ],
    [
      'show the cell that changed',
      table(text, id),
      table(text, '| id | string |'),
      ['~ | Name | Type |', '  = | text | string |', '  ~ | id | {-number-}{+string+} |'],
    ],
    [
      'show a row as changed that only begins the same',
      table('| text | string or null |', id),
      table('| text | list of objects |', id),
      ['~ | Name | Type |', '  ~ | text | {-string or null-}{+list of objects+} |', '  = | id | number |'],
    ],
    [
      'show a row as changed that only begins in another way',
      table('| text | string or null, at most ten |', id),
      table('| texts | string or null, at most ten |', id),
      ['~ | Name | Type |', '  ~ | {-text-}{+texts+} | string or null, at most ten |', '  = | id | number |'],
    ],
    [
      'show the column that they gained',
      table(text, id),
      '| Name | Type | Default |\n| --- | --- | --- |\n| text | string | none |\n| id | number | 0 |',
      ['~ | Name | Type | {+Default+} |', '  ~ | text | string | {+none+} |', '  ~ | id | number | {+0+} |'],
    ],
    [
      'show the column that they lost',
      table(text, id),
      '| Name |\n| --- |\n| text |\n| id |',
      ['~ | Name | {-Type-} |', '  ~ | text | {-string-} |', '  ~ | id | {-number-} |'],
    ],
  ])('%s, as one passage', (_case, older, newer, lines) => {
    const comparison = compare(older, newer);
    expect({ lines: outline(comparison), passages: comparison.counts.passages }).toEqual({ lines, passages: 1 });
  });

  it('that stand below another heading now went there and came here', () => {
    const older = page('## Request', 'Send these.', table(text, id), '## Reply', 'Read those.');
    const newer = page('## Request', 'Send these.', '## Reply', 'Read those.', table(text, id));
    expect(outline(compare(older, newer))).toEqual([
      '## Request',
      '= Send these.',
      '- | Name | Type |',
      '- | text | string |',
      '- | id | number |',
      '## Reply',
      '= Read those.',
      '+ | Name | Type |',
      '+ | text | string |',
      '+ | id | number |',
    ]);
  });
});

describe('code', () => {
  const code = (language: string, ...lines: string[]) => ['```' + language, ...lines, '```'].join('\n');

  it.each([
    [
      'shows the line that changed',
      code('json', '{', '  "text": "Hi",', '  "n": 1', '}'),
      code('json', '{', '  "text": "Hi",', '  "n": 2', '}'),
      ['~ json:', '  = {', '  =   "text": "Hi",', '  -   "n": 1', '  +   "n": 2', '  = }'],
      1,
    ],
    [
      'in another language that reads the same is the same',
      code('js', 'a()'),
      code('ts', 'a()'),
      ['= ts:', '=   a()'],
      0,
    ],
    [
      'with few of its lines stays in place',
      code('json', '{', '  "text": "Hi",', '  "old": true', '}'),
      code('json', '{', '  "text": "Good",', '  "list": [1, 2, 3]', '}'),
      [
        '~ json:',
        '  = {',
        '  -   "text": "Hi",',
        '  -   "old": true',
        '  +   "text": "Good",',
        '  +   "list": [1, 2, 3]',
        '  = }',
      ],
      1,
    ],
    [
      'with other words went and came',
      code('bash', 'npm start'),
      code('bash', 'curl example'),
      ['- bash:', '-   npm start', '+ bash:', '+   curl example'],
      2,
    ],
    ['without words is the same when it is equal', code('json', '{}'), code('json', '{}'), ['= json:', '=   {}'], 0],
  ])('%s', (_case, older, newer, lines, passages) => {
    const comparison = compare(older, newer);
    expect({ lines: outline(comparison), passages: comparison.counts.passages }).toEqual({ lines, passages });
  });
});

describe('title and description', () => {
  it.each([
    ['title', { title: 'Voice' }, ['Title: {-Tone-}{+Voice+}']],
    ['description', { description: 'Says what tone means.' }, ['Description: Says what tone {-is-}{+means+}.']],
  ])('count when the %s changed', (_case, given, lines) => {
    const comparison = compare(pageOf(''), pageOf('', given));
    expect({ lines: outline(comparison), passages: comparison.counts.passages }).toEqual({ lines, passages: 1 });
  });
});

describe('API facts of a page', () => {
  const facts = (deprecated: boolean, ...names: string[]) =>
    tinyFacts([operation('/v1/tone', { deprecated, request: names.map((name) => field(name)) })]);
  const content = { ...pageOf('Text.'), bodies: [{ owner: '/v1/tone', part: 'request' as const }] };
  const counts = (older: ReturnType<typeof facts>, newer: ReturnType<typeof facts>) =>
    comparePages({ content, facts: older }, { content, facts: newer }, { operations: {}, bodies: {} }).counts;

  it.each([
    ['each field that differs', facts(false, 'text'), facts(false, 'text', 'id', 'n'), { fields: 2, deprecated: 0 }],
    ['an operation that is newly deprecated', facts(false, 'text'), facts(true, 'text'), { fields: 0, deprecated: 1 }],
  ])('count %s and make the page a changed one', (_case, older, newer, expected) => {
    const found = counts(older, newer);
    expect(found).toEqual({ passages: 0, ...expected });
    expect(isUnchanged({ counts: found })).toBe(false);
  });

  it('are no difference when they are the same', () => {
    expect(isUnchanged({ counts: counts(facts(true, 'text'), facts(true, 'text')) })).toBe(true);
  });
});
