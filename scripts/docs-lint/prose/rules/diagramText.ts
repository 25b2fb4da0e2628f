import { visit } from 'unist-util-visit';

import type { Finding, Rule } from '../rule';

/** Example: `  accDescr: A text is split if it is long.`, or a block `accDescr {`. */
const DESCRIPTION = /^\s*acc(?:Title|Descr)\s*[:{]/m;

/** Asks for a text alternative of diagrams that says more than their labels. */
export const diagramText: Rule = {
  name: 'diagram-text',
  level: 'style',
  why: 'Readers who cannot see the diagram hear only its labels, without what connects them.',
  remedy: 'Add the lines accTitle and accDescr below the first line of the diagram.',
  check({ tree }) {
    const findings: Finding[] = [];
    visit(tree, 'code', ({ lang, value, position }) => {
      if (lang !== 'mermaid' || DESCRIPTION.test(value)) return;
      findings.push({
        line: position?.start.line ?? 1,
        found: '```mermaid without accTitle and accDescr',
        expected: 'accDescr: One sentence that says what the diagram shows.',
      });
    });
    return findings;
  },
};
