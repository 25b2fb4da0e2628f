import path from 'node:path';

import { isMap, isScalar, LineCounter, parseDocument, type Node } from 'yaml';

import { closestName } from '../../../shared/closestName';
import { buildError } from '../../lib/buildError';
import { parseYaml } from '../../lib/parseYaml';

/** Keys of a JSON path. */
export type DocumentPath = readonly (string | number)[];

type Mapping = Record<string, unknown>;

/** A value without references, and the references that led to it, the outermost first. */
export interface Resolved<Value> {
  value: Value;
  refs: string[];
}

/** An OpenAPI document with the files that it refers to. References are absolute: `openapi/a.yaml#/components/x`. */
export interface ApiDocument {
  root: Mapping;
  /** All files, the document itself first. */
  files: string[];
  /** Replaces a reference by its target, but not those inside of it. Keys beside the reference win. */
  resolve<Value extends object>(value: Value): Resolved<Value>;
  /** Returns `file:line` of a value of the document itself. */
  position(where: DocumentPath): string;
}

/** Maximum size of an OpenAPI file in bytes. A larger one takes minutes to parse and to render. */
export const MAX_FILE_SIZE = 20_000_000;

/** Keywords below which keys are names and not keywords, so that a property can be called `example` or `$ref`. */
const MAPS_OF_NAMES = new Set([
  ...['properties', 'patternProperties', 'dependentSchemas', '$defs', 'definitions', 'schemas', 'responses', 'paths'],
  ...['parameters', 'examples', 'requestBodies', 'headers', 'securitySchemes', 'links', 'callbacks', 'pathItems'],
  ...['content', 'encoding', 'webhooks', 'variables', 'x-legacy-bodies'],
]);

/** Keywords with values in which `$ref` is data. */
const DATA = new Set(['example', 'default', 'const', 'enum', 'value']);

function isData(key: string, value: unknown): boolean {
  if (key === 'examples') return Array.isArray(value);
  return DATA.has(key) || (key.startsWith('x-') && !MAPS_OF_NAMES.has(key));
}

