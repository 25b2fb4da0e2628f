import { defined } from '@api-docs/kit';

import type { FlowObject, SecurityRequirement, SecuritySchemeObject } from '../document/openApiDocument';
import { withoutExtensions } from '../document/shapes';
import { isSchemeUri } from '../document/walkDocument';
import type { ResolveRefs } from '../resolve/apiDocument';
import type { SecurityAlternative, SecurityScheme } from '../types';

/** Reads all security schemes of the document. */
export function readSecuritySchemes(
  schemes: Record<string, SecuritySchemeObject> | undefined,
  resolve: ResolveRefs,
): SecurityScheme[] {
  return Object.entries(schemes ?? {}).map(([name, given]) => {
    const scheme = resolve(given).value;
    const { type = '', description = '', scheme: http, bearerFormat, in: place, name: parameter } = scheme;
    const ways = Object.entries(withoutExtensions(scheme.flows ?? {}) as Record<string, FlowObject>);
    const flows = ways.map(([flow, { scopes = {}, ...others }]) => {
      const { authorizationUrl, deviceAuthorizationUrl, tokenUrl, refreshUrl } = others;
      const named = Object.entries(scopes).map(([scope, about]) => ({ name: scope, description: about }));
      const urls = { authorizationUrl, deviceAuthorizationUrl, tokenUrl, refreshUrl };
      return defined<SecurityScheme['flows'][number]>({ name: flow, ...urls, scopes: named });
    });
    const { openIdConnectUrl, oauth2MetadataUrl } = scheme;
    const deprecated = scheme.deprecated || undefined;
    const facts = { name, type, description, scheme: http, bearerFormat, in: place, parameter, openIdConnectUrl };
    return defined<SecurityScheme>({ ...facts, oauth2MetadataUrl, deprecated, flows });
  });
}

/**
 * Converts requirements to the schemes that they name or refer to. A name without a scheme keeps its name.
 *
 * @returns the alternatives; none if the document says nothing, an empty one if it says that no authentication is needed
 */
export function readSecurity(
  requirements: SecurityRequirement[] | undefined,
  schemes: readonly SecurityScheme[],
  resolve: ResolveRefs,
): SecurityAlternative[] {
  const schemeOf = (name: string): SecurityScheme | undefined => {
    const own = schemes.find((scheme) => scheme.name === name);
    if (own !== undefined || !isSchemeUri(name)) return own;
    const [referred] = readSecuritySchemes({ [name.split('/').at(-1) ?? name]: { $ref: name } }, resolve);
    return referred?.type ? referred : undefined;
  };
  if (requirements?.length === 0) return [[]];
  return (requirements ?? []).map((requirement) =>
    Object.entries(requirement).map(([name, scopes]) => ({
      scheme: schemeOf(name) ?? { name, type: '', description: '', flows: [] },
      scopes,
    })),
  );
}
