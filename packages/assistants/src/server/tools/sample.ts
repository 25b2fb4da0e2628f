import { REFERENCE_LANGUAGES, renderSamples, withWrittenSamples } from '@api-docs/openapi-facts';

import type { Answer } from '../answer';
import type { Docs, OperationFact } from '../data';
import type { Question } from '../inputs';
import { askedOperation } from '../askedOperation';
import { unknownName } from '../inputError';

/** Returns the operations of the reference, which covers all versions of the API. */
export function referenceOperations(docs: Docs): OperationFact[] {
  const { calls, operations } = docs.api();
  const { versions } = docs.site();
  return (operations[versions.at(-1)?.name ?? ''] ?? []).filter(({ id }) => Object.hasOwn(calls, id));
}

/** Returns code in a fence of Markdown, with the name that Prism has for its language. */
export function fence(prism: string, code: string): string {
  return `\`\`\`${prism}\n${code.trim()}\n\`\`\``;
}

/**
 * Returns the call of an operation as a program, with the names of its other examples: as on its page, the sample that the OpenAPI
 * document has in the language, which belongs to no example and is beside the first one, otherwise one that is made.
 *
 * @throws if there is no such operation, example or language, with the closest one
 */
export function sample(docs: Docs, { operation: given, language, example }: Question<'sample'>): Answer {
  const operation = askedOperation(referenceOperations(docs), given);
  const { calls: all, written } = docs.api();
  const calls = all[operation.id] ?? [];
  const where = ` of \`${operation.path}\``;
  const call = example === undefined ? calls[0] : calls.find(({ key }) => key === example.trim());
  if (!call) {
    const keys = calls.map(({ key }) => key);
    throw unknownName('example', example ?? '', keys, { where });
  }
  const own = call === calls[0] ? (written[operation.id] ?? []) : [];
  const shown = withWrittenSamples(own, renderSamples(call.operation, call.values, REFERENCE_LANGUAGES));
  const samples = shown.map(({ id }) => id);
  const found = shown.find(({ id }) => id === language);
  if (!found) throw unknownName('sample', language, samples, { where });
  const code = found.code.trim();
  const others = calls.filter(({ key }) => key !== call.key).map(({ key, summary }) => ({ example: key, summary }));
  const address = docs.urlOf(operation.address);
  const name = `${operation.method} ${operation.path}`;
  const list = others.map((other) => `\`${other.example}\` (${other.summary})`).join(', ');
  const text = [
    `${call.summary}: \`${name}\`, ${found.label}`,
    fence(found.prism, code),
    ...(others.length > 0 ? [`Other examples: ${list}`] : []),
    ...(own.length > 0 ? [`Languages: ${samples.map((id) => `\`${id}\``).join(', ')}`] : []),
    `From ${address}`,
  ];
  const data = { operation: name, example: call.key, language, label: found.label, code, samples, others, address };
  return { data, text: text.join('\n\n') };
}
