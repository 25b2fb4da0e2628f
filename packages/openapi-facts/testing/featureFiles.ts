import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { parse } from 'yaml';

import { readApiDocument } from '../src/readApiDocument';
import { callExamples } from '../src/calls/describeCall';
import { factsOf } from '../src/facts/readFacts';
import type { ExpectedRequest } from './expectedRequest';

/** Absolute path of the folder of the files. */
export const FEATURE_FOLDER = path.join(__dirname, 'openapi');

/** Names of OpenAPI files, each of which has the features of one topic, and says what they have to be read as. */
export const featureFiles = readdirSync(FEATURE_FOLDER).filter((file) => file.endsWith('.yaml'));

/** Returns the content of a file in the folder of these. */
export function readFeatureFile(file: string): string {
  return readFileSync(path.join(FEATURE_FOLDER, file), 'utf8');
}

/** Reads a file: its facts, what it expects of them, and its calls with their titles, such as `POST /albums example`. */
export function readFeatures(file: string) {
  const facts = factsOf(readApiDocument(file, readFeatureFile), file);
  const { 'x-expected': expected, 'x-requests': requests } = parse(readFeatureFile(file)) as {
    'x-expected': string[];
    'x-requests': Record<string, ExpectedRequest>;
  };
  const calls = facts.operations.flatMap((operation) =>
    callExamples(operation, facts).map((call) => {
      const title = `${operation.method} ${operation.path} ${call.key}`;
      return { title, operation, call, request: requests[title] ?? { url: '' } };
    }),
  );
  return { facts, expected, requests, calls };
}
