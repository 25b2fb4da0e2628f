import type { ListItem, RootContent } from 'mdast';

import { stringifyJson } from '@api-docs/kit';
import { joinSummary, type Server } from '@api-docs/openapi-facts';

import { labeled, labeledItem } from '../content/description';
import { code, codes, item, list, paragraph, section, type Inline } from '../content/nodes';

function variableItem({ name, default: value, enum: values, description }: Server['variables'][number]): ListItem {
  const choice = values.length > 0 ? ['; one of ', ...codes(values.map((one) => one || '""'))] : [];
  const label = [code(`{${name}}`), ': default ', code(value || '""'), ...choice];
  return item(description ? labeled([...label, '.'], description) : [paragraph(...label)]);
}

/** Returns the item of a server, with its variables. */
export function serverItem(
  { url, name, description, variables }: Server,
  label: readonly Inline[] = [code(url)],
): ListItem {
  return labeledItem(label, joinSummary(name, description), variables.map(variableItem));
}

/** Returns the section on the servers of an API, or of a request that it sends. */
export function serversSection(servers: readonly Server[], level = 2): RootContent[] {
  return servers.length === 0 ? [] : section(level, 'Servers', list(servers.map((server) => serverItem(server))));
}

/**
 * Returns the section on the servers of an operation, empty if there is nothing to choose.
 *
 * @param shared servers of the API, which the landing page lists
 */
export function operationServers(servers: readonly Server[], shared: readonly Server[]): RootContent[] {
  if (stringifyJson(servers) === stringifyJson(shared)) return [];
  const isPlain = servers.length < 2 && servers.every(({ name, variables }) => !name && variables.length === 0);
  return isPlain ? [] : serversSection(servers);
}
