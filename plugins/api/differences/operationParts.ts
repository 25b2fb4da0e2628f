import { codeSpan } from '../facts/describeType';
import { jsonBody } from '../facts/readContent';
import { mainResponse } from '../facts/readOperation';
import type {
  Body,
  Callback,
  Encoding,
  Field,
  OperationContent,
  Response,
  SecurityAlternative,
  SecurityScheme,
  Serialization,
  Server,
} from '../facts/types';

/** A part of an operation that is compared with the part of the same name in another version. */
export interface Part {
  /** For example `request`, `query`, `reply 404 text/plain` or `status 401`. */
  name: string;
  isRequest: boolean;
  /** Whether the part can be added or removed as a whole. Otherwise its fields are added or removed. */
  isWhole: boolean;
  /** Name of the part that this one belongs to. It is compared only if both versions have that part. */
  inside?: string;
  fields: readonly Field[];
  /** Other facts as text, by their names; undefined if this version does not have the part. */
  facts: Facts | undefined;
}

type Facts = Readonly<Record<string, string | undefined>>;

function part(name: string, given: Partial<Part> = {}): Part {
  return { name, isRequest: false, isWhole: true, fields: [], facts: {}, ...given };
}

function serialization({ style, explode, allowReserved, allowEmptyValue }: Serialization): Facts {
  const facts = { style, explode, allowReserved, allowEmptyValue };
  return Object.fromEntries(Object.entries(facts).map(([key, value]) => [key, value?.toString()]));
}

function encodingFacts(encodings: readonly Encoding[]): Facts {
  const texts = encodings.map(({ property, contentType, headers, ...how }): [string, string] => [
    `sending of ${codeSpan(property)}`,
    [
      contentType,
      ...Object.entries(serialization(how)).flatMap(([key, value]) => (value === undefined ? [] : [`${key} ${value}`])),
      ...headers.map(({ name }) => `header ${codeSpan(name)}`),
    ]
      .filter((text) => text !== undefined)
      .join(', '),
  ]);
  return Object.fromEntries(texts);
}

/** Returns the whole body as a field, with its conditions among its limits. */
function bodyField({ field, conditions }: Body): Field[] {
  if (!field) return [];
  return [{ ...field, limits: [...field.limits, ...conditions.filter((one) => !field.limits.includes(one))] }];
}

function bodies(contents: readonly Body[], name: string, isRequest: boolean): Part[] {
  return contents.map((content) =>
    part(`${name} ${content.mediaType}`, {
      isRequest,
      fields: bodyField(content),
      facts: encodingFacts(content.encoding),
    }),
  );
}

/** Returns the JSON body of the request or of the successful reply. It has a name without a media type. */
function mainBody(name: string, body: Body | undefined, isRequest: boolean): Part {
  const fields = body ? bodyField(body) : [];
  const facts = { 'media type': body?.mediaType, ...encodingFacts(body?.encoding ?? []) };
  return part(name, { isRequest, isWhole: false, fields, facts: body ? facts : undefined });
}

function responseParts({ code, headers, contents, links }: Response, main: Body | undefined): Part[] {
  return [
    part(`reply ${code} header`, { isWhole: false, fields: headers }),
    ...bodies(
      contents.filter((content) => content !== main),
      `reply ${code}`,
      false,
    ),
    ...links.map(({ name, operation, parameters, requestBody }) =>
      part(`reply ${code} link ${codeSpan(name)}`, {
        facts: {
          operation,
          parameters: parameters.map((one) => `${one.name} ${codeSpan(one.value)}`).join(', ') || undefined,
          body: requestBody,
        },
      }),
    ),
  ];
}

function describeAlternative(alternative: SecurityAlternative): string {
  if (alternative.length === 0) return 'none';
  const schemes = alternative.map(({ scheme, scopes }) =>
    [codeSpan(scheme.name), ...(scopes.length > 0 ? [`(${scopes.map(codeSpan).join(', ')})`] : [])].join(' '),
  );
  return schemes.join(' and ');
}

function schemeFacts(scheme: SecurityScheme): Facts {
  const { type, scheme: http, bearerFormat, in: place, parameter, openIdConnectUrl, flows } = scheme;
  const texts = flows.map(({ name, scopes, ...urls }): [string, string] => [
    `flow ${name}`,
    [...Object.values(urls), ...scopes.map((scope) => scope.name)].join(', '),
  ]);
  return { type, scheme: http, bearerFormat, in: place, parameter, openIdConnectUrl, ...Object.fromEntries(texts) };
}

function securityParts(security: readonly SecurityAlternative[]): Part[] {
  const alternatives = security.length > 0 ? security : [[]];
  const schemes = new Map(alternatives.flat().map(({ scheme }) => [scheme.name, scheme]));
  return [
    ...alternatives.map((alternative) => part(`authentication ${describeAlternative(alternative)}`)),
    // Added and removed with an alternative.
    ...[...schemes.values()].map((scheme) =>
      part(`scheme ${codeSpan(scheme.name)}`, { isWhole: false, facts: schemeFacts(scheme) }),
    ),
  ];
}

/** Returns parts for servers and the values of their variables. */
export function serverParts(servers: readonly Server[]): Part[] {
  return servers.map(({ url, variables }) =>
    part(`server ${codeSpan(url)}`, {
      facts: Object.fromEntries(
        variables.flatMap(({ name, default: value, enum: values }) => [
          [`${codeSpan(`{${name}}`)} default`, codeSpan(value)],
          [`${codeSpan(`{${name}}`)} values`, values.map(codeSpan).join(', ') || undefined],
        ]),
      ) as Facts,
    }),
  );
}

/** Returns parts for a request that the API sends, with all that is inside of it. */
export function callbackParts(kind: string, { name, expression, operation }: Callback): Part[] {
  const { method } = operation;
  const own = [kind, codeSpan(name), method, ...(expression ? [codeSpan(expression)] : [])].join(' ');
  const inner = operationParts(operation).map((one) => ({
    ...one,
    name: `${own}: ${one.name}`,
    inside: one.inside === undefined ? own : `${own}: ${one.inside}`,
  }));
  return [part(own, { facts: { deprecated: operation.deprecated ? 'yes' : undefined } }), ...inner];
}

/** Lists all parts of an operation, callback or webhook, except its descriptions and examples. */
export function operationParts({ parameters, body, responses, security, callbacks }: OperationContent): Part[] {
  const request = jsonBody(body?.contents);
  const reply = jsonBody(mainResponse(responses)?.contents);
  return [
    mainBody('request', request, true),
    mainBody('reply', reply, false),
    part('request body', { isWhole: false, facts: body && { presence: body.required ? 'required' : 'optional' } }),
    ...(['path', 'query', 'header', 'cookie'] as const).map((place) =>
      part(place, {
        isRequest: true,
        isWhole: false,
        fields: parameters.filter((parameter) => parameter.in === place).map(({ field }) => field),
      }),
    ),
    ...parameters.map((parameter) =>
      part(`${parameter.in} field ${codeSpan(parameter.name)}`, {
        isWhole: false,
        facts: { ...serialization(parameter), 'media type': parameter.mediaType },
      }),
    ),
    ...bodies(body?.contents.filter((content) => content !== request) ?? [], 'request', true),
    ...responses.flatMap((response) => responseParts(response, reply)),
    ...responses.map(({ code }) => part(`status ${code}`)),
    ...securityParts(security),
    ...callbacks.flatMap((callback) => callbackParts('callback', callback)),
  ];
}
