import { codeSpan } from '../text/codeSpan';
import type { SecurityAlternative, SecurityScheme } from '../types';
import { part, type Facts, type Part } from './part';

/** Returns schemes as text. Their order means nothing, and neither does that of their scopes. */
function describeAlternative(alternative: SecurityAlternative): string {
  const schemes = alternative.map(({ scheme, scopes }) =>
    [codeSpan(scheme.name), ...(scopes.length > 0 ? [`(${[...scopes].sort().map(codeSpan).join(', ')})`] : [])].join(
      ' ',
    ),
  );
  return schemes.sort().join(' and ');
}

/** Returns what callers have to know of a scheme. The format of a bearer token is a hint for readers. */
function schemeFacts({ scheme, ...given }: SecurityScheme): Facts {
  const { type, in: place, parameter, openIdConnectUrl, oauth2MetadataUrl } = given;
  return { type, in: place, parameter, openIdConnectUrl, oauth2MetadataUrl, scheme: scheme?.toLowerCase() };
}

/** Returns parts for the alternatives of an authentication. */
export function securityParts(security: readonly SecurityAlternative[]): Part[] {
  const alternatives = security.length > 0 ? security : [[]];
  return alternatives.map((alternative) => {
    const needs = alternative.flatMap(({ scheme: { name }, scopes }) => [
      name,
      ...scopes.map((one) => `${name} ${one}`),
    ]);
    const name =
      alternative.length > 0 ? `authentication ${describeAlternative(alternative)}` : 'access without authentication';
    return part(name, { isRequest: true, needs });
  });
}

/**
 * Returns parts for the schemes of alternatives, each once. They are added and removed with an alternative. Of one that a version only
 * names, nobody knows what changed.
 */
export function schemeParts(security: readonly SecurityAlternative[]): Part[] {
  const schemes = new Map(security.flat().map(({ scheme }) => [scheme.name, scheme]));
  const described = [...schemes.values()].filter(({ type }) => type !== '');
  return described.flatMap((scheme) => {
    const own = `scheme ${codeSpan(scheme.name)}`;
    const isDeprecated = scheme.deprecated ?? false;
    return [
      part(own, { isRequest: true, isWhole: false, facts: schemeFacts(scheme), isDeprecated }),
      ...scheme.flows.map(({ name, scopes, ...urls }) => {
        const facts = { ...urls, scopes: scopes.map((scope) => scope.name) };
        return part(`${own} flow ${name}`, { isRequest: true, inside: own, facts });
      }),
    ];
  });
}
