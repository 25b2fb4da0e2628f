import { renderSamples, SAMPLE_LANGUAGES, type SampleLanguage } from '@api-docs/openapi-facts';

import type { Answer } from '../answer';
import type { Docs, OperationFact } from '../data';
import type { Question } from '../inputs';
import { findOperation } from '../findOperation';
import { unknownName } from '../inputError';

/** Returns the operations of the reference, which covers all versions of the API. */
export function referenceOperations(docs: Docs): OperationFact[] {
  const { calls, operations } = docs.api();
  const { versions } = docs.site();
  return (operations[versions.at(-1)?.name ?? ''] ?? []).filter(({ id }) => Object.hasOwn(calls, id));
}

/** Returns code in a fence of Markdown. */
export function fence(language: SampleLanguage, code: string): string {
  return `\`\`\`${SAMPLE_LANGUAGES[language].prism}\n${code.trim()}\n\`\`\``;
}

/**
 * Returns the call of an operation as a program, with the names of its other examples. Throws if there is no such operation
 * or example, with the closest one.
 */
export function sample(docs: Docs, { operation: given, language, example }: Question<'sample'>): Answer {
  const operation = findOperation(referenceOperations(docs), given);
  const calls = docs.api().calls[operation.id] ?? [];
  const call = example === undefined ? calls[0] : calls.find(({ key }) => key === example.trim());
  if (!call) {
    const keys = calls.map(({ key }) => key);
    throw unknownName('example', example ?? '', keys, { where: ` of \`${operation.path}\`` });
  }
  const [rendered] = renderSamples(call.operation, call.values, [language]);
  const code = rendered?.code.trim() ?? '';
  const others = calls.filter(({ key }) => key !== call.key).map(({ key, summary }) => ({ example: key, summary }));
  const address = docs.urlOf(operation.address);
  const name = `${operation.method} ${operation.path}`;
  const list = others.map((other) => `\`${other.example}\` (${other.summary})`).join(', ');
  const text = [
    `${call.summary}: \`${name}\``,
    fence(language, code),
    ...(others.length > 0 ? [`Other examples: ${list}`] : []),
    `From ${address}`,
  ];
  return { data: { operation: name, example: call.key, code, others, address }, text: text.join('\n\n') };
}
