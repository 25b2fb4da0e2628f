import path from 'node:path';

import { isCollection, isPair, isScalar, LineCounter, parseDocument, type Node } from 'yaml';

import { closestName, decoded } from '@api-docs/kit';
import { buildError, parseYaml } from '@api-docs/kit/node';

import { NUMBERS, SCHEMA_LISTS, SCHEMAS } from './openApiDocument';

/** Keys of a JSON path. */
export type DocumentPath = readonly (string | number)[];

type Mapping = Record<string, unknown>;

/** An OpenAPI document with the files that it refers to. References are absolute: `openapi/a.yaml#/components/x`. */
export interface ApiDocument {
  root: Mapping;
  /** All files, the document itself first. */
  files: string[];
  /**
   * Replaces a reference by its target, but not those inside of it. Keys beside the reference win. A schema that is
   * `true` or `false` becomes a mapping, and one beside constraints a part of `allOf`.
   *
   * @returns the value, and the references that led to it, the outermost first
   */
  resolve<Value>(value: Value): { value: Exclude<Value, boolean>; refs: string[] };
  /** Returns `file:line` of a value of the document itself, or of another file. */
  position(where: DocumentPath, file?: string): string;
}

/** Maximum size of an OpenAPI file in bytes. A larger one takes minutes to parse and to render. */
export const MAX_FILE_SIZE = 20_000_000;

/** Keywords below which keys are names and not keywords, so that a property can be called `example` or `$ref`. */
const MAPS_OF_NAMES = new Set([
  ...['properties', 'patternProperties', 'dependentSchemas', '$defs', 'definitions', 'schemas', 'responses', 'paths'],
  ...['parameters', 'examples', 'requestBodies', 'headers', 'securitySchemes', 'links', 'callbacks', 'pathItems'],
  ...['content', 'encoding', 'webhooks', 'variables', 'mediaTypes', 'additionalOperations', 'x-legacy-bodies'],
]);

/** Keywords beside which a `$ref` is one of several schemas that a value must satisfy. */
const CONSTRAINTS = new Set<string>([
  ...['type', 'enum', 'const', 'pattern', 'uniqueItems', 'dependentRequired'],
  ...['properties', 'patternProperties', 'dependentSchemas', ...NUMBERS, ...SCHEMAS, ...SCHEMA_LISTS],
]);

/** Keywords with values in which `$ref` is data. */
const DATA = new Set(['example', 'default', 'const', 'enum', 'value', 'dataValue']);

function isData(key: string, value: unknown): boolean {
  if (key === 'examples') return Array.isArray(value);
  return DATA.has(key) || (key.startsWith('x-') && !MAPS_OF_NAMES.has(key));
}

/** Returns a schema that is `true` or `false` as a mapping. */
export function asSchema(value: unknown): unknown {
  return typeof value === 'boolean' ? (value ? {} : { not: {} }) : value;
}

