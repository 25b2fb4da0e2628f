import { replaced, type Spoiler } from './mutant';

/** Adds a line to the front matter. */
function line(text: string): Spoiler['spoil'] {
  return replaced(/^---\n/, `---\n${text}\n`);
}

/** Gives a field another value. */
function value(field: string, text: string): Spoiler['spoil'] {
  return replaced(new RegExp(`^${field}:.*$`, 'm'), `${field}: ${text}`);
}

const HUGE = 'x'.repeat(100_000);

/** What writers do to front matter by mistake, and worse. */
export const FRONT_MATTER_SPOILERS: readonly Spoiler[] = [
  { what: 'a misspelt field', spoil: replaced(/^description:/m, 'desciption:'), mustStop: true },
  { what: 'a field in capitals', spoil: replaced(/^title:/m, 'Title:'), mustStop: true },
  { what: 'no title', spoil: replaced(/^title:.*\n/m, ''), mustStop: true },
  { what: 'no description', spoil: replaced(/^description:.*\n/m, ''), mustStop: true },
  { what: 'no position', spoil: replaced(/^sidebar_position:.*\n/m, ''), mustStop: true },
  { what: 'no direction', spoil: replaced(/^direction:.*\n/m, ''), mustStop: true },
  { what: 'no tags', spoil: replaced(/^tags:.*\n/m, ''), mustStop: true },
  { what: 'a title twice', spoil: line('title: Another title'), mustStop: true },
  { what: 'a title that is a number', spoil: value('title', '12'), mustStop: true },
  { what: 'a title that is a list', spoil: value('title', '[a, b]'), mustStop: true },
  { what: 'an empty title', spoil: value('title', ''), mustStop: true },
  { what: 'a title of markup', spoil: value('title', '"<b>bold</b> & {braces} `code`"') },
  { what: 'a title that ends a script', spoil: value('title', '"A </script> B"'), mustStop: true },
  { what: 'a title that is a date', spoil: value('title', '2025-01-01'), mustStop: true },
  { what: 'a huge title', spoil: value('title', HUGE), mustStop: true },
  { what: 'a huge description', spoil: value('description', HUGE), mustStop: true },
  { what: 'a description of blanks', spoil: value('description', `"${' '.repeat(100)}"`), mustStop: true },
  { what: 'a description over lines', spoil: value('description', '|\n  One line.\n  Two lines.\n') },
  { what: 'keywords that are a text', spoil: value('keywords', 'one, two'), mustStop: true },
  { what: 'keywords that are numbers', spoil: value('keywords', '[1, 2]'), mustStop: true },
  { what: 'a wrong direction', spoil: value('direction', 'sideways'), mustStop: true },
  { what: 'a direction that every object has', spoil: value('direction', 'constructor'), mustStop: true },
  { what: 'a position that is a text', spoil: value('sidebar_position', 'first'), mustStop: true },
  { what: 'a position below 1', spoil: value('sidebar_position', '-1'), mustStop: true },
  { what: 'a position without end', spoil: value('sidebar_position', '.inf'), mustStop: true },
  { what: 'a tag that does not exist', spoil: value('tags', '[no-such-tag]'), mustStop: true },
  { what: 'tags that are a text', spoil: value('tags', 'hello'), mustStop: true },
  { what: 'an unknown field', spoil: line('colour: red'), mustStop: true },
  { what: 'a draft', spoil: line('draft: true'), mustStop: true },
  { what: 'an unlisted page', spoil: line('unlisted: true'), mustStop: true },
  { what: 'an id', spoil: line('id: another'), mustStop: true },
  { what: 'a prototype', spoil: line('__proto__: {title: x}'), mustStop: true },
  { what: 'a slug with blanks', spoil: line('slug: /not a slug?#'), mustStop: true },
  { what: 'a slug that climbs', spoil: line('slug: ../../intro'), mustStop: true },
  { what: 'another page’s slug', spoil: value('slug', 'long-blog-post') },
  { what: 'an open bracket', spoil: line('keywords2: [a, b'), mustStop: true },
  { what: 'an open quote', spoil: value('title', '"no end'), mustStop: true },
  { what: 'a tab', spoil: replaced(/^title: /m, 'title:\n\t'), mustStop: true },
  { what: 'a colon in a bare text', spoil: value('title', 'One: two'), mustStop: true },
  { what: 'an unknown alias', spoil: value('title', '*nowhere'), mustStop: true },
  { what: 'an unknown tag of YAML', spoil: value('title', '!!js/function x'), mustStop: true },
  { what: 'no end of the front matter', spoil: replaced(/\n---\n/, '\n'), mustStop: true },
  { what: 'no front matter', spoil: replaced(/^---\n[\s\S]*?\n---\n/, ''), mustStop: true },
  { what: 'a list as front matter', spoil: replaced(/^---\n[\s\S]*?\n---\n/, '---\n- a\n- b\n---\n'), mustStop: true },
  { what: 'a text as front matter', spoil: replaced(/^---\n[\s\S]*?\n---\n/, '---\nnothing\n---\n'), mustStop: true },
  { what: 'Windows line ends', spoil: (text) => text.replaceAll('\n', '\r\n') },
  { what: 'a byte order mark', spoil: (text) => `\ufeff${text}` },
  { what: 'a zero byte', spoil: replaced(/^title: /m, 'title: a\u0000b ') },
];
