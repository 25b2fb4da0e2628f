import { brand } from '../../brand.config';
import { openApiFiles, type ApiFiles } from '../../plugins/api-facts/apiFiles';
import type { BrandValues } from '../../plugins/brand/replaceTokens';
import { pageReader, type PageReader } from '../pages/pageReader';

/** The project that gets a page. */
export interface Project {
  /** Absolute path. */
  siteDir: string;
  brand: BrandValues & { slug: string };
  files: ApiFiles;
  /** Its pages, each read once. */
  pages: PageReader;
}

/** What is to be written. */
export interface Plan {
  /** Path relative to the project, forward slashes. */
  file: string;
  text: string;
  /** Whether the file is there already and its text is only added to. */
  extends?: true;
}

/** @returns a project with the brand of this site */
export function openProject(siteDir: string): Project {
  return { siteDir, brand, files: openApiFiles(siteDir, brand), pages: pageReader(siteDir) };
}