/** Returns whether a value is an object and not a list. */
export function isMapping(value: unknown): value is Mapping {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

/** Returns the keys of a JSON pointer, for example of `/paths/~1jobs~1%7Bid%7D`. */
export function pointerKeys(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((key) => decoded(key).replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** Returns the line of a value in a YAML or JSON text; if it does not exist, that of its nearest existing parent. */
function lineOf(text: string, where: DocumentPath): number {
  const lines = new LineCounter();
  let node: unknown = parseDocument(text, { lineCounter: lines, uniqueKeys: false }).contents;
  let offset = 0;
  for (const key of where) {
    const items: unknown[] = isCollection(node) ? node.items : [];
    const nameOf = (item: unknown, index: number) =>
      isPair(item) ? (isScalar(item.key) ? item.key.value : '') : index;
    const found = items.find((item, index) => String(nameOf(item, index)) === String(key));
    if (found === undefined) break;
    offset = ((isPair(found) ? found.key : found) as Node).range?.[0] ?? offset;
    node = isPair(found) ? found.value : found;
  }
  return lines.linePos(offset).line;
}

/** Returns whether the name in a security requirement is the URI of a scheme. Names of schemes have no such characters. */
export function isSchemeUri(name: string): boolean {
  return /[#/]/.test(name);
}

/** Returns the schemas of a document's components. */
function schemasOf(document: unknown): Mapping {
  const components = isMapping(document) && isMapping(document.components) ? document.components : {};
  return isMapping(components.schemas) ? components.schemas : {};
}

/** What {@link visit} tells about a mapping of a document. */
interface Visited {
  node: Mapping;
  where: DocumentPath;
  /** URI against which references of the mapping are resolved. */
  base: string;
}

/** Where a reference is. */
interface Holder extends Visited {
  /** `$ref`, `$dynamicRef`, a name in the mapping of a discriminator, or the URI of a scheme in a security requirement. */
  key: string;
  ref: string;
  /** The key itself is the reference. */
  isKey: boolean;
}

function resolveUri(uri: string, base: string): string {
  try {
    return uri === '' ? base : new URL(uri, base).href.replace(/#$/, '');
  } catch {
    return uri;
  }
}

/** Calls functions for every mapping whose keys are keywords, and for every reference. */
function visit(
  root: unknown,
  rootBase: string,
  { mapping, ref }: { mapping?: (visited: Visited) => void; ref?: (holder: Holder) => void },
): void {
  // An alias of YAML is the same object in several places.
  const seen = new Set<object>();
  const walk = (value: unknown, where: DocumentPath, outer: string, areNames: boolean, parent = ''): void => {
    if (value === null || typeof value !== 'object' || seen.has(value)) return;
    seen.add(value);
    if (Array.isArray(value)) value.forEach((item, index) => walk(item, [...where, index], outer, false, parent));
    if (!isMapping(value)) return;
    const isVariants = !areNames && parent === 'mapping';
    const base = areNames || isVariants || typeof value.$id !== 'string' ? outer : resolveUri(value.$id, outer);
    if (!areNames) mapping?.({ node: value, where, base });
    for (const [key, item] of Object.entries(value)) {
      const isDefault = key === 'defaultMapping' && 'propertyName' in value;
      const isRef = isVariants
        ? typeof item === 'string'
        : !areNames && (key === '$ref' || key === '$dynamicRef' || isDefault);
      const isKey = !areNames && parent === 'security' && isSchemeUri(key);
      if (isRef || isKey) {
        ref?.({ node: value, key, where: [...where, key], base, ref: (isKey ? key : item) as string, isKey });
      } else if (areNames || !isData(key, item)) {
        walk(item, [...where, key], base, !areNames && MAPS_OF_NAMES.has(key), areNames ? '' : key);
      }
    }
  };
  walk(root, [], rootBase, false);
}

/** Returns keys as a JSON pointer. */
function pointerOf(keys: DocumentPath): string {
  return keys.map((key) => `/${encodeURIComponent(String(key).replaceAll('~', '~0').replaceAll('/', '~1'))}`).join('');
}

function uriOfFile(file: string): string {
  return new URL(encodeURI(file), 'file:///').href;
}

/** A reference in a file. */
interface RefPosition {
  file: string;
  where: DocumentPath;
  ref: string;
}

type ReadText = (file: string) => string | undefined;

/** A reference that is no path relative to its file. */
const ABSOLUTE = /^[a-z][\w+.-]*:|^\//i;

/** The parsed files of a document, by path. */
class ApiFileSet {
  readonly documents = new Map<string, unknown>();
  /** URI of each file: its `$self`, otherwise its place. */
  private readonly bases = new Map<string, string>();
  /** What each reference leads to. */
  readonly targets = new Map<string, unknown>();
  /** URI of a file, of a schema with `$id`, or of an anchor → absolute reference to it. */
  private readonly locations = new Map<string, string>();
  /** Reference to a schema with `$id`, or to a file → its dynamic anchors with references to them. */
  private readonly dynamicAnchors = new Map<string, Map<string, string>>();

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

  private baseOf(file: string): string {
    return this.bases.get(file) ?? uriOfFile(file);
  }

  /** Adds a parsed file, and loads the files that it refers to. */
  add(file: string, document: unknown): void {
    this.documents.set(file, document);
    const place = uriOfFile(file);
    const { $self } = isMapping(document) ? document : {};
    const base = typeof $self === 'string' ? resolveUri($self, place) : place;
    this.bases.set(file, base);
    this.locations.set(place, `${file}#`);
    visit(document, base, {
      mapping: ({ node, where, base: uri }) => {
        const location = `${file}#${pointerOf(where)}`;
        if (where.length === 0 || typeof node.$id === 'string') this.locations.set(uri, location);
        for (const anchor of [node.$anchor, node.$dynamicAnchor]) {
          if (typeof anchor === 'string') this.locations.set(`${uri}#${anchor}`, location);
        }
        if (typeof node.$dynamicAnchor !== 'string') return;
        const owner = this.locations.get(uri) ?? '';
        const anchors = this.dynamicAnchors.get(owner) ?? new Map<string, string>();
        this.dynamicAnchors.set(owner, anchors.set(node.$dynamicAnchor, location));
      },
    });
    this.visitRefs(file, (position, { base: uri }) => {
      const [target = ''] = position.ref.split('#', 1);
      if (this.locations.has(resolveUri(target, uri))) return;
      if (ABSOLUTE.test(target) && this.besideSelf(file, target) === undefined) return;
      const other = this.fileOf(position);
      if (this.documents.has(other)) return;
      const text = this.readText(other);
      if (text === undefined) {
        throw this.invalidRef(position, '$ref to a missing file', position.ref, `create ${other} or fix the $ref`);
      }
      this.add(other, parseYaml(text, other));
    });
  }

  private visitRefs(file: string, visitRef: (position: RefPosition, holder: Holder) => void): void {
    const document = this.documents.get(file);
    const schemas = schemasOf(document);
    visit(document, this.baseOf(file), {
      ref: (holder) => {
        const { key, where, ref } = holder;
        if (typeof ref !== 'string') {
          const found = `$ref: ${JSON.stringify(ref)}`;
          throw this.invalidRef({ file, where, ref: '' }, '$ref is not a string', found, 'write the path');
        }
        const isVariant = !key.startsWith('$') || where.at(-2) === 'mapping';
        // A variant can be named by its schema alone.
        const isName = isVariant && (Object.hasOwn(schemas, ref) || /^[\w-]+$/.test(ref));
        visitRef({ file, where, ref: isName ? `#${pointerOf(['components', 'schemas', ref])}` : ref }, holder);
      },
    });
  }

  /** Returns the file that is in the same place beside a file as a URI beside the file's `$self`. */
  private besideSelf(file: string, target: string): string | undefined {
    const base = this.baseOf(file);
    const folder = resolveUri('.', base);
    const uri = resolveUri(target, base);
    if (base === uriOfFile(file) || !uri.startsWith(folder)) return undefined;
    const beside = path.posix.join(path.posix.dirname(file), decodeURI(uri.slice(folder.length)));
    return ['', '.yaml', '.yml', '.json'].map((end) => beside + end).find((name) => this.readText(name) !== undefined);
  }

  /** Returns the file of a reference, relative to the project. */
  private fileOf(position: RefPosition): string {
    const { file, ref } = position;
    const [target = ''] = ref.split('#', 1);
    if (target === '') return file;
    const named = this.besideSelf(file, target);
    if (named !== undefined) return named;
    const outside = '$ref to a file outside of the project';
    const advice = 'save the file in the folder openapi/ and write its relative path';
    if (ABSOLUTE.test(target)) throw this.invalidRef(position, outside, ref, advice);
    const other = path.posix.join(path.posix.dirname(file), target.replaceAll('%20', ' '));
    if (other.startsWith('..')) throw this.invalidRef(position, outside, ref, 'move the file into openapi/');
    return other;
  }

  /** Makes all references absolute, and dynamic ones to plain ones. */
  resolveRefs(): void {
    const dynamic: { node: Mapping; name: string }[] = [];
    for (const file of this.documents.keys()) {
      this.visitRefs(file, (position, { node, key, base, isKey }) => {
        const [target = '', fragment = ''] = position.ref.split('#', 2);
        const uri = resolveUri(target, base);
        const location = this.locations.get(uri) ?? `${this.fileOf(position)}#`;
        const anchor = this.locations.get(`${uri}#${fragment}`);
        // Documents of other tools mean the file also inside of a schema with an id.
        const isInside = uri === this.baseOf(file) || target !== '' || this.exists(location + fragment);
        const absolute = anchor ?? `${isInside ? location : `${file}#`}${fragment}`;
        if (isKey) {
          node[absolute] = node[key];
          Reflect.deleteProperty(node, key);
        } else node[key] = absolute;
        if (key === '$dynamicRef') dynamic.push({ node, name: fragment });
      });
    }
    for (const { node, name } of dynamic) node['x-dynamic-anchor'] = name;
    for (const [owner, anchors] of this.dynamicAnchors) this.specialize(owner, anchors);
    for (const { node } of dynamic) {
      node.$ref ??= node.$dynamicRef;
      delete node.$dynamicRef;
    }
  }

  private exists(ref: string): boolean {
    try {
      return this.lookUp(ref, { file: '', where: [], ref }) !== undefined;
    } catch {
      return false;
    }
  }

  /** Gives a schema copies of the schemas that it refers to, in which its own dynamic anchors replace theirs. */
  private specialize(owner: string, anchors: ReadonlyMap<string, string>): void {
    const place = { file: '', where: [], ref: owner };
    const isDynamic = (node: unknown, seen: Set<string>): boolean => {
      let found = false;
      visit(node, '', {
        ref: ({ node: holder, key, ref }) => {
          if (key === '$dynamicRef') found ||= anchors.has(String(holder['x-dynamic-anchor']));
          else if (!found && !seen.has(ref)) found = isDynamic(this.lookUp(ref, place), seen.add(ref));
        },
      });
      return found;
    };
    const adapt = (root: unknown, isCopy: boolean) =>
      visit(root, '', {
        ref: ({ node, key, ref }) => {
          const own = key === '$dynamicRef' ? anchors.get(String(node['x-dynamic-anchor'])) : undefined;
          if (own !== undefined) {
            node.$ref = own;
            // Only the references of the document itself are looked up later.
            this.lookUp(own, place);
          }
          if (isCopy && key === '$dynamicRef') {
            node.$ref ??= ref;
            delete node.$dynamicRef;
          }
          if (key !== '$ref' || ref.includes('?')) return;
          const copy = ref.replace('#', `?${encodeURIComponent(owner)}#`);
          if (!this.targets.has(copy)) {
            const target = this.lookUp(ref, place);
            if (!isDynamic(target, new Set([ref]))) return;
            const copied = structuredClone(target);
            this.targets.set(copy, copied);
            adapt(copied, true);
          }
          node.$ref = copy;
        },
      });
    adapt(this.lookUp(owner, place), false);
  }

  /** Looks up every reference. */
  checkRefs(): void {
    for (const file of this.documents.keys()) {
      this.visitRefs(file, (first, { key }) => {
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

  /** Lists at each schema with a discriminator the schemas that extend it, also those that extend these. */
  findDerived(): void {
    for (const [file, document] of this.documents) {
      const derived = new Map<string, string[]>();
      for (const [name, schema] of Object.entries(schemasOf(document))) {
        const parts = isMapping(schema) && Array.isArray(schema.allOf) ? (schema.allOf as Mapping[]) : [];
        for (const { $ref } of parts.filter(isMapping)) {
          const own = `${file}#${pointerOf(['components', 'schemas', name])}`;
          if (typeof $ref === 'string') derived.set($ref, [...(derived.get($ref) ?? []), own]);
        }
      }
      for (const ref of derived.keys()) {
        const place = { file, where: [], ref };
        const schema = this.lookUp(ref, place);
        if (!isMapping(schema) || !isMapping(schema.discriminator)) continue;
        // A set is also walked through what is added to it meanwhile.
        const all = new Set(derived.get(ref));
        for (const one of all) {
          this.lookUp(one, place);
          for (const next of derived.get(one) ?? []) all.add(next);
        }
        schema['x-derived'] = [...all];
      }
    }
  }

  private circular(position: RefPosition, trail: readonly string[]): Error {
    return this.invalidRef(position, 'circular $ref', trail.join(' → '), 'replace one of them by a definition');
  }

  /** Looks up an absolute reference. A part of its path can itself be a reference. */
  private lookUp(ref: string, position: RefPosition, trail: readonly string[] = []): unknown {
    if (this.targets.has(ref)) return this.targets.get(ref);
    if (trail.includes(ref)) throw this.circular(position, [...trail, ref]);
    const missing = '$ref to a part that does not exist';
    const [target = '', pointer = ''] = ref.split('#', 2);
    let node: unknown = this.documents.get(target);
    const keys = pointer === '' || pointer.startsWith('/') ? pointerKeys(pointer) : [pointer];
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
        throw this.invalidRef(position, missing, `${file}#${pointer}`, remedy);
      }
      node = (node as Mapping)[key];
    }
    if (node === undefined) throw this.invalidRef(position, missing, ref, 'add it or fix the $ref');
    this.targets.set(ref, node);
    return node;
  }
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
  files.resolveRefs();
  files.checkRefs();
  files.findDerived();
  const root = files.documents.get(file);
  return {
    root: isMapping(root) ? root : {},
    files: [...files.documents.keys()],
    resolve: <Value>(value: Value) => {
      const refs: string[] = [];
      let result: unknown = value;
      while (isMapping(result) && typeof result.$ref === 'string' && !refs.includes(result.$ref)) {
        const { $ref, ...siblings } = result as Mapping & { $ref: string };
        if (Object.keys(siblings).some((key) => CONSTRAINTS.has(key))) {
          const { allOf = [], ...others } = siblings as { allOf?: unknown[] };
          result = { ...others, allOf: [{ $ref }, ...allOf] };
          break;
        }
        const target = files.targets.get($ref);
        refs.push($ref);
        result = { ...(asSchema(target) as Mapping), ...siblings };
      }
      return { value: asSchema(result) as Exclude<Value, boolean>, refs };
    },
    position: (where, other = file) => files.position(other, where),
  };
}
