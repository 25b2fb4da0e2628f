import type { ApiDocument, ApiFacts, Successors } from '@api-docs/openapi-facts';

/** Reads a project's OpenAPI files. Each is parsed again only after it changed on disk. */
export interface ApiDocuments {
  /** @throws if the file is missing or invalid */
  facts(file: string): ApiFacts;
  /** The document with its references looked up, for code that needs whole schemas. */
  document(file: string): ApiDocument;
  /** The parsed file as it is written, see `fillIn` of the options. */
  source(file: string): Record<string, unknown>;
  successors(): Successors;
  /** Released docs versions with an OpenAPI file of their own, newest first. */
  versions(): string[];
  /** Docs versions that were removed from the site, newest first. Their OpenAPI files stay. */
  retired(): string[];
  /** The content of a file, see `fillIn` of the options. */
  brandedText(file: string): string;
}
