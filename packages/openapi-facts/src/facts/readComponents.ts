import { pointerOf } from '../document/jsonPointer';
import { schemasOf } from '../document/components';
import type { ApiDocument } from '../resolve/apiDocument';
import { nameOfRef } from '../schemas/variants';
import { uniqueName } from '../text/names';
import type { Callback, Component, Operation, OperationContent } from '../types';
import type { Direction, Field } from '../fieldTypes';
import type { DocumentReader } from './documentReader';
import { fieldRows } from './fieldRows';

const DIRECTIONS: readonly Direction[] = ['request', 'response'];

function fieldsOf(content: OperationContent, direction: Direction): Field[] {
  const { parameters, body, responses, callbacks } = content;
  const contents = direction === 'request' ? (body?.contents ?? []) : responses.flatMap((one) => one.contents);
  const others = direction === 'request' ? parameters : [];
  return [
    ...others.map(({ field }) => field),
    ...contents.flatMap(({ field }) => field ?? []),
    ...callbacks.flatMap(({ operation }) => fieldsOf(operation, direction)),
  ];
}

/**
 * Reads the schemas that bodies refer to, each once.
 *
 * @param operations whose fields may stand for components
 */
export function readComponents(
  { root, files: [file] }: ApiDocument,
  { bodies }: DocumentReader,
  operations: readonly Operation[],
  webhooks: readonly Callback[],
): Component[] {
  const contents = [...operations, ...webhooks.map(({ operation }) => operation)];
  const linked = DIRECTIONS.map((direction) => {
    const fields = contents.flatMap((content) => fieldsOf(content, direction));
    const refs = new Set(fieldRows(fields, '').flatMap(({ component }) => component ?? []));
    // A set is also walked through what is added to it meanwhile.
    for (const ref of refs) for (const inner of bodies.outline(ref).components) refs.add(inner);
    return refs;
  });
  const own = Object.keys(schemasOf(root)).map((name) => `${file}#${pointerOf(['components', 'schemas', name])}`);
  const names = new Set<string>();
  return [...new Set([...own, ...linked.flatMap((refs) => [...refs])])].flatMap((ref): Component[] => {
    const { fields } = bodies.outline(ref);
    if (fields.request.children.length === 0 && !fields.request.variants) return [];
    const name = uniqueName(nameOfRef(ref) ?? '', names, (text) => text.toLowerCase());
    return [{ ref, name, fields, linked: DIRECTIONS.filter((_one, index) => linked[index]?.has(ref)) }];
  });
}
