import {
  codeSpan,
  joinSummary,
  type SecurityAlternative,
  type SecurityScheme,
  type Server,
} from '@api-docs/openapi-facts';

import { blocks, listItem, safeMdxItem } from './safeMdx';

/** Returns a string as code, also the empty one. */
const codeText = (text: string) => codeSpan(text || '""');

/** Returns list items of a server and its variables. */
export function serverLine({ url, name, description, variables }: Server, label = codeSpan(url), indent = ''): string {
  const inner = variables.map(({ name: key, default: value, enum: values, description: about }) => {
    const choice = values.length > 0 ? `; one of ${values.map(codeText).join(', ')}` : '';
    const variable = `${codeSpan(`{${key}}`)}: default ${codeText(value)}${choice}`;
    return safeMdxItem(about ? `${variable}.` : variable, about, `${indent}  `);
  });
  return [listItem(label, joinSummary(name, description), indent), ...inner].join('\n');
}

/** Returns the section on the servers of an API. */
export function serversSection(list: readonly Server[]): string {
  return list.length === 0 ? '' : blocks('## Servers', list.map((server) => serverLine(server)).join('\n'));
}

/** Returns the section on the servers of an operation, empty if there is nothing to choose. */
export function servers(list: readonly Server[]): string {
  const isPlain = list.length < 2 && list.every(({ name, variables }) => !name && variables.length === 0);
  return isPlain ? '' : serversSection(list);
}

function isBearer(scheme: SecurityScheme): boolean {
  return scheme.type === 'http' && scheme.scheme?.toLowerCase() === 'bearer';
}

function describeScheme(scheme: SecurityScheme): string {
  const { type, parameter = '', in: place = '', bearerFormat } = scheme;
  if (isBearer(scheme)) {
    return `a bearer token: \`Authorization: Bearer …\`${bearerFormat ? `, format ${codeSpan(bearerFormat)}` : ''}`;
  }
  if (type === 'http') return `HTTP authentication ${codeSpan(scheme.scheme ?? '')} in the header \`Authorization\``;
  if (type === 'apiKey')
    return `an API key in the ${place} ${place === 'query' ? 'parameter ' : ''}${codeSpan(parameter)}`;
  if (type === 'oauth2') return 'an access token of OAuth 2.0: `Authorization: Bearer …`';
  if (type === 'openIdConnect') return `a token of OpenID Connect, see ${codeSpan(scheme.openIdConnectUrl ?? '')}`;
  return type === 'mutualTLS'
    ? 'a client certificate (mutual TLS)'
    : 'a scheme that the OpenAPI file does not describe';
}

function schemeDetails(scheme: SecurityScheme, scopes: readonly string[], indent: string): string[] {
  const urls = (flow: SecurityScheme['flows'][number]) =>
    [
      ['authorization', flow.authorizationUrl],
      ['device authorization', flow.deviceAuthorizationUrl],
      ['token', flow.tokenUrl],
      ['refresh', flow.refreshUrl],
    ].flatMap(([name, url]) => (url === undefined ? [] : [`${name} ${codeSpan(url)}`]));
  return [
    ...(scheme.description ? [safeMdxItem('', scheme.description, indent)] : []),
    ...(scheme.oauth2MetadataUrl
      ? [`${indent}- The authorization server describes itself at ${codeSpan(scheme.oauth2MetadataUrl)}.`]
      : []),
    ...(scopes.length > 0 ? [`${indent}- Needed scopes: ${scopes.map(codeSpan).join(', ')}.`] : []),
    ...scheme.flows.flatMap((flow) => [
      `${indent}- Flow ${codeSpan(flow.name)}: ${urls(flow).join(', ')}.`,
      ...flow.scopes.map(({ name, description }) => listItem(`Scope ${codeSpan(name)}`, description, `${indent}  `)),
    ]),
  ];
}

/** Returns list items of one way of authentication. */
export function alternativeLines(alternative: SecurityAlternative): string[] {
  if (alternative.length === 0) return ['- No authentication.'];
  const indent = alternative.length === 1 ? '' : '  ';
  return [
    ...(alternative.length === 1 ? [] : ['- All of these together:']),
    ...alternative.flatMap(({ scheme, scopes }) => [
      `${indent}- ${codeSpan(scheme.name)}: ${describeScheme(scheme)}.${scheme.deprecated ? ' Deprecated.' : ''}`,
      ...schemeDetails(scheme, scopes, `${indent}  `),
    ]),
  ];
}

/** Returns whether an operation takes the API key as a bearer token and nothing else. */
export function takesApiKey([alternative, other]: readonly SecurityAlternative[]): boolean {
  const [only, second] = alternative ?? [];
  return only !== undefined && !second && !other && isBearer(only.scheme) && only.scopes.length === 0;
}

/** Returns the section on the ways of authentication that an API knows. */
export function authenticationSection(schemes: readonly SecurityScheme[]): string {
  const lines = schemes.flatMap((scheme) => alternativeLines([{ scheme, scopes: [] }]));
  return blocks('## Authentication', 'Each operation says which of these it takes:', lines.join('\n'));
}

/** Returns the content of the section on the authentication of an operation. */
export function authentication(security: readonly SecurityAlternative[]): string {
  const [alternative, other] = security;
  if (!alternative) return 'No authentication is documented for this operation.';
  const intro = other ? 'Send one of these:' : 'Send this:';
  return blocks(intro, security.flatMap(alternativeLines).join('\n'));
}
