import { CHANGE_GROUPS, type ChangeGroup } from './answers';

/** The part of the change-log for what no version has yet. */
const UNRELEASED = '## Unreleased';

/** Said as long as the list is empty. Example: `There are none so far: apart from this section, these pages …`. */
const NONE_SO_FAR = / ?There are none so far[^.]*\./;

/** What the build computes stands behind what people write, each part under its heading once there is one. */
const COMPUTED = [
  {
    component: '<PageChanges',
    heading: [
      '### Pages',
      '',
      'Computed from the pages of the two versions. The link behind each page opens the comparison.',
      '',
    ],
  },
  {
    component: '<ApiChanges',
    heading: [
      '### Operations and fields',
      '',
      'Computed from the OpenAPI files of the two versions, so nothing is left out.',
      '',
    ],
  },
];

const COMPUTED_TITLES = COMPUTED.map(({ heading }) => heading[0]?.slice(4));

function isComputed(line: string): boolean {
  return COMPUTED.some(({ component }) => line.startsWith(component));
}

function isEntry(line: string): boolean {
  return line.startsWith('- ');
}

/** Line after which a group's last entry, or the heading of a missing group, belongs. */
function placeOf(group: ChangeGroup, lines: readonly string[]): { at: number; exists: boolean } {
  const headings = lines.flatMap((line, at) => (line.startsWith('### ') ? [{ name: line.slice(4).trim(), at }] : []));
  const own = headings.findIndex(({ name }) => name === group);
  const end = (index: number) => headings[index + 1]?.at ?? lines.length;
  if (own >= 0) {
    const heading = headings[own]?.at ?? 0;
    const last = lines.slice(0, end(own)).lastIndexOf(lines.slice(heading, end(own)).filter(isEntry).at(-1) ?? '');
    return { at: Math.max(last, heading + 1) + 1, exists: true };
  }
  const later = CHANGE_GROUPS.slice(CHANGE_GROUPS.indexOf(group) + 1) as readonly string[];
  const next = headings.find(({ name }) => later.includes(name) || COMPUTED_TITLES.includes(name));
  const computed = lines.findIndex(isComputed);
  return { at: next?.at ?? (computed < 0 ? lines.length : computed), exists: false };
}

/**
 * Adds an entry to what is unreleased in a change-log.
 *
 * @param source text of the change-log
 * @param group where it belongs; its heading is made when it is the first one
 * @param entry one line of Markdown, without the dash
 * @returns the new text, or undefined when the change-log has no part for unreleased changes
 */
export function addEntry(source: string, group: ChangeGroup, entry: string): string | undefined {
  const start = source.indexOf(`${UNRELEASED}\n`);
  if (start < 0) return undefined;
  const next = source.indexOf('\n## ', start + 1);
  const end = next < 0 ? source.length : next + 1;
  const lines = source.slice(start, end).replace(NONE_SO_FAR, '').split('\n');
  const isFirst = !lines.some((line) => line.startsWith('### '));
  for (const { component, heading } of isFirst ? COMPUTED : []) {
    const computed = lines.findIndex((line) => line.startsWith(component));
    if (computed >= 0) lines.splice(computed, 0, ...heading);
  }
  const { at, exists } = placeOf(group, lines);
  lines.splice(at, 0, ...(exists ? [`- ${entry}`] : [`### ${group}`, '', `- ${entry}`, '']));
  return source.slice(0, start) + lines.join('\n') + source.slice(end);
}