function isMapping(value: unknown): value is Mapping {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

/** Returns the keys of a JSON pointer, for example of `/paths/~1jobs~1%7Bid%7D`. */
export function pointerKeys(pointer: string): string[] {
  const decode = (key: string) => {
    try {
      return decodeURIComponent(key);
    } catch {
      return key;
    }
  };
  return pointer
    .split('/')
    .slice(1)
    .map((key) => decode(key).replaceAll('~1', '/').replaceAll('~0', '~'));
}

/**
 * Returns the line of a value in a YAML or JSON text.
 *
 * @param where path of the value; if it does not exist, the nearest existing parent counts
 */
export function lineOf(text: string, where: DocumentPath): number {
  const lines = new LineCounter();
  let node: unknown = parseDocument(text, { lineCounter: lines, uniqueKeys: false }).contents;
  let offset = 0;
  for (const key of where) {
    let next: unknown;
    if (isMap(node)) {
      const pair = node.items.find((item) => String(isScalar(item.key) ? item.key.value : item.key) === String(key));
      offset = (pair?.key as Node | undefined)?.range?.[0] ?? offset;
      next = pair?.value;
    } else {
      next = (node as { items?: unknown[] } | null)?.items?.[Number(key)];
      offset = (next as Node | undefined)?.range?.[0] ?? offset;
    }
    if (next === undefined) break;
    node = next;
  }
  return lines.linePos(offset).line;
}

/** Calls a function for every reference of a document, with the mapping that contains it. Completes names of variants. */
function visitRefs(node: unknown, visit: (holder: Mapping, key: string, where: DocumentPath) => void): void {
  // An alias of YAML is the same object in several places.
  const seen = new Set<object>();
  const walk = (value: unknown, where: DocumentPath, areNames: boolean, isMappingOfVariants = false): void => {
    if (value === null || typeof value !== 'object' || seen.has(value)) return;
    seen.add(value);
    if (Array.isArray(value)) value.forEach((item, index) => walk(item, [...where, index], false));
    if (!isMapping(value)) return;
    for (const [key, item] of Object.entries(value)) {
      if (isMappingOfVariants) {
        // A variant can be named by its schema alone.
        if (typeof item === 'string' && /^[\w-]+$/.test(item)) value[key] = `#/components/schemas/${item}`;
        if (typeof item === 'string') visit(value, key, [...where, key]);
      } else if (!areNames && key === '$ref') visit(value, key, [...where, key]);
      else if (areNames || !isData(key, item)) {
        walk(item, [...where, key], !areNames && MAPS_OF_NAMES.has(key), !areNames && key === 'mapping');
      }
    }
  };
  walk(node, [], false);
}

/** A reference in a file. */
interface RefPosition {
  file: string;
  where: DocumentPath;
  ref: string;
}

type ReadText = (file: string) => string | undefined;

/** The parsed files of a document, by path. */
class ApiFileSet {
  readonly documents = new Map<string, unknown>();
  /** What each reference leads to. */
  readonly targets = new Map<string, unknown>();

  constructor(private readonly readText: ReadText) {}

  position(file: string, where: DocumentPath): string {
    const text = this.readText(file);
    return text === undefined ? file : `${file}:${lineOf(text, where)}`;
  }

  invalidRef({ file, where }: RefPosition, problem: string, found: string, remedy: string): Error {
    return buildError({
      file: this.position(file, where),
      problem,
      expected: 'a part of the file in the form #/components/schemas/Name, or of another file: parts.yaml#/Name',
      found,
      remedy,
    });
  }

  /** Adds a parsed file, makes its references absolute, and loads the files that it refers to. */
  add(file: string, document: unknown): void {
    this.documents.set(file, document);
    visitRefs(document, (holder, key, where) => {
      const ref = holder[key];
      if (typeof ref !== 'string') {
        const found = `$ref: ${JSON.stringify(ref)}`;
        throw this.invalidRef({ file, where, ref: '' }, '$ref is not a string', found, 'write the path');
      }
      const [, pointer = ''] = ref.split('#', 2);
      const other = this.fileOf({ file, where, ref });
      holder[key] = `${other}#${pointer}`;
      if (!this.documents.has(other)) this.load(other, { file, where, ref });
    });
  }

  private load(file: string, from: RefPosition): void {
    const text = this.readText(file);
    if (text === undefined) {
      throw this.invalidRef(from, '$ref to a missing file', from.ref, `create ${file} or fix the $ref`);
    }
    this.add(file, parseYaml(text, file));
  }

  /** Returns the file of a reference, relative to the project. */
  private fileOf(position: RefPosition): string {
    const { file, ref } = position;
    const [target = ''] = ref.split('#', 2);
    if (target === '') return file;
    const outside = '$ref to a file outside of the project';
    if (/^[a-z][\w+.-]*:/i.test(target) || target.startsWith('/')) {
      const remedy = 'save the file in the folder openapi/ and write its relative path';
      throw this.invalidRef(position, outside, ref, remedy);
    }
    const other = path.posix.join(path.posix.dirname(file), target.replaceAll('%20', ' '));
    if (other.startsWith('..')) throw this.invalidRef(position, outside, ref, 'move the file into openapi/');
    return other;
  }

  /** Looks up every reference. */
  checkRefs(): void {
    for (const [file, document] of this.documents) {
      visitRefs(document, (holder, key, where) => {
        const first = { file, where, ref: holder[key] as string };
        const trail: string[] = [];
        for (let ref: unknown = first.ref; typeof ref === 'string';) {
          if (trail.includes(ref)) throw this.circular(first, [...trail, ref]);
          const target = this.lookUp(ref, first, trail);
          trail.push(ref);
          ref = key === '$ref' && isMapping(target) ? target.$ref : undefined;
        }
      });
    }
  }

  private circular(position: RefPosition, trail: readonly string[]): Error {
    return this.invalidRef(position, 'circular $ref', trail.join(' → '), 'replace one of them by a definition');
  }

  /** Looks up an absolute reference. A part of its path can itself be a reference. */
  private lookUp(ref: string, position: RefPosition, trail: readonly string[] = []): unknown {
    if (this.targets.has(ref)) return this.targets.get(ref);
    if (trail.includes(ref)) throw this.circular(position, [...trail, ref]);
    const [target = '', pointer = ''] = ref.split('#', 2);
    const isAnchor = pointer !== '' && !pointer.startsWith('/');
    let node: unknown = this.documents.get(target);
    if (isAnchor) node = findAnchor(node, pointer);
    const keys = pointerKeys(pointer);
    for (const [depth, key] of keys.entries()) {
      if (isMapping(node) && typeof node.$ref === 'string' && !Object.hasOwn(node, key)) {
        node = this.lookUp(node.$ref, position, [...trail, ref]);
      }
      const known = node !== null && typeof node === 'object' ? Object.keys(node) : [];
      if (!known.includes(key)) {
        const nearest = closestName(key, known);
        const fixed = [...keys.slice(0, depth), nearest, ...keys.slice(depth + 1)].join('/');
        const file = target === position.file ? '' : target;
        const remedy = nearest ? `write "${file}#/${fixed}"` : 'add it or fix the $ref';
        throw this.invalidRef(position, '$ref to a part that does not exist', `${file}#${pointer}`, remedy);
      }
      node = (node as Mapping)[key];
    }
    if (node === undefined) {
      throw this.invalidRef(position, '$ref to a part that does not exist', ref, 'add it or fix the $ref');
    }
    this.targets.set(ref, node);
    return node;
  }
}

/** Finds the schema with an `$anchor`. */
function findAnchor(node: unknown, anchor: string): unknown {
  if (node === null || typeof node !== 'object') return undefined;
  if ((node as Mapping).$anchor === anchor) return node;
  for (const item of Object.values(node)) {
    const found = findAnchor(item, anchor);
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * Reads an OpenAPI document and all files that it refers to, and looks up every reference.
 *
 * @param file path of the document relative to the project
 * @param readText returns the text of a file; undefined if it does not exist
 * @param given the parsed document, if it is not read from its file
 * @throws with file and line if a file is not valid YAML, or a reference has no target
 */
export function readApiDocument(file: string, readText: ReadText, given?: Mapping): ApiDocument {
  const files = new ApiFileSet(readText);
  files.add(file, given ? structuredClone(given) : parseYaml(readText(file) ?? '', file));
  files.checkRefs();
  const root = files.documents.get(file);
  return {
    root: isMapping(root) ? root : {},
    files: [...files.documents.keys()],
    resolve: <Value extends object>(value: Value) => {
      const refs: string[] = [];
      let result: unknown = value;
      while (isMapping(result) && typeof result.$ref === 'string' && !refs.includes(result.$ref)) {
        const { $ref, ...siblings } = result as Mapping & { $ref: string };
        const target = files.targets.get($ref);
        refs.push($ref);
        result = typeof target === 'boolean' ? target : { ...(isMapping(target) ? target : {}), ...siblings };
      }
      return { value: result as Value, refs };
    },
    position: (where) => files.position(file, where),
  };
}
