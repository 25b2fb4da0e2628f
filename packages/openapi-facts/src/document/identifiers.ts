import { isJsonObject } from '@api-docs/kit';

import { pointerOf, type DocumentPath } from './jsonPointer';
import { resolveUri, walkDocument, type Visited } from './walkDocument';

/** Returns the URI of a file that says none. */
export function uriOfFile(file: string): string {
  return new URL(encodeURI(file), 'file:///').href;
}

/** What files and their schemas call themselves, and the places that these URIs and anchors stand for. */
export class Identifiers {
  /** URI of a file, of a schema with `$id`, or of an anchor → absolute reference to it. */
  readonly locations = new Map<string, string>();
  /** Reference to a schema with `$id`, or to a file → its dynamic anchors with references to them. */
  readonly dynamicAnchors = new Map<string, Map<string, string>>();
  /** URI of each file: its `$self`, otherwise its place. */
  private readonly bases = new Map<string, string>();
  /** Files → the schemas in them to which recursive references lead, as JSON pointers. */
  private readonly recursiveAnchors = new Map<string, Set<string>>();

  /** Adds those of a file. */
  add(file: string, document: unknown): void {
    const place = uriOfFile(file);
    const { $self } = isJsonObject(document) ? document : {};
    const base = typeof $self === 'string' ? resolveUri($self, place) : place;
    this.bases.set(file, base);
    this.locations.set(place, `${file}#`);
    walkDocument(document, base, { mapping: (visited) => this.addSchema(file, visited) });
  }

  private addSchema(file: string, { node, where, base: uri }: Visited): void {
    const pointer = pointerOf(where);
    const location = `${file}#${pointer}`;
    if (where.length === 0 || typeof node.$id === 'string') this.locations.set(uri, location);
    for (const anchor of [node.$anchor, node.$dynamicAnchor]) {
      if (typeof anchor === 'string') this.locations.set(`${uri}#${anchor}`, location);
    }
    if (node.$recursiveAnchor === true) {
      this.recursiveAnchors.set(file, (this.recursiveAnchors.get(file) ?? new Set()).add(pointer));
    }
    if (typeof node.$dynamicAnchor !== 'string') return;
    const owner = this.locations.get(uri) ?? '';
    const anchors = this.dynamicAnchors.get(owner) ?? new Map<string, string>();
    this.dynamicAnchors.set(owner, anchors.set(node.$dynamicAnchor, location));
  }

  /** Returns the URI of a file. */
  baseOf(file: string): string {
    return this.bases.get(file) ?? uriOfFile(file);
  }

  /** Returns the pointer of the schema that recursive references mean: the nearest around a place, else the component or file. */
  recursiveAnchor(file: string, where: DocumentPath): string {
    const anchors = this.recursiveAnchors.get(file);
    const around = where.map((_key, index) => pointerOf(where.slice(0, where.length - index)));
    const component = where[0] === 'components' ? pointerOf(where.slice(0, 3)) : '';
    return around.find((pointer) => anchors?.has(pointer)) ?? component;
  }
}
