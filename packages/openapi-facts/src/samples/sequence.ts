import { isJsonObject, parseJson, stringifyJson, valueAsText, type Json } from '@api-docs/kit';

/** How the items of a body follow each other: server-sent events, JSON lines, JSON text sequences or MIME parts. */
export type Sequence = 'events' | 'lines' | 'records' | 'parts';

/** Items that can be read as they arrive. */
export type Stream = Exclude<Sequence, 'parts'>;

/** The character before each item of a JSON text sequence (RFC 7464). */
export const RECORD_SEPARATOR = '\u001e';

const EVENT_FIELDS = ['event', 'id', 'retry', 'data'];

/** Writes a server-sent event: an object with the fields of one, or any other value as its data. */
function eventText(item: Json): string {
  const isEvent = isJsonObject(item) && Object.keys(item).every((key) => EVENT_FIELDS.includes(key));
  const entries = Object.entries(isEvent ? item : { data: item });
  const lines = entries.flatMap(([key, value]) =>
    valueAsText(value)
      .split('\n')
      .map((line) => `${key}: ${line}\n`),
  );
  return `${lines.join('')}\n`;
}

function readEvent(text: string): Json {
  const event: { [field: string]: Json } = {};
  for (const line of text.split(/\r?\n/)) {
    const [, name = '', value = ''] = /^(\w+): ?(.*)$/.exec(line) ?? [];
    if (!EVENT_FIELDS.includes(name)) continue;
    const before = event[name];
    event[name] = name === 'retry' ? Number(value) : before === undefined ? value : `${String(before)}\n${value}`;
  }
  return event;
}

/**
 * Reads the items of a body as it is sent.
 *
 * @throws SyntaxError if an item is not JSON
 */
export function sequenceItems(sequence: Stream, text: string): Json[] {
  const separator = { events: /(?:\r?\n){2,}/, lines: /\r?\n/, records: /\u001e/ }[sequence];
  const items = text.split(separator).filter((item) => item.trim() !== '');
  return items.map(sequence === 'events' ? readEvent : parseJson);
}

/** Writes items as the body that is sent. */
export function sequenceText(sequence: Stream, items: readonly Json[]): string {
  if (sequence === 'events') return items.map(eventText).join('');
  const start = sequence === 'records' ? RECORD_SEPARATOR : '';
  return items.map((item) => `${start}${stringifyJson(item)}\n`).join('');
}
