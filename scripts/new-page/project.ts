import { brand } from '../../brand.config';
import { openApiFiles, type ApiFiles } from '../../plugins/api/facts/apiFiles';
import type { BrandValues } from '../../plugins/content/brand';
import { pageReader, type PageReader } from '../docs-lint/pageReader';

/** The project that gets a new page. */
export interface Project {
  /** Absolute path. */
  siteDir: string;
  brand: BrandValues & { slug: string };
  files: ApiFiles;
  pages: PageReader;
}

/** A file to write. */
export interface Plan {
  /** Path relative to the project, with forward slashes. */
  file: string;
  text: string;
  /** Whether the file exists and gets an addition. */
  extends?: true;
}

/** Returns the project in a folder, with the brand of this site. */
export function openProject(siteDir: string): Project {
  return { siteDir, brand, files: openApiFiles(siteDir, brand), pages: pageReader(siteDir) };
}
