import { defined } from '@api-docs/kit';

import type { ApiDocument } from '../resolve/apiDocument';
import { documentReader } from './documentReader';
import { checkContract } from '../check/checkContract';
import { firstText } from '../text/names';
import { readComponents } from './readComponents';
import { readWebhooks, type Shared } from './operationContent';
import { findOperations, readOperations } from './readOperations';
import { readTags } from './readTags';
import { readSecuritySchemes } from './security';
import type { OpenApiDocument } from '../document/openApiDocument';
import { readServer, serverUrl } from './readServer';
import { readFields } from './readFields';
import { readExternalDocs } from './readValue';
import type { ApiFacts, LegacyBody } from '../types';

function readLegacyBodies(bodies: OpenApiDocument['x-legacy-bodies'] = {}, { resolve }: ApiDocument): LegacyBody[] {
  return Object.entries(bodies).map(([name, given]) => {
    const { description = '', schema, example = null } = resolve(given).value;
    return { name, description, request: readFields(schema, resolve), example };
  });
}

function readAbout({ summary, termsOfService, contact, license }: OpenApiDocument['info'] = {}): Pick<
  ApiFacts,
  'about'
> {
  const about = defined<NonNullable<ApiFacts['about']>>({ summary, termsOfService, contact, license });
  return Object.keys(about).length > 0 ? { about } : {};
}

/**
 * Reads the facts of an OpenAPI document. The docs, the reference, the Markdown versions and the tests all use these.
 *
 * @param api the document with its references looked up
 * @param file its path in messages
 * @returns the facts, operations in the order of the file
 * @throws if the document cannot be read, see {@link checkContract}
 */
export function factsOf(api: ApiDocument, file: string): ApiFacts {
  const document = checkContract(api, file);
  const { 'x-generation': generation } = document;
  const securitySchemes = readSecuritySchemes(document.components?.securitySchemes, api.resolve);
  const found = findOperations(document, api.resolve);
  const reader = documentReader(api.resolve, found.length);
  const shared: Shared = { reader, schemes: securitySchemes, security: document.security, servers: document.servers };
  const operations = readOperations(found, document, shared);
  const webhooks = readWebhooks(document.webhooks, shared);
  const servers = (document.servers ?? []).map(readServer);
  return {
    file,
    openApi: /^\d+\.\d+/.exec(String(document.openapi))?.[0] ?? '',
    title: firstText(document.info?.title),
    version: String(document.info?.version ?? ''),
    ...(typeof generation === 'string' ? { generation } : {}),
    description: document.info?.description ?? '',
    ...readAbout(document.info),
    server: serverUrl(servers[0]),
    servers,
    ...readExternalDocs(document.externalDocs),
    tags: readTags(document, operations),
    securitySchemes,
    operations,
    webhooks,
    legacyBodies: readLegacyBodies(document['x-legacy-bodies'], api),
    components: readComponents(api, reader, operations, webhooks),
  };
}
