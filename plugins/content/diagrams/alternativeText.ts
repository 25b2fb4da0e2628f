import type { StaticSvg } from './staticSvg';

/** Names of Mermaid's kinds that do not result from their ids. */
const NAMES: Readonly<Record<string, string>> = {
  block: 'Block diagram',
  class: 'Class diagram',
  er: 'Entity relationship diagram',
  gantt: 'Gantt chart',
  gitGraph: 'Git graph',
  journey: 'User journey',
  packet: 'Packet diagram',
  pie: 'Pie chart',
  quadrantChart: 'Quadrant chart',
  radar: 'Radar chart',
  requirement: 'Requirement diagram',
  sankey: 'Sankey diagram',
  sequence: 'Sequence diagram',
  state: 'State diagram',
  xychart: 'Chart',
};

/** Returns the name of a kind. Examples: `flowchart-v2` is a flowchart, `stateDiagram` a state diagram. */
function kindName(kind: string): string {
  const id = kind.replace(/-v\d$|-elk$|-beta$/, '').replace(/Diagram$/, '');
  return NAMES[id] ?? `${id.charAt(0).toUpperCase()}${id.slice(1)}`;
}

/** Returns where a label is in the source as whole words; -1 if Mermaid has computed it. */
function positionOf(label: string, source: string): number {
  const literal = label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return source.search(new RegExp(`(?<!\\w)${literal}(?!\\w)`));
}

/**
 * Returns the text alternative of a diagram: its `accTitle` and `accDescr`. Without them, its kind and its labels in the
 * order of the source.
 *
 * @param kind as Mermaid names it
 * @param code source of the diagram
 */
export function alternativeText(
  { title, description, labels }: Pick<StaticSvg, 'title' | 'description' | 'labels'>,
  kind: string,
  code: string,
): string {
  if (title !== '' && description !== '') return `${title.replace(/\.$/, '')}. ${description}`;
  if (title !== '' || description !== '') return title + description;
  const source = code.replace(/<br\s*\/?>|\s+/g, ' ');
  const named = labels
    .map((label) => ({ label, position: positionOf(label, source) }))
    .filter(({ position }) => position >= 0)
    .sort((a, b) => a.position - b.position);
  return [kindName(kind), named.map(({ label }) => label).join(', ')].filter((part) => part !== '').join(': ');
}
