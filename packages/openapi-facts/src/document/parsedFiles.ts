import path from 'node:path';

import { parseYaml } from '@api-docs/kit/node';
import { decoded, isJsonObject } from '@api-docs/kit';

import { componentNamed, schemasOf } from './components';
import { FileErrors, type ReadText, type RefPosition } from './fileErrors';
import { Identifiers, uriOfFile } from './identifiers';
import { pointerOf } from './jsonPointer';
import { resolveUri, walkDocument, type Holder, type Mapping } from './walkDocument';

/** A reference that is no path relative to its file. */
const ABSOLUTE = /^[a-z][\w+.-]*:|^\//i;

/** A file that is a text wherever a text is expected. Without an extension it is YAML. */
const TEXT_FILE = /\.(?!ya?ml$|json$)\w+$/i;

/** An OpenAPI document and the files that it refers to, parsed and as they are written. */
export class ParsedFiles {
  /** By path, the document itself first; undefined for one that cannot be read. */
  readonly documents = new Map<string, unknown>();
  /** Files whose text is in the document, by path: samples, descriptions in Markdown. */
  readonly texts = new Map<string, string>();
  readonly identifiers = new Identifiers();
  readonly errors: FileErrors;

  /** @param olderKeys keys of the document, with the older names that they have in its file */
  constructor(
    private readonly readText: ReadText,
    olderKeys: ReadonlyMap<PropertyKey | undefined, string> = new Map(),
  ) {
    this.errors = new FileErrors(readText, olderKeys);
  }

  /** Adds a parsed file, and loads the files that it refers to. One that is missing or not valid YAML is a mistake. */
  add(file: string, document: unknown): void {
    this.documents.set(file, document);
    this.identifiers.add(file, document);
    this.visitRefs(file, document, (position, { base, isText }) => {
      const [target = ''] = position.ref.split('#', 1);
      if (this.identifiers.locations.has(resolveUri(target, base))) return;
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

  /** Calls a function for every reference in a document of a file. What it throws is noted as a mistake. */
  visitRefs(file: string, document: unknown, visitRef: (position: RefPosition, holder: Holder) => void): void {
    const schemas = schemasOf(document);
    walkDocument(document, this.identifiers.baseOf(file), {
      ref: (holder) => {
        // Only from OpenAPI 3.2 on, requirements can have URIs of schemes.
        if (holder.isKey && !this.hasUris) return;
        const { where } = holder;
        this.errors.collect(() => visitRef({ file, where, ref: this.refOf(holder, file, schemas) }, holder));
      },
    });
  }

  private get hasUris(): boolean {
    const [document] = this.documents.values();
    return !isJsonObject(document) || !/^3\.[01]\b/.test(String(document.openapi));
  }

  /** Returns a reference of a file as a path with a pointer. */
  private refOf({ key, where, ref }: Holder, file: string, schemas: Mapping): string {
    if (typeof ref !== 'string') {
      const found = `$ref: ${JSON.stringify(ref)}`;
      const remedy = ref === null ? 'put the path in quotes: without them, # begins a comment' : 'write the path';
      throw this.errors.invalidRef({ file, where, ref: '' }, '$ref is not a string', found, remedy);
    }
    if (key === '$recursiveRef') return `#${this.identifiers.recursiveAnchor(file, where)}`;
    const isVariant = !key.startsWith('$') || where.at(-2) === 'mapping';
    // A variant can be named by its schema alone.
    const isName = isVariant && (Object.hasOwn(schemas, ref) || /^[\w-]+$/.test(ref));
    return isName ? `#${pointerOf(['components', 'schemas', ref])}` : ref;
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
    if (ABSOLUTE.test(target)) throw this.errors.invalidRef(position, outside, ref, this.remedyOf(position, advice));
    const other = path.posix.join(path.posix.dirname(file), decoded(target));
    if (other.startsWith('..')) throw this.errors.invalidRef(position, outside, ref, 'move the file into openapi/');
    return other;
  }

  /** Returns the file that is in the same place beside a file as a URI beside the file's `$self`. */
  private besideSelf(file: string, target: string): string | undefined {
    const base = this.identifiers.baseOf(file);
    const folder = resolveUri('.', base);
    const uri = resolveUri(target, base);
    if (base === uriOfFile(file) || !uri.startsWith(folder)) return undefined;
    const beside = path.posix.join(path.posix.dirname(file), decodeURI(uri.slice(folder.length)));
    return ['', '.yaml', '.yml', '.json'].map((end) => beside + end).find((name) => this.readText(name) !== undefined);
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
    const remedy = this.remedyOf(position, advice);
    throw this.errors.invalidRef(position, '$ref to a missing file', position.ref, remedy);
  }

  /** Returns how to mend a reference: the component of the name at its end, unless it names a file with an extension. */
  private remedyOf({ file, ref }: RefPosition, advice: string): string {
    const [target = ''] = ref.split('#', 1);
    const part = path.posix.extname(target) === '' ? componentNamed(this.documents.get(file), ref) : undefined;
    return part ? `write "${part}"` : advice;
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
