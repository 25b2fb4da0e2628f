import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { parse, stringify } from 'yaml';

import { API_FILE } from '../../plugins/api/facts/apiFiles';

/** Size of a generated part of an OpenAPI file. */
export interface GeneratedSize {
  operations: number;
  /** Fields of an operation: half of them in the request, the others in the reply. */
  fields: number;
  tags: number;
}

type Json = Record<string, unknown>;

/** Returns a source of numbers from 0 to 1 that is the same in every run: https://en.wikipedia.org/wiki/Xorshift. */
function seededRandom(): () => number {
  let state = 0x2545f491;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

/** Writes text from the words of real pages, so that it compresses and can be searched like written text. */
class Writer {
  private readonly random = seededRandom();
  private readonly words: string[];
  private readonly followers = new Map<string, string[]>();

  /** @param prose text of pages */
  constructor(prose: string) {
    this.words = prose.toLowerCase().match(/\b[a-z]{2,}\b/g) ?? [];
    this.words.forEach((word, index) => {
      const next = this.words[index + 1];
      if (next !== undefined) this.followers.set(word, [...(this.followers.get(word)?.slice(-40) ?? []), next]);
    });
  }

  pick<Item>(items: readonly Item[]): Item {
    return items[Math.floor(this.random() * items.length)] as Item;
  }

  /** Returns words in an order that occurs in the prose. */
  phrase(count: number): string {
    const words = [this.pick(this.words)];
    while (words.length < count) words.push(this.pick(this.followers.get(words.at(-1) ?? '') ?? this.words));
    return words.join(' ');
  }

  sentence(count: number): string {
    const phrase = this.phrase(count);
    return `${phrase.charAt(0).toUpperCase()}${phrase.slice(1)}.`;
  }

  /** Returns a name such as `retry_window`, unique among the used ones. */
  name(used: Set<string>): string {
    const name = `${this.pick(this.words)}_${this.pick(this.words)}`;
    if (used.has(name)) return this.name(used);
    used.add(name);
    return name;
  }

  /** Returns a field with a value for it. */
  field(): { schema: Json; value: unknown } {
    const description = this.sentence(6 + Math.floor(this.random() * 12));
    const count = 1 + Math.floor(this.random() * 500);
    return this.pick([
      { schema: { type: 'string', description, maxLength: count * 10 }, value: this.phrase(4) },
      { schema: { type: 'string', description }, value: this.phrase(8) },
      { schema: { type: 'integer', description, minimum: 0, maximum: count * 10 }, value: count },
      { schema: { type: 'number', description, default: count / 10 }, value: count / 100 },
      { schema: { type: 'boolean', description, default: false }, value: true },
      { schema: { type: 'array', description, items: { type: 'string' } }, value: [this.phrase(1), this.phrase(2)] },
    ]);
  }

  /** Returns an object with the given number of fields; every third group of five is an object inside of it. */
  object(count: number): { schema: Json; value: Json } {
    const used = new Set<string>();
    const [properties, value]: [Json, Json] = [{}, {}];
    for (let left = count; left > 0;) {
      const name = this.name(used);
      const inner = left > 5 && this.random() < 0.1 ? this.object(5) : undefined;
      const field = inner ?? this.field();
      properties[name] = inner ? { ...inner.schema, description: this.sentence(8) } : field.schema;
      value[name] = field.value;
      left -= inner ? 6 : 1;
    }
    const required = Object.keys(properties).slice(0, Math.ceil(count / 4));
    return { schema: { type: 'object', required, properties }, value };
  }

  /** Returns an operation with a JSON body and a JSON reply. */
  operation(index: number, tag: string, fields: number): Json {
    const content = (count: number) => {
      const { schema, value } = this.object(count);
      const examples = { first: { summary: this.sentence(5), value }, second: { summary: this.sentence(5), value } };
      return { 'application/json': { schema, examples } };
    };
    const request = Math.floor(fields / 2);
    const others = { 401: 'Unauthorized', 422: 'UnprocessableContent', 500: 'InternalServerError' };
    return {
      operationId: `generated${index}`,
      summary: this.sentence(4).slice(0, -1),
      description: `${this.sentence(12)} ${this.sentence(16)}`,
      tags: [tag],
      requestBody: { required: true, content: content(request) },
      responses: {
        200: { description: this.sentence(5), content: content(fields - request) },
        ...Object.fromEntries(
          Object.entries(others).map(([code, name]) => [code, { $ref: `#/components/responses/${name}` }]),
        ),
      },
    };
  }
}

function proseOf(folder: string): string {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.mdx'));
  const texts = files.sort().map((file) => readFileSync(path.join(folder, file), 'utf8'));
  // Without front matter, components, code and links.
  return texts.join('\n').replace(/^---[\s\S]*?^---|```[\s\S]*?```|<[^>]*>|\{[^}]*\}|`[^`]*`|\([^)]*\)/gm, ' ');
}

/**
 * Adds operations with paths of their own to the OpenAPI file of a copy of the site. The same size gives the same file.
 *
 * @param siteDir absolute path of the copy
 */
export function addGeneratedOperations(siteDir: string, { operations, fields, tags }: GeneratedSize): void {
  if (operations === 0) return;
  const file = path.join(siteDir, API_FILE);
  const document = parse(readFileSync(file, 'utf8')) as { paths: Json; tags: Json[] };
  const writer = new Writer(proseOf(path.join(siteDir, 'docs')));
  const names = Array.from({ length: tags }, (_, index) => `Generated ${index + 1}`);
  document.tags.push(...names.map((name) => ({ name, description: writer.sentence(10) })));
  const used = new Set<string>();
  for (let index = 0; index < operations; index++) {
    const tag = index % tags;
    const key = `/generated/${tag + 1}/${writer.name(used)}`;
    document.paths[key] = { post: writer.operation(index + 1, names[tag] ?? '', fields) };
  }
  writeFileSync(file, stringify(document, { aliasDuplicateObjects: false, lineWidth: 0 }));
}
