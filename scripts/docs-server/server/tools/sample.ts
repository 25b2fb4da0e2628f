import { renderSamples } from '../../../../shared/samples/renderSamples';
import { REFERENCE_LANGUAGES, SAMPLE_LANGUAGES, type SampleLanguage } from '../../../../shared/samples/sampleLanguages';
import type { ExampleCall, OperationFact } from '../data';
import { urlOf, type Docs } from '../docs';
import { findOperation, unknownName } from '../names';

interface Question {
  operation: string;
  language: string;
  example?: string | undefined;
}

/** Other names of languages. */
const OTHER_NAMES: Readonly<Record<string, SampleLanguage>> = {
  bash: 'curl',
  golang: 'go',
  javascript: 'typescript',
  js: 'typescript',
  node: 'typescript',
  py: 'python',
  shell: 'curl',
  ts: 'typescript',
};

/** @throws if the docs have no samples in the language */
export function findLanguage(given: string): SampleLanguage {
  const name = given.trim().toLowerCase();
  const known = REFERENCE_LANGUAGES.find((id) => id === name);
  const found = known ?? (Object.hasOwn(OTHER_NAMES, name) ? OTHER_NAMES[name] : undefined);
  if (found) return found;
  throw unknownName('sample language', given, REFERENCE_LANGUAGES);
}

/** Returns the operations of the reference, which covers all versions of the API. */
export function referenceOperations(docs: Docs): OperationFact[] {
  const { calls, operations } = docs.api();
  const { versions } = docs.site();
  return (operations[versions.at(-1)?.name ?? ''] ?? []).filter(({ id }) => Object.hasOwn(calls, id));
}

function findExample(calls: readonly ExampleCall[], operation: OperationFact, given: string | undefined): ExampleCall {
  const found = given === undefined ? calls[0] : calls.find(({ key }) => key === given.trim());
  if (found) return found;
  const keys = calls.map(({ key }) => key);
  throw unknownName('example', given ?? '', keys, { where: ` of \`${operation.path}\`` });
}

/**
 * Returns the call of an operation as a program, with the names of its other examples.
 *
 * @throws if there is no such operation, language or example, with the closest one
 */
export function sample(docs: Docs, { operation: given, language, example }: Question): string {
  const id = findLanguage(language);
  const operation = findOperation(referenceOperations(docs), given);
  const calls = docs.api().calls[operation.id] ?? [];
  const call = findExample(calls, operation, example);
  const [rendered] = renderSamples(call.operation, call.values, [id]);
  const others = calls.filter(({ key }) => key !== call.key).map(({ key, summary }) => `\`${key}\` (${summary})`);
  return [
    `${call.summary}: \`${operation.method} ${operation.path}\``,
    `\`\`\`${SAMPLE_LANGUAGES[id].prism}\n${rendered?.code.trim() ?? ''}\n\`\`\``,
    ...(others.length > 0 ? [`Other examples: ${others.join(', ')}`] : []),
    `From ${urlOf(docs, operation.address)}`,
  ].join('\n\n');
}
