import { stringifyJson, valueAsText, type Json } from '@api-docs/kit';

/** How a value is written into a URL, a header, a cookie or a form: `style`, `explode` and `content` of OpenAPI. */
export interface ParameterStyle {
  style?: string;
  explode?: boolean;
  allowReserved?: boolean;
  /** The value is sent as JSON. */
  isJson?: boolean;
  /** An object is sent as a whole form, and not as its properties. */
  isForm?: boolean;
}

type Encode = (text: string) => string;

/** Between the items of a list in one query parameter, decoded. */
const SEPARATORS = new Map([
  ['spaceDelimited', ' '],
  ['pipeDelimited', '|'],
]);

/** Reserved characters that have no other meaning in a place, encoded, and characters that were encoded before. */
const ENCODED_RESERVED = {
  query: /%(?:2[1789A]|3A|2F|3F|40|24|2C|3B|3D|25(?=[\dA-F]{2}))/gi,
  path: /%(?:2[1789A]|3A|40|24|26|2B|2C|3B|3D|25(?=[\dA-F]{2}))/gi,
  cookie: /%(?:2[1789A]|3A|2F|3F|40|24|26|2B|3D|5B|5D|23|25(?=[\dA-F]{2}))/gi,
};

/** Encodes all but the unreserved characters of RFC 3986: JavaScript leaves five more as they are. */
function encode(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);
}

function encoderOf({ allowReserved }: ParameterStyle, place: keyof typeof ENCODED_RESERVED): Encode {
  if (!allowReserved) return encode;
  return (text) => encode(text).replace(ENCODED_RESERVED[place], decodeURIComponent);
}

function isStructured(value: Json): value is Json[] | { [key: string]: Json } {
  return value !== null && typeof value === 'object';
}

/** Returns a value as the text of a parameter or a part of a form: a string as it is, anything else as JSON. */
export function valueText(value: Json): string {
  return value === null ? '' : valueAsText(value);
}

/** A name with the texts of its value; several are joined by a separator. */
type NameAndItems = readonly [name: string, items: string[]];

function deepPairs(name: string, value: Json): NameAndItems[] {
  if (Array.isArray(value)) return value.flatMap((item) => deepPairs(name, item));
  if (!isStructured(value)) return [[name, [valueText(value)]]];
  return Object.entries(value).flatMap(([key, item]) => deepPairs(`${name}[${key}]`, item));
}

/** Writes a value with a media type of its own as one text, not encoded; undefined if it has none that says how. */
function contentText(value: Json, { isJson, isForm }: ParameterStyle): string | undefined {
  if (isJson) return stringifyJson(value);
  if (!isForm || !isStructured(value)) return undefined;
  const isObject = (item: Json) => isStructured(item) && !Array.isArray(item);
  const texts = Object.entries(value).map(([name, item]) => queryText(name, item, { isJson: isObject(item) }));
  return texts.filter(Boolean).join('&');
}

function namesAndItems(name: string, value: Json, how: ParameterStyle): NameAndItems[] {
  const { style = 'form', explode = style === 'form' || style === 'cookie' } = how;
  const whole = contentText(value, how);
  if (whole !== undefined) return [[name, [whole]]];
  if (style === 'deepObject') return deepPairs(name, value);
  if (explode && Array.isArray(value)) return value.map((item) => [name, [valueText(item)]]);
  if (explode && isStructured(value)) return Object.entries(value).map(([key, item]) => [key, [valueText(item)]]);
  const items = itemsOf(value, false, (text) => text);
  return items.length > 0 ? [[name, items]] : [];
}

/**
 * Writes a value as names and values of a form, not encoded.
 *
 * @returns for example `[['id', '1'], ['id', '2']]` for an exploded list
 */
export function formPairs(name: string, value: Json, how: ParameterStyle = {}): [string, string][] {
  const separator = SEPARATORS.get(how.style ?? '') ?? ',';
  return namesAndItems(name, value, how).map(([key, items]) => [key, items.join(separator)]);
}

/**
 * Writes a value as query parameters, percent-encoded.
 *
 * @returns for example `id=1&id=2` for an exploded list; empty for an empty list
 */
export function queryText(name: string, value: Json, how: ParameterStyle = {}): string {
  const encodeItem = encoderOf(how, 'query');
  const delimiter = SEPARATORS.get(how.style ?? '');
  const separator = delimiter === undefined ? ',' : encodeItem(delimiter);
  return namesAndItems(name, value, how)
    .map(([key, items]) => `${encodeURIComponent(key)}=${items.map(encodeItem).join(separator)}`)
    .join('&');
}

/** Writes a value as cookies, for example `id=1; id=2` for an exploded list. In the style `cookie`, nothing is encoded. */
export function cookieText(name: string, value: Json, how: ParameterStyle = {}): string {
  const encodeItem = how.style === 'cookie' ? (text: string) => text : encoderOf(how, 'cookie');
  return namesAndItems(name, value, how)
    .map(([key, items]) => `${key}=${items.map(encodeItem).join(',')}`)
    .join('; ');
}

/** Returns the texts of a value's items: `k=v` for a property of an exploded object. */
function itemsOf(value: Json, explode: boolean, encodeItem: Encode): string[] {
  if (!isStructured(value)) return [encodeItem(valueText(value))];
  if (Array.isArray(value)) return value.map((item) => encodeItem(valueText(item)));
  const entries = Object.entries(value).map(([key, item]) => [encodeItem(key), encodeItem(valueText(item))]);
  return explode ? entries.map((entry) => entry.join('=')) : entries.flat();
}

/** Writes a value as the text of a header, in which servers read controls as spaces (RFC 9110, section 5.5). */
export function headerText(value: Json, how: ParameterStyle = {}): string {
  const { explode = false } = how;
  const whole = contentText(value, how);
  if (whole !== undefined) return whole;
  const items = itemsOf(value, explode, (text) => text.replace(/[\s\0-\x1f\x7f]+/g, ' '));
  return items.join(',').trim();
}

/** Writes a value as a part of a path in the styles `simple`, `label` and `matrix`, percent-encoded. */
export function pathText(name: string, value: Json, how: ParameterStyle = {}): string {
  const { style, explode = false } = how;
  const whole = contentText(value, how);
  if (whole !== undefined) return encode(whole);
  const items = itemsOf(value, explode, encoderOf(how, 'path'));
  if (style === 'label') return `.${items.join(explode ? '.' : ',')}`;
  if (style !== 'matrix') return items.join(',');
  const key = encodeURIComponent(name);
  // RFC 6570, section 3.2.7: an empty value has no equals sign.
  const pair = (text: string) => (text === '' ? `;${key}` : `;${key}=${text}`);
  if (!explode || !isStructured(value)) return pair(items.join(','));
  return items.map((item) => (Array.isArray(value) ? pair(item) : `;${item.replace(/=$/, '')}`)).join('');
}
