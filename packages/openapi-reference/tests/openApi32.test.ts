/** What the reference, the downloads and the changes say about `packages/openapi-facts/testing/openapi/openapi-3.2.yaml`. */

import { toString } from 'mdast-util-to-string';
import { describe, expect, it } from 'vitest';

import { readFeatureFile } from '@api-docs/openapi-facts/testing/featureFiles';
import { diffFacts } from '@api-docs/openapi-facts/differences/diffFacts';
import { postmanCollection } from '@api-docs/openapi-facts/downloads/postmanCollection';
import { readApiDocument } from '@api-docs/openapi-facts/readApiDocument';
import { callExamples } from '@api-docs/openapi-facts/calls/describeCall';
import { findOperation } from '@api-docs/openapi-facts/facts/findOperation';
import { factsOf } from '@api-docs/openapi-facts/facts/readFacts';
import type { ApiFacts } from '@api-docs/openapi-facts/types';
import { renderSamples } from '@api-docs/openapi-facts/samples/renderSamples';
import { REFERENCE_LANGUAGES } from '@api-docs/openapi-facts/samples/sampleLanguages';
import { errorDetails } from '@api-docs/kit/testing/errorDetails';

import { apiFieldsProps } from '../src/fact-components/apiFields';
import { apiOperationsContent } from '../src/fact-components/apiOperations';
import type { FieldSection, RenderedFieldRow } from '../src/model/types';
import { operationPage } from '../src/pages/operationPage';
import { context } from '../testing/pageContext';

const FILE = 'openapi-3.2.yaml';
const text = readFeatureFile(FILE);

function factsOfText(given: string): ApiFacts {
  return factsOf(
    readApiDocument(FILE, () => given),
    FILE,
  );
}

const facts = factsOfText(text);
const page = { ...context, facts };

function operationAt(name: string) {
  return findOperation(facts, name, 'docs/a.mdx:1');
}

/** Returns the page of an operation, with its sections as they would be outside of the columns. */
function pageOf(name: string): string {
  return operationPage(operationAt(name), { ...context.files, facts: () => facts }).replace(/^ {4}/gm, '');
}

/** Returns the texts of the rows of a table of fields. */
function rowsOf(attributes: Record<string, string>): string[] {
  const rowsIn = (sections: readonly FieldSection[]): RenderedFieldRow[] =>
    sections.flatMap(({ rows = [], panels = [], sections: inner = [] }) => [
      ...rows,
      ...rowsIn([...inner, ...panels.flatMap((panel) => panel.sections)]),
    ]);
  return rowsIn(apiFieldsProps(page, attributes).sections).map(({ path: name, type, limits = [], variant }) =>
    [variant?.html ?? name, type, ...limits].join(' | '),
  );
}

describe('$self', () => {
  it.each(['harbor', './harbor', '/descriptions/harbor', 'https://harbor.example/descriptions/harbor'])(
    'is the base of references such as %s',
    (uri) => {
      expect(factsOfText(text.replaceAll("$ref: '#", `$ref: '${uri}#`)).operations).toEqual(facts.operations);
    },
  );
});

