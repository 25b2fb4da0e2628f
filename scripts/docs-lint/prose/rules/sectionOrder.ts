import { toString } from 'mdast-util-to-string';

import { classifyPage } from '../../../../plugins/content/front-matter/pageKind';
import type { Finding, Rule } from '../rule';

interface Section {
  /** Its heading, or several to choose from. */
  headings: readonly string[];
  optional?: true;
}

/** Sections of metric pages, in their order. */
const SECTIONS: readonly Section[] = [
  { headings: ['When to use it'] },
  { headings: ['Request'] },
  { headings: ['Example call'] },
  { headings: ['Reply'], optional: true },
  { headings: ['Reading the score', 'Reading the result'] },
  { headings: ['Compare two inputs'] },
  { headings: ['Pitfalls'] },
  { headings: ['Related'] },
  { headings: ['What changed since the legacy API'], optional: true },
];

const nameOf = ({ headings }: Section) => headings.map((heading) => `"${heading}"`).join(' or ');

/** Requires the common sections on metric pages of the next version, in the common order. Further sections may be anywhere. */
export const sectionOrder: Rule = {
  name: 'section-order',
  level: 'style',
  why: 'Readers compare metrics, and find the same question in the same place of each page.',
  remedy: 'Keep the sections that npm run new:page -- --kind metric writes, in their order.',
  check({ file, tree }) {
    const page = classifyPage(file);
    if (page?.kind !== 'metric' || page.version !== 'next') return [];
    const sections = tree.children
      .filter((node) => node.type === 'heading' && node.depth === 2)
      .map((node) => ({ text: toString(node), line: node.position?.start.line ?? 1 }))
      .map((heading) => ({ ...heading, at: SECTIONS.findIndex(({ headings }) => headings.includes(heading.text)) }))
      .filter(({ at }) => at >= 0);
    const misplaced = sections.flatMap(({ text, line, at }, index): Finding[] => {
      const later = sections.slice(0, index).find((earlier) => earlier.at > at);
      return later ? [{ line, found: `## ${text}`, expected: `above "${later.text}" (line ${later.line})` }] : [];
    });
    const missing = SECTIONS.filter((section, at) => !section.optional && !sections.some((one) => one.at === at));
    const found = `no section ${missing.map(nameOf).join(', ')}`;
    return [...(missing.length > 0 ? [{ line: 1, found }] : []), ...misplaced];
  },
};
