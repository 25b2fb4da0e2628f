import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';

import { apiReply, apiSample } from '../api-facts/exampleSteps';
import { fieldMap, shownFields } from '../api-facts/fieldSteps';
import { apiChanges } from '../api-facts/operationSteps';
import type { FieldMapProps, HighlightedCode } from '../api-facts/props';
import { figure, scoreDirection, scoreScale } from '../api-facts/scoreSteps';
import type { Attributes, PageContext } from '../api-facts/step';
import { plainCode } from '../../shared/code/plainCode';
import type { Block, Run } from './content';
import type { ComponentContent } from './readContent';

type Read = (context: PageContext, attributes: Attributes) => Block[];

const words = (text: string): Run[] => [{ text }];
const code = (text: string): Run => ({ text, code: true });
const paragraph = (...runs: Run[]): Block => ({ kind: 'paragraph', runs });
const item = (...runs: Run[]): Block => ({ kind: 'item', depth: 0, mark: '-', runs });

/** HTML of a phrase without its tags. */
function phrase(html: string): string {
  return html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

function codeBlock({ highlighted, language }: HighlightedCode, title: string): Block {
  return { kind: 'code', title, language, text: plainCode(highlighted) };
}

function mapBlocks({ successor, note, rows }: FieldMapProps): Block[] {
  if (!successor) return [paragraph({ text: note ?? 'No successor is documented.' })];
  const name = (path: string | undefined): Run[] => (path === undefined ? words('none') : [code(path)]);
  return [
    paragraph({ text: 'The successor is ' }, code(successor.path), { text: note === undefined ? '.' : `. ${note}` }),
    {
      kind: 'table',
      head: [words('Legacy field'), words('v4alpha field'), words('What changes')],
      rows: rows.map(({ from, to, change, notes }) => [name(from), name(to), words([change, ...notes].join('; '))]),
    },
  ];
}

/** What a reader sees of each component that the build fills in, without pictures and other languages. */
const READERS: Record<string, Read> = {
  // The other languages say the same from the same facts.
  ApiSample: (context, attributes) => {
    const { operation, summary, samples } = apiSample(context, attributes);
    return samples.slice(0, 1).map((sample) => codeBlock(sample, `Call of ${operation.path}: ${summary}`));
  },
  ApiReply: (context, attributes) => [
    codeBlock(apiReply(context, attributes).json, `Reply of ${attributes.operation}`),
  ],
  FieldMap: (context, attributes) => mapBlocks(fieldMap(context, attributes)),
  ScoreDirection: (context, attributes) => {
    const { verdict, scale } = scoreDirection(context, attributes);
    return [paragraph({ text: verdict, strong: true }, { text: ` ${scale}` })];
  },
  ScoreScale: (context, attributes) => {
    const { bands, ends, marks, note } = scoreScale(context, attributes);
    return [
      ...bands.map(({ range, verdict }) => item({ text: `${range}: ${verdict}` })),
      ...(ends ? [item({ text: `near 0: ${ends.low}` }), item({ text: `near 100: ${ends.high}` })] : []),
      ...marks.map(({ value, summary }) => item({ text: `${value}: ${summary}` })),
      paragraph({ text: note }),
    ];
  },
  Figure: (context, attributes) => {
    const { title, alternative } = figure(context, attributes);
    return [paragraph({ text: `Figure: ${title}.`, strong: true }, { text: ` ${alternative}` })];
  },
  ApiChanges: (context, attributes) =>
    apiChanges(context, attributes).groups.flatMap(({ title, changes }) => [
      paragraph({ text: title, strong: true }),
      ...changes.map(({ path, html }) => item(code(path), { text: `: ${phrase(html)}` })),
    ]),
};

/**
 * Turns a component that the build fills in into what a reader sees of it.
 *
 * @param context of the page
 * @param element with the attributes that the writer gave
 * @returns undefined for components that only frame their content
 */
export function componentContent(context: PageContext, element: MdxJsxFlowElement): ComponentContent | undefined {
  const attributes: Attributes = Object.fromEntries(
    element.attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
        ? [[attribute.name, attribute.value] as const]
        : [],
    ),
  );
  if (element.name === 'ApiFields') {
    const { owner, part } = shownFields(context, attributes);
    const { field } = attributes;
    return { blocks: [], body: { owner, part, ...(field === undefined ? {} : { field }) } };
  }
  // Computed from comparisons, so it cannot be part of one.
  if (element.name === 'PageChanges') return { blocks: [] };
  const read = element.name === null ? undefined : READERS[element.name];
  return read && { blocks: read(context, attributes) };
}
