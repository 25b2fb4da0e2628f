import { describe, expect, it } from 'vitest';

import { stringifyJson } from '@api-docs/kit/values/json';

import { codeValue } from '../src/text/codeSpan';
import { describeLimits, describeSerialization, describeType, describeXml, innermost } from '../src/text/describeValue';
import type { Body, Encoding, OperationContent, SecurityAlternative } from '../src/types';
import type { Field } from '../src/fieldTypes';
import { featureFiles, readFeatures } from '../testing/featureFiles';

function describeField(field: Field): string[] {
  const facts = [
    describeType(field),
    field.requirement,
    ...(field.default === undefined ? [] : [`default ${field.default}`]),
    ...describeLimits(field),
    ...(field.deprecated ? ['deprecated'] : []),
    ...(field.xml ? [`XML ${describeXml(field.xml)}`] : []),
    ...(field.recursion === undefined ? [] : [`repeats ${field.recursion || 'the body'}`]),
  ];
  return [
    `${field.path}: ${facts.join(', ')}`,
    ...describeSerialization(field).map((how) => `${field.path} ${how}`),
    ...(innermost(field).limits.enum ?? []).map(
      ({ value, description }) => `${field.path} value ${value} ${description ?? ''}`,
    ),
    ...field.children.flatMap(describeField),
    ...(field.variants ?? []).flatMap(({ relation, name, condition, field: variant }) => {
      const value = condition?.values.map(codeValue).join(' or ') || 'missing or has another value';
      const title = `(${relation} ${name}${condition ? ` if \`${condition.property}\` is ${value}` : ''})`;
      return describeField(variant).map((line) => `${field.path} ${title} ${line}`.trim());
    }),
  ];
}

function describeEncoding({ property, contentType = '', style = '', headers, encoding = [] }: Encoding): string[] {
  const own = [property, contentType, style, headers.map(({ name }) => name).join()].filter(Boolean).join(' ');
  return [own, ...encoding.flatMap(describeEncoding).map((line) => `${property} ${line}`)];
}

function describeBody({ mediaType, field, examples, encoding, sequence, isEachItem }: Body): string[] {
  return [
    '',
    ...(isEachItem ? [`each of ${sequence}`] : []),
    ...(field ? describeField(field) : []),
    ...examples.map(
      ({ key, value, isExternal, isGenerated }) =>
        `example ${key}: ${stringifyJson(value)}${isExternal ? ' (external)' : ''}${isGenerated ? ' (generated)' : ''}`,
    ),
    ...encoding.flatMap(describeEncoding).map((line) => `encoding ${line}`),
  ].map((line) => `${mediaType} ${line}`.trimEnd());
}

function describeAlternative(alternative: SecurityAlternative): string {
  return alternative
    .map(({ scheme, scopes }) => {
      const { name, type, scheme: http, in: place, parameter, flows, deprecated } = scheme;
      const ofFlows = flows.flatMap((flow) => [flow.name, flow.deviceAuthorizationUrl]);
      const kind = [type, http, place, parameter, ...ofFlows, deprecated && 'deprecated'].filter(Boolean).join(' ');
      return [`${name} (${kind})`, ...scopes].join(' ');
    })
    .join(' + ');
}

function describeContent(content: OperationContent): string[] {
  const { parameters, body, responses, security, callbacks } = content;
  return [
    ...parameters.flatMap(({ in: place, field, encoding = [] }) =>
      [...describeField(field), ...encoding.flatMap(describeEncoding).map((line) => `encoding ${line}`)].map(
        (line) => `${place} ${line}`,
      ),
    ),
    ...(body?.contents ?? []).flatMap(describeBody).map((line) => `request ${line}`),
    ...responses.map(({ code, summary }) => `status ${code} ${summary ?? ''}`),
    ...responses.flatMap(({ code, headers, contents, links }) =>
      [
        '',
        ...headers.flatMap(describeField).map((line) => `header ${line}`),
        ...contents.flatMap(describeBody),
        ...links.map(
          ({ name, operation, parameters: values }) =>
            `link ${name} ${operation} ${values.map((value) => `${value.name}=${value.value}`).join()}`,
        ),
      ].map((line) => `reply ${code} ${line}`.trimEnd()),
    ),
    ...(security.length === 0 ? ['security none'] : security.map((one) => `security ${describeAlternative(one)}`)),
    ...callbacks.flatMap(({ name, expression, operation }) =>
      describeContent(operation).map((line) => `callback ${name} ${expression} ${operation.method} ${line}`),
    ),
  ];
}

describe.each(featureFiles)('%s', (file) => {
  const { expected, facts } = readFeatures(file);
  const lines = [
    ...facts.operations.flatMap((operation) =>
      [
        `id ${operation.id}`,
        `page ${operation.slug}`,
        ...operation.tags.map((tag) => `tag ${tag}`),
        `group ${operation.tag}`,
        ...operation.servers.map(({ url, name, variables }) =>
          [
            `server ${url}${name === undefined ? '' : ` named ${name}`}`,
            ...variables.map((one) => `${one.name}=${one.default} of ${one.enum.join(', ')}`),
          ].join(' '),
        ),
        ...describeContent(operation),
      ].map((line) => `${operation.method} ${operation.path} ${line}`),
    ),
    ...facts.webhooks.flatMap(({ name: webhook, operation }) =>
      describeContent(operation).map((line) => `webhook ${webhook} ${operation.method} ${line}`),
    ),
  ];

  it.each(expected)('is read with the fact: %s', (line) => {
    expect(lines).toContain(line);
  });

  it('gives every page another address, and every operation another id', () => {
    for (const key of ['slug', 'id'] as const) {
      expect(new Set(facts.operations.map((operation) => operation[key])).size).toBe(facts.operations.length);
    }
  });
});
