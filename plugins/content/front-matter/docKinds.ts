import type { DocKind, FieldRule } from './fieldRule';
import { DIRECTIONS } from '../../lib/scoreDirections';

const direction: FieldRule = {
  isValid: (value) => DIRECTIONS.some((name) => name === value),
  expected: `one of ${DIRECTIONS.join(', ')}`,
  isRequired: true,
  why: 'The line below the title tells readers which end of the scale is good.',
};

function ending(pattern: RegExp, expected: string, why: string): FieldRule {
  return { isValid: (value) => typeof value === 'string' && pattern.test(value), expected, why };
}

/** Kinds of docs pages with front matter of their own. The first match wins, and all others are of the kind `doc`. */
export const docKinds: readonly DocKind[] = [
  {
    kind: 'v3-metric',
    pattern: /^understanding-brand-metrics\/v3-metrics-soon-to-be-deprecated\//,
    fields: ['direction'],
    deprecated: true,
    rules: {
      direction,
      title: ending(
        / \(legacy API\)$/,
        'a name that ends in "(legacy API)"',
        'The page of the current metric has the same name, and search results must distinguish the two.',
      ),
      sidebar_label: {
        ...ending(
          /\S\s*$/,
          'the name with "(legacy)"',
          'The sidebar also has the current metric, which has the same name.',
        ),
        isRequired: true,
      },
    },
  },
  {
    kind: 'metric',
    // Without the overview of the metrics.
    pattern: /^understanding-brand-metrics\/(?!index\.)/,
    fields: ['direction'],
    rules: { direction },
  },
  {
    kind: 'shield',
    // Without the introduction to the shields.
    pattern: /^security-shields\/.+-shield\.mdx?$/,
    rules: { title: ending(/ shield$/, 'a name that ends in "shield"', 'Other pages use this name for the shield.') },
  },
  { kind: 'task', pattern: /^quickstart-portal\// },
];
