import path from 'node:path';

import { type BuildErrorDetails, readText } from '@api-docs/kit/node';

import { brand } from '../../brand.config';
import createConfig from '../../docusaurus.config';
import { siteErrors } from '../../plugins/content/errors/siteErrors';
import { classifyPage } from '../../plugins/content/front-matter/pageKind';
import { createSite } from '../../plugins/createSite';
import { projectDir, projectFiles } from '../lib/run';
import { findAdvice } from './advice';
import { findFaults } from './faults';
import { readPage, type Match } from './readPage';

/** A finding of `npm run lint:docs`. */
export interface Finding {
  /** Path relative to the project, with forward slashes. */
  file: string;
  line: number;
  column: number;
  message: string;
  /** Whether it is only advice about style, which fails nothing. */
  isAdvice: boolean;
}

/**
 * Formats a finding as one line, which `.vscode/tasks.json` reads.
 *
 * @returns for example `docs/intro.mdx:12:8 advice: "simply" adds nothing: remove it`
 */
export function formatFinding({ file, line, column, message, isAdvice }: Finding): string {
  return `${file}:${line}:${column} ${isAdvice ? 'advice: ' : ''}${message}`;
}

/**
 * Checks a page with the rules that no other tool has.
 *
 * @returns facts first, then advice, both from top to bottom; nothing for a page that cannot be parsed, because the build says why
 */
export async function lintPage(file: string, source: string): Promise<Finding[]> {
  const page = await readPage(file, source).catch(() => undefined);
  if (!page) return [];
  const findings = (matches: Match[], isAdvice: boolean) =>
    matches
      .sort((a, b) => a.index - b.index)
      .map(({ index, message }): Finding => {
        const before = source.slice(0, index);
        return { file, line: before.split('\n').length, column: index - before.lastIndexOf('\n'), message, isAdvice };
      });
  return [...findings(findFaults(page), false), ...findings(findAdvice(page), true)];
}

function buildFinding({ file: location, problem, found, remedy }: BuildErrorDetails): Finding {
  const [file = '', line = '1'] = location.split(':');
  return { file, line: Number(line), column: 1, message: `${problem}, ${found}: ${remedy}`, isAdvice: false };
}

/** Checks all written pages, also for what would stop the build. */
export async function lintPages(): Promise<Finding[]> {
  // Docs of all versions, posts, pages, and the landing page of the reference.
  const isWritten = (file: string) => classifyPage(file) !== undefined || /\/landing\.mdx$/.test(file);
  const lint = (file: string) => lintPage(file, readText(path.join(projectDir, file)));
  const found = await Promise.all(projectFiles('*.md', '*.mdx').filter(isWritten).map(lint));
  const errors = (await siteErrors(createSite({ siteDir: projectDir, brand }), createConfig())).map(buildFinding);
  return [...errors, ...found.flat()];
}
