import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';

import { apiReplyProps, apiSampleProps } from '../../../api/props/exampleProps';
import { fieldMapProps, selectFields } from '../../../api/props/fieldProps';
import { bodyMoveProps, undocumentedProps } from '../../../api/props/moveProps';
import { apiChangesProps } from '../../../api/props/operationProps';
import type { FieldMapProps, HighlightedCode } from '../../../api/props/types';
import { figureProps } from '../../../api/props/figureProps';
import { scoreDirectionProps, scoreScaleProps } from '../../../api/props/scoreProps';
import type { Attributes, PageContext } from '../../../api/props/pageContext';
import { plainCode } from '../../../../shared/code/codeHtml';
import type { Block, Run } from './pageContent';
import type { ComponentContent } from './readMdx';

type Read = (context: PageContext, attributes: Attributes) => Block[];

const plain = (text: string): Run[] => [{ text }];
const code = (text: string): Run => ({ text, code: true });
const paragraph = (...runs: Run[]): Block => ({ kind: 'paragraph', runs });
const item = (...runs: Run[]): Block => ({ kind: 'item', depth: 0, mark: '-', runs });

function textOfHtml(html: string): string {
  return html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

function codeWithTitle({ highlighted, language }: HighlightedCode, title: string): Block {
  return { kind: 'code', title, language, text: plainCode(highlighted) };
}

function fieldMapBlocks({ successor, note, rows }: FieldMapProps): Block[] {
  if (!successor) return [paragraph({ text: note ?? 'No successor is documented.' })];
  const name = (path: string | undefined): Run[] => (path === undefined ? plain('none') : [code(path)]);
  return [
    paragraph({ text: 'The successor is ' }, code(successor.path), { text: note === undefined ? '.' : `. ${note}` }),
    {
      kind: 'table',
      head: [plain('Legacy field'), plain('v4alpha field'), plain('What changes')],
      rows: rows.map(({ from, to, change, notes }) => [name(from), name(to), plain([change, ...notes].join('; '))]),
    },
  ];
}

/** Text of the components that the build fills with API facts. Images are left out. */
const READERS: Record<string, Read> = {
  // One of the five languages: all samples are generated from the same facts.
  ApiSample: (context, attributes) => {
    const { operation, summary, samples } = apiSampleProps(context, attributes);
    return samples.slice(0, 1).map((sample) => codeWithTitle(sample, `Call of ${operation.path}: ${summary}`));
  },
  ApiReply: (context, attributes) => [
    codeWithTitle(apiReplyProps(context, attributes).json, `Reply of ${attributes.operation}`),
  ],
  FieldMap: (context, attributes) => fieldMapBlocks(fieldMapProps(context, attributes)),
  BodyMove: (context, attributes) =>
    bodyMoveProps(context, attributes).bodies.map(({ title, ...body }) => codeWithTitle(body, title)),
  Undocumented: (context, attributes) => [
    paragraph({ text: 'The following isn’t documented:' }),
    ...undocumentedProps(context, attributes).items.map((html) => item({ text: textOfHtml(html) })),
  ],
  ScoreDirection: (context, attributes) => {
    const { verdict, scale } = scoreDirectionProps(context, attributes);
    return [paragraph({ text: verdict, strong: true }, ...(scale === undefined ? [] : [{ text: ` ${scale}` }]))];
  },
  ScoreScale: (context, attributes) => {
    const { bands, ends, marks, note } = scoreScaleProps(context, attributes);
    return [
      ...bands.map(({ range, verdict }) => item({ text: `${range}: ${verdict}` })),
      ...(ends ? [item({ text: `near 0: ${ends.low}` }), item({ text: `near 100: ${ends.high}` })] : []),
      ...marks.map(({ value, summary }) => item({ text: `${value}: ${summary}` })),
      paragraph({ text: note }),
    ];
  },
  Figure: (context, attributes) => {
    const { title, alternative } = figureProps(context, attributes);
    return [paragraph({ text: `Figure: ${title}.`, strong: true }, { text: ` ${alternative}` })];
  },
  ApiChanges: (context, attributes) =>
    apiChangesProps(context, attributes).groups.flatMap(({ title, changes }) => [
      paragraph({ text: title, strong: true }),
      ...changes.map(({ path, html }) => item(code(path), { text: `: ${textOfHtml(html)}` })),
    ]),
};

/**
 * Reads what a component shows that the build fills with API facts.
 *
 * @param context facts and files of the page
 * @param element the component with its attributes
 * @returns undefined for components that only wrap their children
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
    const { owner, part, label = '' } = selectFields(context, attributes);
    const { field, part: shown = part, type, status } = attributes;
    const section = {
      part: shown,
      ...(type === undefined ? {} : { type }),
      ...(status === undefined ? {} : { status }),
      label,
    };
    const isJsonBody = shown === part && type === undefined && status === undefined;
    return {
      blocks: [],
      body: { owner, part, ...(isJsonBody ? {} : { section }), ...(field === undefined ? {} : { field }) },
    };
  }
  // Generated from comparisons, so it cannot be compared itself.
  if (element.name === 'PageChanges') return { blocks: [] };
  const read = element.name === null ? undefined : READERS[element.name];
  return read && { blocks: read(context, attributes) };
}
