/** OpenAPI documents of others: paths of documents, or of folders of documents. */

/** Kept here, or in npm packages that are installed. The quick run has those of {@link QUICK}. */
export const INSTALLED: string[] = [
  'tests/documents/museum/openapi.yaml',
  'node_modules/@digdir/dialogporten-schema/swagger.verified.json',
  'node_modules/@figma/rest-api-spec/openapi/openapi.yaml',
  'node_modules/@readme/oas-examples/3.0/json',
  'node_modules/@readme/oas-examples/3.0/json/openapi-workshop',
  'node_modules/@readme/oas-examples/3.1/json',
  'node_modules/@scalar/galaxy/dist/latest.yaml',
  'node_modules/rclone-openapi/openapi.yaml',
];

export const QUICK: string[] = [
  'tests/documents/museum/openapi.yaml',
  'node_modules/@readme/oas-examples/3.0/json/callbacks.json',
  'node_modules/@scalar/galaxy/dist/latest.yaml',
];

/** In npm packages by name and version, which the full run downloads: they are large, or need packages of their own. */
export const DOWNLOADED: Record<string, string[]> = {
  '@blockfrost/openapi@0.1.93': ['openapi.yaml'],
  '@directus/specs@15.2.0': ['dist/openapi.json'],
  '@interledger/open-payments@7.4.0': ['dist/openapi/specs'],
  '@octokit/openapi@23.0.2': ['generated/ghes-3.17.json'],
  '@shipengine/connect-fulfillment-provider-api@4.6.0': ['spec.json'],
};

/** Documents that the standard forbids, and what the message about them says. */
export const REFUSED: Record<string, string> = {
  '.cache/documents/@directus/specs@15.2.0/dist/openapi.json': 'expected: a schema\n  found:    null',
};
