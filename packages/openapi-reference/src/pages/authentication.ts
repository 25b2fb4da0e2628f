import type { ListItem, RootContent } from 'mdast';

import { memoize } from '@api-docs/kit';
import type { SecurityAlternative, SecurityScheme } from '@api-docs/openapi-facts';

import { description, labeledItem } from '../content/description';
import { code, codes, item, list, paragraph, section, type Inline } from '../content/nodes';

function isBearer(scheme: SecurityScheme): boolean {
  return scheme.type === 'http' && scheme.scheme?.toLowerCase() === 'bearer';
}

/** Says in a few words what a scheme asks for. */
function describeScheme(scheme: SecurityScheme): Inline[] {
  const { type, parameter = '', in: location = '', bearerFormat } = scheme;
  if (isBearer(scheme)) {
    const format = bearerFormat ? [', format ', code(bearerFormat)] : [];
    return ['a bearer token: ', code('Authorization: Bearer …'), ...format];
  }
  switch (type) {
    case 'http':
      return ['HTTP authentication ', code(scheme.scheme ?? ''), ' in the header ', code('Authorization')];
    case 'apiKey':
      return [`an API key in the ${location} ${location === 'query' ? 'parameter ' : ''}`, code(parameter)];
    case 'oauth2':
      return ['an access token of OAuth 2.0: ', code('Authorization: Bearer …')];
    case 'openIdConnect':
      return ['a token of OpenID Connect, see ', code(scheme.openIdConnectUrl ?? '')];
    case 'mutualTLS':
      return ['a client certificate (mutual TLS)'];
    default:
      return ['a scheme that the OpenAPI file does not describe'];
  }
}

function flowItem(flow: SecurityScheme['flows'][number], shown?: readonly string[]): ListItem {
  const urls = [
    ['authorization', flow.authorizationUrl],
    ['device authorization', flow.deviceAuthorizationUrl],
    ['token', flow.tokenUrl],
    ['refresh', flow.refreshUrl],
  ] as const;
  const parts = urls.flatMap(([name, url]): Inline[][] => (url === undefined ? [] : [[`${name} `, code(url)]]));
  const joined = parts.flatMap((part, index) => (index === 0 ? part : [', ', ...part]));
  const own = flow.scopes.filter(({ name }) => shown === undefined || shown.includes(name));
  const scopes = own.map(({ name, description: about }) => labeledItem(['Scope ', code(name)], about));
  return item([paragraph('Flow ', code(flow.name), ': ', ...joined, '.')], scopes);
}

/** Returns what a document says about a scheme, which the pages of all operations repeat. */
const schemeDescription = memoize(description);

function schemeDetails(scheme: SecurityScheme, scopes: readonly string[], shown?: readonly string[]): ListItem[] {
  const { description: about, oauth2MetadataUrl: metadata, flows } = scheme;
  return [
    ...(about ? [item(schemeDescription(about))] : []),
    ...(metadata ? [item([paragraph('The authorization server describes itself at ', code(metadata), '.')])] : []),
    ...(scopes.length > 0 ? [item([paragraph('Needed scopes: ', ...codes(scopes), '.')])] : []),
    ...flows.map((flow) => flowItem(flow, shown)),
  ];
}

/**
 * Returns the items of one way of authentication.
 *
 * @param isWhole whether flows have all their scopes; otherwise those that are needed
 */
export function alternativeItems(alternative: SecurityAlternative, isWhole = false): ListItem[] {
  const schemes = alternative.map(({ scheme, scopes }) => {
    const label = [code(scheme.name), ': ', ...describeScheme(scheme), scheme.deprecated ? '. Deprecated.' : '.'];
    return item([paragraph(...label)], schemeDetails(scheme, scopes, isWhole ? undefined : scopes));
  });
  if (schemes.length > 1) return [item([paragraph('All of these together:')], schemes)];
  return schemes.length === 1 ? schemes : [item([paragraph('No authentication.')])];
}

/** Returns whether an operation takes the API key as a bearer token and nothing else. */
export function takesApiKey([alternative, other]: readonly SecurityAlternative[]): boolean {
  const [only, second] = alternative ?? [];
  return only !== undefined && !second && !other && isBearer(only.scheme) && only.scopes.length === 0;
}

/**
 * Returns the section on the ways of authentication that an API knows.
 *
 * @param kind what says which of them it takes, for example `operation`
 */
export function authenticationSection(schemes: readonly SecurityScheme[], kind: string): RootContent[] {
  const items = schemes.flatMap((scheme) => alternativeItems([{ scheme, scopes: [] }], true));
  if (items.length === 0) return [];
  return section(2, 'Authentication', paragraph(`Each ${kind} says which of these it takes:`), list(items));
}

/** Returns the section on the authentication of an operation. */
export function operationAuthentication(security: readonly SecurityAlternative[]): RootContent[] {
  const [alternative, other] = security;
  const titled = (text: string, ...content: RootContent[]) => section(2, 'Authentication', paragraph(text), content);
  if (!alternative) return titled('No authentication is documented for this operation.');
  if (security.every(({ length }) => length === 0)) return titled('This operation needs no authentication.');
  const items = security.flatMap((one) => alternativeItems(one));
  return titled(other ? 'Send one of these:' : 'Send this:', list(items));
}
