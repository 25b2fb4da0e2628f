import { defined, isJsonObject, own } from '@api-docs/kit';

import { isForm, mainBody } from '../facts/mediaTypes';
import type { SampleOperation, SampleValues } from '../samples/sampleCall';
import type { ApiFacts, Body, Json, NamedExample, Operation, Parameter } from '../types';
import { fileName, partFormats } from './bodyFormat';
import { sampleOperation, sampleParameters } from './sampleOperation';

/** A named example of a call, with the body that it sends. */
interface NamedCall extends Pick<NamedExample, 'key' | 'summary'> {
  body?: Body;
  value?: Json;
}

/** A call of an operation with values, as samples show it. Its key is the value of the query parameter `example`. */
export interface CallExample extends Omit<NamedCall, 'value'> {
  operation: SampleOperation;
  values: SampleValues;
  /** Whether the file names the example. */
  isNamed: boolean;
}

/** Returns the examples whose value the file has itself, or that are generated. */
function withValue(examples: readonly NamedExample[]): NamedExample[] {
  return examples.filter(({ isExternal }) => !isExternal);
}

/** Returns the example with a key, otherwise the first one. */
function exampleOf(examples: readonly NamedExample[], key?: string): NamedExample | undefined {
  const own = withValue(examples);
  return own.find((example) => example.key === key) ?? own[0];
}

/** Returns the values of the parameters that samples have, of the example with a key if there is one. */
function parameterValues(operation: Operation, key: string): SampleValues['parameters'] {
  const values: SampleValues['parameters'] = {};
  for (const { name, in: place, examples } of sentParameters(operation)) {
    const example = exampleOf(examples, key);
    values[place] = { ...values[place], [name]: example ? example.value : name };
  }
  return values;
}

/** The example of a call or a body to which the file gives no name. */
export const UNNAMED = { key: 'example', summary: 'Example' };

/** Puts the names of files into the example of a form, also of those that the form needs and the example leaves out. */
function withFileNames(value: Json | undefined, body: Body, isGenerated?: true): Json | undefined {
  const { mediaType, field, files = [] } = body;
  const formats = partFormats(body);
  const hasParts = body.sequence === 'parts';
  if (hasParts && !isJsonObject(value)) {
    const parts = value ?? (body.isEachItem && files.includes('[]') ? [fileName('file')] : value);
    if (!isGenerated || !Array.isArray(parts)) return parts;
    return parts.map((part, index) => (own(formats, `[${index}]`) ?? formats['[]'])?.file ?? part);
  }
  if (!hasParts && !isForm(mediaType)) return value;
  const given = isJsonObject(value) ? value : {};
  const isGiven = (name: string) => Object.hasOwn(given, name);
  const isRequired = (name: string) =>
    field?.children.some((child) => child.name === name && child.requirement === 'required');
  const withName = (name: string): [string, Json] => {
    const [file, item] = [formats[name]?.file ?? '', given[name]];
    return [name, Array.isArray(item) ? item.map(() => file) : file];
  };
  const missing = files.filter((name) => !isGiven(name) && isRequired(name)).map(withName);
  return { ...Object.fromEntries(missing), ...given, ...Object.fromEntries(files.filter(isGiven).map(withName)) };
}

/** Returns the examples of a body, at least one. */
function bodyCalls(body: Body): NamedCall[] {
  const own = withValue(body.examples);
  const named: (Omit<NamedExample, 'value'> & { value?: Json })[] = own.length > 0 ? own : [UNNAMED];
  return named.map(({ key, summary, value, isGenerated }) =>
    defined<NamedCall>({ key, summary, body, value: withFileNames(value, body, isGenerated) }),
  );
}

/** Names the examples of further media types after them, because the first one has the plain names. */
function inMediaType({ mediaType, examples }: Body, call: NamedCall): NamedCall {
  const isNamed = examples.length > 1;
  return {
    ...call,
    key: `${mediaType.replace(/\W+/g, '-').replace(/^-$/, 'any')}${isNamed ? `-${call.key}` : ''}`,
    summary: isNamed ? `${mediaType}: ${call.summary}` : mediaType,
  };
}

/** Returns the parameters that samples have: those that are required, or of which the file has an example. */
function sentParameters(operation: Operation): Parameter[] {
  const hasExample = ({ examples }: Parameter) => withValue(examples).some(({ isGenerated }) => !isGenerated);
  return sampleParameters(operation).filter((one) => one.field.requirement === 'required' || hasExample(one));
}

/** Returns the named examples of parameters, for calls without a body. */
function parameterCalls(operation: Operation): NamedCall[] {
  const examples = sentParameters(operation).flatMap((parameter) => withValue(parameter.examples));
  const named = examples.filter(({ isGenerated, key }) => !isGenerated && key !== UNNAMED.key);
  const byKey = new Map(named.map(({ key, summary }) => [key, { key, summary }]));
  if (byKey.size > 0) return [...byKey.values()];
  const generated = examples.find(({ isGenerated }) => isGenerated);
  return [generated ? { key: generated.key, summary: generated.summary } : UNNAMED];
}

/**
 * Returns the example calls of an operation: one for each example of the body, JSON first; without a body, one for each
 * named example of the parameters, or a single one.
 */
export function namedCalls(operation: Operation): NamedCall[] {
  const main = mainBody(operation.body);
  const others = (operation.body?.contents ?? []).filter((body) => body !== main);
  return [
    ...(main ? bodyCalls(main) : parameterCalls(operation)),
    ...others.flatMap((body) => bodyCalls(body).map((call) => inMediaType(body, call))),
  ];
}

/** Returns the names of parameters that samples send without an example: the value is their name. */
export function namesWithoutExample(operation: Operation): string[] {
  const unknown = sentParameters(operation).filter(({ examples }) => exampleOf(examples) === undefined);
  return unknown.map(({ name }) => name);
}

/** Returns whether a body has a schema of which there is no example. */
export function lacksExample({ field, examples }: Body): boolean {
  return field !== undefined && examples.length === 0;
}

/**
 * Returns the calls that samples show, see {@link namedCalls}. Parameters have the example of the same name or their first
 * one: required parameters always, optional ones only if the file gives an example.
 */
export function callExamples(operation: Operation, facts: ApiFacts): CallExample[] {
  return namedCalls(operation).map(({ key, summary, body, value }) => ({
    key,
    summary,
    ...(body ? { body } : {}),
    isNamed: key !== UNNAMED.key && key !== 'generated',
    operation: sampleOperation(operation, facts, body, value),
    values: { parameters: parameterValues(operation, key), ...(value === undefined ? {} : { body: value }) },
  }));
}

/**
 * Returns the responses that are shown beside example calls: those of the same name. If no names agree, the first call gets
 * the first response.
 *
 * @returns the responses by the keys of the calls, and all others: also those that are elsewhere or generated
 */
export function callResponses(operation: Operation): { shown: Map<string, NamedExample>; others: NamedExample[] } {
  const { responseExamples } = operation;
  const calls = namedCalls(operation);
  const own = withValue(responseExamples).filter(({ isGenerated }) => !isGenerated);
  const shown = new Map(own.filter(({ key }) => calls.some((call) => call.key === key)).map((one) => [one.key, one]));
  const [first, response] = [calls[0], own[0]];
  if (shown.size === 0 && first && response) shown.set(first.key, response);
  return { shown, others: responseExamples.filter((example) => ![...shown.values()].includes(example)) };
}
