import { encodePath, sentPath } from '../samples/call';
import type { CallExample } from '../describeCall';
import type { Operation } from '../types';
import { parameterEntries, variableReference, type Entry, type Variables } from './collectionParts';

/** A placeholder in a path, for example `{id}`. */
const PLACEHOLDER = /\{([^{}]+)\}/g;

/** A slash that is not in a placeholder. */
const SLASH = /\/(?![^{}]*\})/;

/** Names that Postman reads whole after a colon: it ends a name at a dot. */
const PATH_VARIABLE = /^[^\s.:/?#{}]+$/;

/**
 * Returns the URL of a request. A parameter that is a whole segment of the path becomes a path variable, `:id`. Postman knows no
 * path variables elsewhere, so that other parameters become variables of the collection: `/tasks/{{id}}:cancel`.
 *
 * @param host reference to the host, or its URL
 * @param keys credentials in the query
 */
export function postmanUrl(
  operation: Operation,
  example: CallExample,
  host: string,
  keys: readonly Entry[],
  variables: Variables,
) {
  const entries = parameterEntries(operation, example, 'path').map((entry) => [encodePath(entry.key), entry] as const);
  const parameters = new Map(entries);
  const [, path = '', pathQuery = ''] = /^([^?]*)\??(.*)$/s.exec(sentPath(operation.path)) ?? [];
  const segments = path.split(SLASH).slice(1);
  const isText = (name: string) =>
    segments.some((segment) => segment === `:${name}` || segment.startsWith(`:${name}.`));
  const used = new Map<string, Entry>();
  const filled = (text: string) =>
    text.replace(PLACEHOLDER, (_placeholder, name: string) => {
      const { key, value, description } = parameters.get(name) ?? { key: name, value: '' };
      return variableReference(variables, key, value, description);
    });
  const segmentText = (segment: string) => {
    const [, name = ''] = /^\{([^{}]+)\}$/.exec(segment) ?? [];
    const entry = parameters.get(name);
    // Postman leaves a path variable without a value as it is written.
    if (!entry?.value || !PATH_VARIABLE.test(entry.key) || isText(entry.key)) return filled(segment);
    used.set(name, entry);
    return `:${entry.key}`;
  };
  const written = segments.map(segmentText);
  const pathPairs = pathQuery.split('&').filter(Boolean);
  const query = [
    ...pathPairs.map((pair) => {
      const [key = '', ...value] = filled(pair).split('=');
      return { key, value: value.length > 0 ? value.join('=') : null };
    }),
    ...parameterEntries(operation, example, 'query'),
    ...parameterEntries(operation, example, 'querystring'),
    ...keys,
  ];
  return {
    raw: `${host}/${written.join('/')}`,
    host: [host],
    path: written,
    ...(query.length > 0 ? { query } : {}),
    ...(used.size > 0 ? { variable: [...used.values()] } : {}),
  };
}
