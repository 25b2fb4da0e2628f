import { readFileSync } from 'node:fs';
import path from 'node:path';

import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

import { projectDir } from '../../scripts/run';

interface Media {
  schema: unknown;
  examples?: Record<string, { value: unknown }>;
}

interface OpenApiFile {
  paths: Record<
    string,
    {
      post: {
        requestBody: { content: Record<string, Media> };
        responses: Record<string, { $ref?: string; content?: Record<string, Media> }>;
      };
    }
  >;
  components: { schemas: unknown };
  'x-legacy-bodies'?: Record<string, { schema: object; example: unknown }>;
}

interface Case {
  title: string;
  schema: unknown;
  value: unknown;
}

function casesOf(where: string, media: Media | undefined): Case[] {
  return Object.entries(media?.examples ?? {}).map(([key, { value }]) => ({
    title: `${where}, ${key}`,
    schema: media?.schema,
    value,
  }));
}

function readCases(document: OpenApiFile): Case[] {
  const calls = Object.entries(document.paths).flatMap(([apiPath, { post }]) => [
    ...casesOf(`request of ${apiPath}`, post.requestBody.content['application/json']),
    ...casesOf(`reply of ${apiPath}`, post.responses['200']?.content?.['application/json']),
  ]);
  const bodies = Object.entries(document['x-legacy-bodies'] ?? {}).map(([name, { schema, example }]) => ({
    title: `body ${name}`,
    schema,
    value: example,
  }));
  return [...calls, ...bodies];
}

describe.each(['openapi/metrics-api.yaml', 'openapi/versions/v3.4.0.yaml', 'openapi/versions/v3.3.0.yaml'])(
  '%s',
  (file) => {
    const document = parse(readFileSync(path.join(projectDir, file), 'utf8')) as OpenApiFile;
    const ajv = new Ajv2020({ strict: false, allErrors: true });
    addFormats(ajv);
    const cases = readCases(document);

    const violations = ({ schema, value }: Omit<Case, 'title'>) => {
      const validate = ajv.compile({ ...(schema as object), components: document.components });
      return validate(value)
        ? []
        : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
    };

    it('has at least two request examples for each operation', () => {
      for (const [apiPath, { post }] of Object.entries(document.paths)) {
        const examples = post.requestBody.content['application/json']?.examples ?? {};
        expect(Object.keys(examples).length, apiPath).toBeGreaterThanOrEqual(2);
      }
    });

    it.each(cases)('$title matches its schema', ({ schema, value }) => {
      expect(violations({ schema, value })).toEqual([]);
    });

    it('would not accept an example without its required fields', () => {
      const refused = cases.filter((example) => violations({ ...example, value: {} }).length > 0);
      expect(refused.length).toBeGreaterThan(10 * Number(file !== 'openapi/versions/v3.3.0.yaml'));
      expect(refused.length).toBeGreaterThan(0);
    });
  },
);
