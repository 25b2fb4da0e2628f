import type { ServerObject } from '../document/openApiDocument';
import type { Server } from '../types';

/** Reads a server with its variables. */
export function readServer({ url, name: label, description = '', variables = {} }: ServerObject): Server {
  return {
    url,
    ...(label ? { name: label } : {}),
    description,
    variables: Object.entries(variables).map(([name, variable]) => ({
      name,
      default: String(variable.default ?? ''),
      enum: (variable.enum ?? []).map(String),
      description: variable.description ?? '',
    })),
  };
}

/** Returns the URL of a server with the defaults of its variables, without a slash at its end. */
export function serverUrl(server: Server | undefined): string {
  let url = server?.url ?? '';
  for (const { name, default: value } of server?.variables ?? []) url = url.replaceAll(`{${name}}`, value);
  return url.replace(/\/$/, '');
}
