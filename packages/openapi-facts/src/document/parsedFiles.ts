import path from 'node:path';

import {
  buildError,
  collectErrors,
  formatError,
  lineFinder,
  parseYaml,
  type BuildErrorDetails,
} from '@api-docs/kit/node';
import { decoded, isJsonObject, memoize } from '@api-docs/kit';

import { pointerOf, type DocumentPath } from './jsonPointer';
import { resolveUri, walkDocument, type Holder, type Mapping } from './walkDocument';

/** Returns the text of a file; undefined if it does not exist. */
export type ReadText = (file: string) => string | undefined;

/** A reference in a file. */
export interface RefPosition {
  file: string;
  where: DocumentPath;
  ref: string;
}

/** A reference that is no path relative to its file. */
const ABSOLUTE = /^[a-z][\w+.-]*:|^\//i;

function uriOfFile(file: string): string {
  return new URL(encodeURI(file), 'file:///').href;
}

/** A file that is a text wherever a text is expected. Without an extension it is YAML. */
const TEXT_FILE = /\.(?!ya?ml$|json$)\w+$/i;

/** Returns the schemas of a document's components. */
export function schemasOf(document: unknown): Mapping {
  const components = isJsonObject(document) && isJsonObject(document.components) ? document.components : {};
  return isJsonObject(components.schemas) ? components.schemas : {};
}

