import { valueAsText } from '@api-docs/kit';

import { pointerKeys } from '../document/jsonPointer';
import type { LinkObject, ResponseObject } from '../document/openApiDocument';
import { withoutExtensions } from '../document/shapes';
import type { DocumentReader } from './documentReader';
import type { ResolveRefs } from '../resolve/apiDocument';
import { firstText } from '../text/names';
import type { Response, ResponseLink } from '../types';
import { readContents } from './readBody';
import { readHeaders } from './readHeaders';
import { readServer } from './readServer';

/** Returns method and path of a reference to an operation of the document; any other reference as it is. */
function endpointOf(ref: string): string {
  const [, path, method, named = method] = ref.startsWith('#/paths/') ? pointerKeys(ref) : [];
  return path === undefined || named === undefined ? ref : `${named.toUpperCase()} ${path}`;
}

function readLinks(links: Record<string, LinkObject> | undefined, resolve: ResolveRefs): ResponseLink[] {
  return Object.entries(links ?? {}).map(([name, given]) => {
    const { operationId, operationRef, description = '', parameters = {}, requestBody, server } = resolve(given).value;
    return {
      name,
      operation: operationId ?? endpointOf(operationRef ?? ''),
      description,
      parameters: Object.entries(parameters).map(([key, value]) => ({ name: key, value: valueAsText(value) })),
      ...(requestBody === undefined ? {} : { requestBody: valueAsText(requestBody) }),
      ...(server ? { server: readServer(server) } : {}),
    };
  });
}

/** Returns a text by which statuses are sorted: numbers, then ranges such as `4XX`, then `default`. */
const sortKey = (code: string) => `${/^\d+$/.test(code) ? 0 : code === 'default' ? 2 : 1}${code}`;

/** Reads the documented responses, sorted by status; ranges and `default` come last. */
export function readResponses(
  responses: Record<string, ResponseObject> | undefined,
  reader: DocumentReader,
): Response[] {
  return Object.entries(withoutExtensions(responses ?? {}))
    .map(([written, given]) => {
      const code = /^\dxx$/i.test(written) ? written.toUpperCase() : written;
      const { summary, description = '', headers, content, links } = reader.resolve(given).value;
      return {
        code,
        ...(firstText(summary) ? { summary: firstText(summary) } : {}),
        description,
        headers: readHeaders(headers, reader, 'response'),
        contents: readContents(content, reader, 'response'),
        links: readLinks(links, reader.resolve),
      };
    })
    .sort((a, b) => sortKey(a.code).localeCompare(sortKey(b.code)));
}

/** Returns the response whose body is shown first: status 200, otherwise the first successful one. */
export function mainResponse(responses: readonly Response[]): Response | undefined {
  return responses.find(({ code }) => code === '200') ?? responses.find(({ code }) => code.startsWith('2'));
}

/** Returns whether a response never has a body (RFC 9110, 6.4.1, 9.3.2 and 15.3.6). */
export function isEmptyResponse(method: string, status: string): boolean {
  return method === 'HEAD' || /^(?:1..|204|205|304)$/.test(status);
}
