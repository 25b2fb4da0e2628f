import { expect, it } from 'vitest';

import { factsOfPaths } from '../testing/fixtures';

/** Reads an API with one operation. */
function factsWith(operation: object, given: { item?: object; title?: string; tag?: object } = {}) {
  const paths = { '/notes': { ...given.item, get: { tags: ['Notes'], ...operation } } };
  return factsOfPaths(paths, { info: { title: given.title }, tags: [{ name: 'Notes', ...given.tag }] });
}

it.each([
  ['missing', undefined, 'GET /notes'],
  ['empty', '', 'GET /notes'],
  ['blank', ' \n\t ', 'GET /notes'],
  ['of two lines', 'Read\n  a note\n', 'Read a note'],
])('a summary that is %s gives a label on one line', (_case, summary, label) => {
  expect(factsWith({ summary }).operations[0]?.summary).toBe(label);
  expect(factsWith({}, { item: { summary } }).operations[0]?.summary).toBe(label);
});

it('a blank summary of an operation does not hide that of its path', () => {
  expect(factsWith({ summary: ' ' }, { item: { summary: 'Notes' } }).operations[0]?.summary).toBe('Notes');
});

it.each([
  ['what both say', 'Reads notes.', 'Each note.', 'Reads notes.\n\nAll notes. Each note.'],
  ['a text of both once', 'Each note.', 'Each note.', 'All notes. Each note.'],
  ['a text of both that differs in a letter', 'All notes. each note', 'Each note.', 'All notes. each note'],
  ['what only its path says', undefined, 'Each note.', 'All notes. Each note.'],
  ['no summary that its path repeats', 'Reads notes.', 'read', 'Reads notes.\n\nAll notes'],
])('an operation is described by %s', (_case, description, ofPath, expected) => {
  const item = { summary: 'All notes', description: ofPath };
  expect(factsWith({ summary: 'Read', description }, { item }).operations[0]?.description).toBe(expected);
});

it.each([
  ['Read', 'Read.', ''],
  ['Read', undefined, ''],
  ['Other', 'Read.', 'Other'],
])('the label of an operation is not repeated by what its path says: %s', (summary, description, expected) => {
  expect(factsWith({ summary: 'Read' }, { item: { summary, description } }).operations[0]?.description).toBe(expected);
});

it.each([
  [' \n', ''],
  ['My\nAPI', 'My API'],
])('the title %j of an API is on one line', (title, expected) => {
  expect(factsWith({}, { title }).title).toBe(expected);
});

it('a tag or an example with a blank summary has its own name', () => {
  const parameters = [{ name: 'page', in: 'query', schema: {}, examples: { first: { summary: ' ', value: 1 } } }];
  const { tags, operations } = factsWith({ parameters }, { tag: { summary: '' } });
  expect(tags[0]?.summary).toBeUndefined();
  expect(operations[0]?.parameters[0]?.examples[0]).toMatchObject({ key: 'first', summary: 'first' });
});
