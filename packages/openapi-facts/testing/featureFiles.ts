import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Absolute path of the folder of the files. */
export const FEATURE_FOLDER = path.join(__dirname, 'openapi');

/** Names of OpenAPI files, each of which has the features of one topic, and says what they have to be read as. */
export const featureFiles = readdirSync(FEATURE_FOLDER).filter((file) => file.endsWith('.yaml'));

/** Returns the content of a file in the folder of these. */
export function readFeatureFile(file: string): string {
  return readFileSync(path.join(FEATURE_FOLDER, file), 'utf8');
}
