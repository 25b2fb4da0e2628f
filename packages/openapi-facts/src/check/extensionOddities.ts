import { isJsonObject } from '@api-docs/kit';

import { SAMPLE_EXTENSIONS } from '../document/sampleFiles';
import type { Mapping } from '../document/walkDocument';
import type { Oddity } from './violation';

const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';

/** Names the samples of an operation that cannot be shown. */
export function* sampleOddities(operation: Mapping): Generator<Oddity> {
  for (const name of SAMPLE_EXTENSIONS) {
    const samples = operation[name];
    if (samples === undefined) continue;
    if (!Array.isArray(samples)) yield [[name], `${name} is no list, so no sample is shown`];
    for (const [index, sample] of Array.isArray(samples) ? samples.entries() : []) {
      const { lang, label, source }: Mapping = isJsonObject(sample) ? sample : {};
      if (isText(source) && (isText(lang) || isText(label))) continue;
      yield [[name, index], 'a sample without "lang" or "source" is not shown'];
    }
  }
}

/** Names the tags that `x-tagGroups` names and that are not there, and those that it leaves out. */
export function* groupOddities({ tags, 'x-tagGroups': groups }: Mapping): Generator<Oddity> {
  if (!Array.isArray(groups)) return;
  const named = groups.flatMap((group: unknown): unknown[] =>
    isJsonObject(group) && Array.isArray(group.tags) ? group.tags : [],
  );
  const declared = (Array.isArray(tags) ? tags : []).filter(isJsonObject);
  for (const [index, { name }] of declared.entries()) {
    if (named.includes(name)) continue;
    yield [['tags', index], `x-tagGroups has no group for the tag "${String(name)}", which comes after them`];
  }
}
