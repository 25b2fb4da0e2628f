import { describe, expect, it } from 'vitest';

import { errorDetails } from '@api-docs/kit/testing/errorDetails';
import { field, minimalFacts, operation } from '@api-docs/openapi-facts/testing/fixtures';

import { checkNamedFacts } from '../src/plugins/checkNamedFacts';
import { checkChoices } from '../src/validators/checkChoices';

const pets = operation('/pets', {
  request: [field('kinds'), field('size', { children: [field('size.most')] })],
  response: [field('result', { children: [field('result.id')] }), field('status')],
});
const facts = minimalFacts([pets]);

const check = (resultField?: string, explainedStatuses: string[] = []) =>
  checkNamedFacts({ ...(resultField !== undefined && { resultField }), explainedStatuses }, facts);

describe('checkNamedFacts', () => {
  it.each([
    ['misspelled', 'reslt', 'write "result"'],
    ['below the top of a response', 'id', 'correct or remove the option'],
  ])('refuses a field of the result that is %s', (_case, name, remedy) => {
    expect(errorDetails(() => check(name))).toMatchObject({ expected: 'result, status', found: name, remedy });
  });

  it('tells of a status that no operation has', () => {
    expect(check('result', ['200', '410']).join()).toMatch(/`explainedStatuses`[^]*expected: 200\n[^]*found: +410\n/);
  });

  it.each([
    ['a field and a status that are there', 'result', ['200']],
    ['none', undefined, []],
  ])('takes %s', (_case, name, statuses) => {
    expect(check(name, statuses)).toEqual([]);
  });
});

describe('checkChoices', () => {
  const choices = (name: string, needs: string[]) => ({
    field: name,
    noun: 'kind',
    needs: { cat: needs },
    excluded: [],
    unknown: [],
  });

  it.each([
    ['the field of the choices', choices('kind', []), 'kind', 'write "kinds"'],
    ['a field that a choice needs', choices('kinds', ['size', 'sise']), 'sise', 'write "size"'],
  ])('refuses a name that the request does not have as %s', (_case, given, found, remedy) => {
    expect(errorDetails(() => checkChoices(given, pets, facts))).toMatchObject({ found, remedy });
  });

  it('takes fields of the request', () => {
    expect(() => checkChoices(choices('kinds', ['size', 'size.most']), pets, facts)).not.toThrow();
  });
});