/** Returns the reference to a component that has the name at the end of another reference; undefined if there is none. */
export function componentNamed(document: unknown, ref: string): string | undefined {
  const name = decoded(ref).split(/[#/]/).filter(Boolean).at(-1) ?? '';
  const components = isJsonObject(document) && isJsonObject(document.components) ? document.components : {};
  const section = Object.keys(components).find(
    (key) => isJsonObject(components[key]) && Object.hasOwn(components[key], name),
  );
  return section === undefined ? undefined : `#/components/${section}/${name}`;
}

/** An OpenAPI document and the files that it refers to, parsed and as they are written, with the URIs in them. */
export class ParsedFiles {
  /** By path, the document itself first; undefined for one that cannot be read. */
  readonly documents = new Map<string, unknown>();
  /** Files whose text is in the document, by path: samples, descriptions in Markdown. */
  readonly texts = new Map<string, string>();
  /** URI of a file, of a schema with `$id`, or of an anchor → absolute reference to it. */
  readonly locations = new Map<string, string>();
  /** Reference to a schema with `$id`, or to a file → its dynamic anchors with references to them. */
  readonly dynamicAnchors = new Map<string, Map<string, string>>();
  /** Mistakes in files and references, by their messages: a reference is looked up more than once. */
  private readonly mistakes = new Map<string, BuildErrorDetails>();
  /** URI of each file: its `$self`, otherwise its place. */
  private readonly bases = new Map<string, string>();
  /** Files → the schemas in them to which recursive references lead, as JSON pointers. */
  private readonly recursiveAnchors = new Map<string, Set<string>>();
  private readonly linesOf = memoize((file: string) => lineFinder(this.readText(file) ?? ''));

  /** @param olderKeys keys of the document, with the older names that they have in its file */
  constructor(
    private readonly readText: ReadText,
    private readonly olderKeys: ReadonlyMap<PropertyKey | undefined, string> = new Map(),
  ) {}

  /** All mistakes so far. */
  get errors(): BuildErrorDetails[] {
    return [...this.mistakes.values()];
  }

  /** Runs code, and notes the mistake that it throws. */
  collect(run: () => void): void {
    const errors: BuildErrorDetails[] = [];
    collectErrors(errors, run);
    for (const error of errors) this.mistakes.set(formatError(error), error);
  }

  /** Returns `file:line` of a value. */
  position(file: string, where: DocumentPath): string {
    if (this.readText(file) === undefined) return file;
    const older = this.olderKeys.get(where[0]);
    return `${file}:${this.linesOf(file)(older === undefined ? where : [older, ...where.slice(1)])}`;
  }

  /** Returns the error about a reference that leads nowhere. */
  invalidRef({ file, where }: RefPosition, problem: string, found: string, remedy: string): Error {
    return buildError({
      file: this.position(file, where),
      problem,
      expected: 'a part of the file in the form #/components/schemas/Name, or of another file: parts.yaml#/Name',
      found,
      remedy,
    });
  }

  baseOf(file: string): string {
    return this.bases.get(file) ?? uriOfFile(file);
  }

  /** Adds a parsed file, and loads the files that it refers to. One that is missing or not valid YAML is a mistake. */
  add(file: string, document: unknown): void {
    this.documents.set(file, document);
    const place = uriOfFile(file);
    const { $self } = isJsonObject(document) ? document : {};
    const base = typeof $self === 'string' ? resolveUri($self, place) : place;
    this.bases.set(file, base);
    this.locations.set(place, `${file}#`);
    walkDocument(document, base, {
      mapping: ({ node, where, base: uri }) => {
        const location = `${file}#${pointerOf(where)}`;
        if (where.length === 0 || typeof node.$id === 'string') this.locations.set(uri, location);
        for (const anchor of [node.$anchor, node.$dynamicAnchor]) {
          if (typeof anchor === 'string') this.locations.set(`${uri}#${anchor}`, location);
        }
        if (node.$recursiveAnchor === true) {
          this.recursiveAnchors.set(file, (this.recursiveAnchors.get(file) ?? new Set()).add(pointerOf(where)));
        }
        if (typeof node.$dynamicAnchor !== 'string') return;
        const owner = this.locations.get(uri) ?? '';
        const anchors = this.dynamicAnchors.get(owner) ?? new Map<string, string>();
        this.dynamicAnchors.set(owner, anchors.set(node.$dynamicAnchor, location));
      },
    });
    this.visitRefs(file, document, (position, { base: uri, isText }) => {
      const [target = ''] = position.ref.split('#', 1);
      if (this.locations.has(resolveUri(target, uri))) return;
      if (ABSOLUTE.test(target) && this.besideSelf(file, target) === undefined) return;
      const other = this.fileOf(position);
      if (this.documents.has(other) || this.texts.has(other)) return;
      // If it cannot be read, other references to it are no mistakes of their own.
      if (isText && TEXT_FILE.test(other)) {
        this.texts.set(other, '');
        this.readTextFile(position);
      } else {
        this.documents.set(other, undefined);
        this.add(other, parseYaml(this.readOther(position), other));
      }
    });
  }

  /** Returns the text of the file that a reference leads to. */
  readTextFile(position: RefPosition): string {
    const text = this.readOther(position);
    this.texts.set(this.fileOf(position), text);
    return text;
  }

  private readOther(position: RefPosition): string {
    const other = this.fileOf(position);
    const text = this.readText(other);
    if (text !== undefined) return text;
    const advice = position.ref.includes('\\') ? 'write slashes' : `create ${other} or fix the $ref`;
    throw this.invalidRef(position, '$ref to a missing file', position.ref, this.remedyOf(position, advice));
  }

  /** Returns how to mend a reference: the component of the name at its end, unless it names a file with an extension. */
  private remedyOf({ file, ref }: RefPosition, advice: string): string {
    const [target = ''] = ref.split('#', 1);
    const part = path.posix.extname(target) === '' ? componentNamed(this.documents.get(file), ref) : undefined;
    return part ? `write "${part}"` : advice;
  }

  /** Calls a function for every reference in a document of a file. What it throws is noted as a mistake. */
  visitRefs(file: string, document: unknown, visitRef: (position: RefPosition, holder: Holder) => void): void {
    const schemas = schemasOf(document);
    walkDocument(document, this.baseOf(file), {
      ref: (holder) => {
        // Only from OpenAPI 3.2 on, requirements can have URIs of schemes.
        if (holder.isKey && !this.hasUris) return;
        this.collect(() => visitRef({ file, where: holder.where, ref: this.refOf(holder, file, schemas) }, holder));
      },
    });
  }

  /** Returns a reference of a file as a path with a pointer. */
  private refOf({ key, where, ref }: Holder, file: string, schemas: Mapping): string {
    if (typeof ref !== 'string') {
      const found = `$ref: ${JSON.stringify(ref)}`;
      const remedy = ref === null ? 'put the path in quotes: without them, # begins a comment' : 'write the path';
      throw this.invalidRef({ file, where, ref: '' }, '$ref is not a string', found, remedy);
    }
    if (key === '$recursiveRef') return `#${this.recursiveAnchor(file, where)}`;
    const isVariant = !key.startsWith('$') || where.at(-2) === 'mapping';
    // A variant can be named by its schema alone.
    const isName = isVariant && (Object.hasOwn(schemas, ref) || /^[\w-]+$/.test(ref));
    return isName ? `#${pointerOf(['components', 'schemas', ref])}` : ref;
  }

  private get hasUris(): boolean {
    const [document] = this.documents.values();
    return !isJsonObject(document) || !/^3\.[01]\b/.test(String(document.openapi));
  }

  /** Returns the pointer of the schema that recursive references mean: the nearest around a place, else the component or file. */
  private recursiveAnchor(file: string, where: DocumentPath): string {
    const anchors = this.recursiveAnchors.get(file);
    const around = where.map((_key, index) => pointerOf(where.slice(0, where.length - index)));
    const component = where[0] === 'components' ? pointerOf(where.slice(0, 3)) : '';
    return around.find((pointer) => anchors?.has(pointer)) ?? component;
  }

  /** Returns the file of a reference, relative to the project. */
  fileOf(position: RefPosition): string {
    const { file, ref } = position;
    const [target = ''] = ref.split('#', 1);
    if (target === '') return file;
    const named = this.besideSelf(file, target);
    if (named !== undefined) return named;
    const outside = '$ref to a file outside of the project';
    const advice = 'save the file in the folder openapi/ and write its relative path';
    if (ABSOLUTE.test(target)) throw this.invalidRef(position, outside, ref, this.remedyOf(position, advice));
    const other = path.posix.join(path.posix.dirname(file), decoded(target));
    if (other.startsWith('..')) throw this.invalidRef(position, outside, ref, 'move the file into openapi/');
    return other;
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
}

/** What Redocly and others call webhooks before OpenAPI 3.1. */
const OLDER_WEBHOOKS = 'x-webhooks';

/**
 * Reads an OpenAPI document and all files that it refers to.
 *
 * @param file path of the document relative to the project
 * @param given the parsed document, if it is not read from its file
 * @throws if the document itself is not valid YAML
 */
export function parseFiles(file: string, readText: ReadText, given?: Mapping): ParsedFiles {
  const document = given ?? parseYaml(readText(file) ?? '', file);
  const { [OLDER_WEBHOOKS]: webhooks, ...others }: Mapping = isJsonObject(document) ? document : {};
  const isOlder = others.webhooks === undefined && isJsonObject(webhooks);
  const files = new ParsedFiles(readText, new Map(isOlder ? [['webhooks', OLDER_WEBHOOKS]] : []));
  files.add(file, isOlder ? { ...others, webhooks } : document);
  return files;
}
