import type { Json } from '@api-docs/kit/values/json';

type Data = Record<string, Json>;

/** In the place of numbers that JSON doesn't have. */
const NAN = 'not a number';

function withNumbers(value: Json, replace: (value: number) => Json): Json {
  if (typeof value === 'number') return replace(value);
  if (Array.isArray(value)) return value.map((item) => withNumbers(item, replace));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withNumbers(item, replace)]));
}

const withLists = (data: Data, replace: (list: Json[]) => Json[]): Data =>
  Object.fromEntries(Object.entries(data).map(([name, item]) => [name, Array.isArray(item) ? replace(item) : item]));

/** Returns an entry of a list without its score or its position. */
const withoutNumbers = (entry: Json | undefined): Json =>
  Object.fromEntries(
    Object.entries((entry ?? {}) as Data).filter(([, item]) => typeof item !== 'number' && !Array.isArray(item)),
  );

/** By name, what a reply lacks: returns `data` without it. */
const CHANGES = {
  'empty data': () => ({}),
  'null for each number': (data) => withNumbers(data, () => null),
  'a string for each number': (data) => withNumbers(data, String),
  'NaN for each number': (data) => withNumbers(data, () => NAN),
  'lists that are too short': (data) => withLists(data, (list) => list.slice(0, -1)),
  'an entry without its number': (data) =>
    withLists(data, (list) => [...list.slice(0, -1), withoutNumbers(list.at(-1))]),
} satisfies Record<string, (data: Data) => Json>;

export type BrokenReply = keyof typeof CHANGES;

export const BROKEN_REPLIES = Object.keys(CHANGES) as BrokenReply[];

/** Returns the text of a reply without what its name says. A legacy reply stays empty. */
export function breakReply(text: string, name: BrokenReply): string {
  if (text === '') return text;
  const reply = JSON.parse(text) as { data: Data };
  return JSON.stringify({ ...reply, data: CHANGES[name](reply.data) }).replaceAll(`"${NAN}"`, 'NaN');
}
