import type { DocusaurusConfig } from '@docusaurus/types';
import * as z from 'zod';

import { functionOption, listedOptions, optionsValidator } from '@api-docs/kit/plugin';
import {
  createApiFiles,
  listedConfigs,
  readOptions,
  type ApiFiles,
  type Options as ReferenceOptions,
} from '@api-docs/openapi-reference/library';

/** Name with which a site lists the plugin. */
export const PACKAGE = '@api-docs/version-comparisons';

const REFERENCE = '@api-docs/openapi-reference';

/** Options of the plugin. All may be missing. */
export interface Options {
  /** Replaces tokens in the texts of pages, in their front matter and in `moved.yaml`, as the hooks of the site do. */
  fillIn?<T>(value: T, file: string): T;
  /** Returns the OpenAPI files whose fields are compared. Default: those of `@api-docs/openapi-reference`, if the site lists it. */
  files?(): ApiFiles;
  /** Sentence about an operation that the newer version deprecates. Default: `This operation is now deprecated.` */
  deprecation?: string;
}

const OPTIONS = z.strictObject({
  fillIn: functionOption(PACKAGE, 'fillIn', 'anything but a promise'),
  files: functionOption(PACKAGE, 'files', 'an object'),
  deprecation: z.string().min(1).optional(),
});

/** Checks the options of the plugin. Throws with what is wrong. */
export const validateOptions = optionsValidator<Options>(OPTIONS, PACKAGE);

/** Creates the reader of the OpenAPI files of the reference that a site lists; returns undefined for a site without one. */
export function listedFiles(siteDir: string, siteConfig: DocusaurusConfig): ApiFiles | undefined {
  const reference: ReferenceOptions | undefined = listedOptions(siteConfig.presets, REFERENCE);
  if (!reference) return undefined;
  // Of several references, the first one is that of the docs.
  const [options] = readOptions(reference, listedConfigs(siteConfig));
  return createApiFiles(siteDir, options);
}
