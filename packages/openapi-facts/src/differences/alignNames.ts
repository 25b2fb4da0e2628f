/** Names that mean the same in two versions: differences between them are no changes. */
import { stringifyJson } from '@api-docs/kit';

import { namesInPath, withoutNames } from '../document/pathTemplate';
import type { ApiFacts, Operation, Parameter, Response, SecurityScheme } from '../types';
import type { Field } from '../fieldTypes';

function renamed(field: Field, name: string): Field {
  return name === field.name ? field : { ...field, name, path: name, key: undefined };
}

/** Returns one of some names that differs at most in upper and lower case, as names of headers may; otherwise the name. */
function sameHeader(name: string, others: readonly string[]): string {
  return others.find((other) => other.toLowerCase() === name.toLowerCase()) ?? name;
}

function withParameterNames(older: Operation, newer: Operation): Parameter[] {
  const [from, to] = [namesInPath(older.path), namesInPath(newer.path)];
  const headers = newer.parameters.filter((one) => one.in === 'header').map(({ name }) => name);
  return older.parameters.map((parameter) => {
    const inPath = parameter.in === 'path' ? to[from.indexOf(parameter.name)] : undefined;
    const name = parameter.in === 'header' ? sameHeader(parameter.name, headers) : (inPath ?? parameter.name);
    return { ...parameter, name, field: renamed(parameter.field, name) };
  });
}

/** Returns the method and path of the operation that a link names. */
function calledBy({ operations }: ApiFacts, name: string): string {
  const called = operations.find(({ id, writtenId = id }) => writtenId === name);
  return withoutNames(called ? `${called.method} ${called.path}` : name);
}

/** Gives responses of the older version the names of the newer one: of headers, and of the operations that links call. */
function withNames(older: readonly Response[], newer: readonly Response[], files: readonly [ApiFacts, ApiFacts]) {
  return older.map((response): Response => {
    const { headers = [], links = [] } = newer.find(({ code }) => code === response.code) ?? {};
    const names = headers.map(({ name }) => name);
    return {
      ...response,
      headers: response.headers.map((field) => renamed(field, sameHeader(field.name, names))),
      links: response.links.map((link) => {
        const operation = links.find(({ name }) => name === link.name)?.operation ?? '';
        const isSame = calledBy(files[0], link.operation) === calledBy(files[1], operation);
        return isSame ? { ...link, operation } : link;
      }),
    };
  });
}

/** Returns the names in the newer version of schemes that are the same under another name. */
function newSchemeNames(older: ApiFacts, newer: ApiFacts): Map<string, string> {
  const contentOf = (scheme: SecurityScheme) => stringifyJson({ ...scheme, name: '', description: '' });
  const has = ({ securitySchemes }: ApiFacts, name: string) => securitySchemes.some((one) => one.name === name);
  const pairs = older.securitySchemes.flatMap((scheme): [string, string][] => {
    if (has(newer, scheme.name)) return [];
    const isSame = (other: SecurityScheme) => !has(older, other.name) && contentOf(other) === contentOf(scheme);
    const same = newer.securitySchemes.find(isSame);
    return same ? [[scheme.name, same.name]] : [];
  });
  return new Map(pairs);
}

/**
 * Returns a function that gives an operation of the older version the names of the newer one: parameters in the path by their
 * position, headers that differ in case only, operations of links, and security schemes that have another name but the same content.
 */
export function nameAligner(older: ApiFacts, newer: ApiFacts): (before: Operation, after: Operation) => Operation {
  const names = newSchemeNames(older, newer);
  return (before, after) => ({
    ...before,
    parameters: withParameterNames(before, after),
    responses: withNames(before.responses, after.responses, [older, newer]),
    security: before.security.map((alternative) =>
      alternative.map(({ scheme, scopes }) => ({
        scheme: { ...scheme, name: names.get(scheme.name) ?? scheme.name },
        scopes,
      })),
    ),
  });
}
