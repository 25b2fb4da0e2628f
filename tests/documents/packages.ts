/** npm packages with OpenAPI documents of others, by name and version, and the documents or folders of documents in each. */
export const PACKAGES: Record<string, string[]> = {
  '@readme/oas-examples@8.2.2': ['3.0/json', '3.0/json/openapi-workshop', '3.1/json'],
  '@blockfrost/openapi@0.1.93': ['openapi.yaml'],
  '@digdir/dialogporten-schema@1.40.0': ['swagger.verified.json'],
  '@directus/specs@15.2.0': ['dist/openapi.json'],
  '@figma/rest-api-spec@0.43.0': ['openapi/openapi.yaml'],
  '@interledger/open-payments@7.4.0': ['dist/openapi/specs'],
  '@octokit/openapi@23.0.2': ['generated/ghes-3.17.json'],
  '@scalar/galaxy@0.6.12': ['dist/latest.yaml'],
  '@shipengine/connect-fulfillment-provider-api@4.6.0': ['spec.json'],
};

/** Documents that the standard forbids, and what the message about them says. */
export const REFUSED: Record<string, string> = {
  '@directus/specs@15.2.0/dist/openapi.json': 'expected: a schema\n  found:    null',
};