describe('the page of an operation', () => {
  it.each<[string, string, string]>([
    ['the method in its title', 'QUERY /ships', 'title: "QUERY /ships: Find ships"'],
    ['all tags by their labels', 'QUERY /ships', 'Tags: For pilots, Ships at sea.'],
    ['a referenced scheme', 'QUERY /ships', '- `OldKey`: an API key in the header `Harbor-Key`. Deprecated.'],
    ['where a device asks for access', 'GET /berths', 'device authorization `https://login.harbor.example/device`'],
    ['where the authorization server describes itself', 'GET /berths', 'at `https://login.harbor.example/.well-known'],
    ['a query string', 'GET /berths', '### Query string\n\nThis value is the whole query string.'],
    ['how a query string is encoded', 'GET /berths', '- `depths`: style `pipeDelimited`'],
    ['the summary of a status without a description', 'QUERY /ships', '- `204`: No ship matches.'],
    ['each item of a stream', 'GET /arrivals', 'A stream of server-sent events. These are the fields of each item:'],
    ['a stream as it is sent', 'GET /arrivals', 'event: arrival\ndata: Grace\ndata: Hopper\n```'],
    ['a stream of lines', 'POST /arrivals', '{"name":"Ada","tons":5}\n{"name":"Grace"}\n```'],
    ['parts by their position', 'POST /manifests', '- `[0]`\n  - Header `Manifest-Part`, string, required'],
    ['parts of a part', 'POST /manifests', '- `[1]`: sent as `multipart/mixed`\n  - `[0]`: sent as `text/plain`'],
    ['all other parts', 'POST /manifests', '- Each other part: sent as `image/png`'],
    ['XML as it is sent', 'PUT /manifests', '<manifest code="5">Dry<crates><crate>A</crate></crates></manifest>'],
    ['an example elsewhere', 'PUT /manifests', 'A thousand crates: `https://harbor.example/large.xml`'],
  ])('says %s', (_case, name, expected) => {
    expect(pageOf(name)).toContain(expected);
  });

  it.each<[string, Record<string, string>, string]>([
    [
      'the variant that is chosen without the property',
      { operation: 'QUERY /ships', part: 'reply' },
      'One of: <code>AnyShip</code>, if <code>kind</code> is missing or has another value | object',
    ],
    [
      'fields of each item',
      { operation: 'GET /arrivals', part: 'reply', type: 'text/event-stream', status: '200' },
      'data | string | content of type <code>application/json</code>',
    ],
    [
      'an attribute of XML',
      { operation: 'PUT /manifests', part: 'request', type: 'application/xml' },
      'code | integer | in XML: attribute',
    ],
    [
      'the example of a query string as it is sent',
      { operation: 'GET /berths', part: 'querystring' },
      'sent as: <code>quay=North%20%26%20East&amp;depths=7.5%7C9&amp;period=%7B%22from%22%3A%222026-01-31%22%7D</code>',
    ],
  ])('has a row with %s', (_case, attributes, expected) => {
    expect(rowsOf(attributes).join('\n')).toContain(expected);
  });
});

describe('the landing page', () => {
  it('has the groups of tags with what is around them', () => {
    const text = toString({ type: 'root', children: apiOperationsContent(page) });
    expect(text.match(/Ships at sea(?: › (?:Their cargo|berths))?/g)).toEqual([
      'Ships at sea',
      'Ships at sea › Their cargo',
      'Ships at sea › berths',
    ]);
  });
});

describe('the downloads', () => {
  it('nest the folders of tags', () => {
    const [ships] = postmanCollection(facts).item;
    expect(ships?.name).toBe('Ships at sea');
    expect(ships?.item.slice(-2).map(({ name }) => name)).toEqual(['Their cargo', 'berths']);
  });
});

describe('the samples of a stream', () => {
  const [call] = callExamples(operationAt('GET /arrivals'), facts);
  const samples = call ? renderSamples(call.operation, call.values, REFERENCE_LANGUAGES) : [];

  it.each(samples.map(({ id, code }) => [id, code] as const))('have no limit of time, in %s', (_language, code) => {
    expect(code).not.toMatch(/max-time|AbortSignal\.timeout|Client\{Timeout/);
  });
});

describe('a method of additionalOperations', () => {
  it.each<[string, string, string]>([
    ['that has a key of its own', 'POST', 'write the operation as post, beside additionalOperations'],
    ['that cannot be sent', 'COPY it', 'use letters and hyphens only'],
  ])('%s is refused, with its line', (_case, method, remedy) => {
    const given = text.replace('COPY:', `${method}:`);
    expect(errorDetails(() => factsOfText(given))).toMatchObject({ found: method, remedy });
  });
});

describe('changes', () => {
  it.each<[string, from: string, to: string, string]>([
    ['any other method', 'additionalOperations:', 'x-operations:', 'breaking | /ships/{ship} | removed'],
    ['a query string', 'in: querystring', 'in: query', 'querystring field `search` removed'],
    ['its encoding', 'style: pipeDelimited,', '', 'style of `depths`: pipeDelimited → none'],
    ['a part', 'image/png', 'image/gif', 'sending of `[]`: image/png → image/gif'],
    [
      'a part in a part',
      'contentType: text/plain',
      'contentType: text/csv',
      'sending of `[1].[0]`: text/plain → text/csv',
    ],
    ['the address for devices', 'https://login.harbor.example/device', 'https://a.example', 'flow deviceAuthorization'],
    [
      'a scheme',
      'type: oauth2',
      'type: oauth2\n      deprecated: true',
      'deprecated | authentication | scheme `harbor`',
    ],
    ['XML', ', xml: { nodeType: attribute }', '', 'field `code`: XML: attribute → none'],
  ])('of %s are listed', (_case, from, to, expected) => {
    const changes = diffFacts(facts, factsOfText(text.replace(from, to)), { operations: {}, bodies: {} });
    const lines = changes.map(({ kind, operation, text: what }) => `${kind} | ${operation} | ${what}`);
    expect(lines.join('\n')).toContain(expected);
  });
});
