import { isJsonObject } from '@api-docs/kit';

import { SAMPLE_EXTENSIONS } from '../document/sampleFiles';
import type { Mapping } from '../document/walkDocument';
import type { Oddity } from './violation';

const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';

/** Names the samples of an operation that cannot be shown. */
export function sampleOddities(operation: Mapping): Oddity[] {
  return SAMPLE_EXTENSIONS.flatMap((name) => {
    const samples = operation[name];
    if (samples === undefined) return [];
    if (!Array.isArray(samples)) return [[[name], `${name} is no list, so no sample is shown`] satisfies Oddity];
    return samples.flatMap((sample: unknown, index): Oddity[] => {
      const { lang, label, source } = isJsonObject(sample) ? sample : {};
      const isShown = isText(source) && (isText(lang) || isText(label));
      return isShown ? [] : [[[name, index], 'a sample without "lang" or "source" is not shown']];
    });
  });
}

/** Names the tags that `x-tagGroups` names and that are not there, and those that it leaves out. */
export function groupOddities({ tags, 'x-tagGroups': groups }: Mapping): Oddity[] {
  if (!Array.isArray(groups)) return [];
  const named = groups.flatMap((group: unknown): unknown[] =>
    isJsonObject(group) && Array.isArray(group.tags) ? group.tags : [],
  );
  const declared = (Array.isArray(tags) ? tags : []).flatMap((tag: unknown) => (isJsonObject(tag) ? [tag.name] : []));
  return declared.flatMap((name, index): Oddity[] =>
    named.includes(name)
      ? []
      : [[['tags', index], `x-tagGroups has no group for the tag "${String(name)}", which comes after them`]],
  );
}
