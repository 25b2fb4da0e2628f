import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';

import { FACT_COMPONENTS, type FactComponent } from '../../../api/props/factComponents';
import { selectFields } from '../../../api/props/fieldProps';
import type { Attributes, PageContext } from '../../../api/props/pageContext';
import type { HighlightedCode } from '../../../api/props/types';
import { readAttributes } from '../../../content/readAttributes';
import { plainCode } from '../../../../shared/code/codeHtml';
import { defined } from '../../../../shared/defined';
import type { Block, Run, ShownBody } from './pageContent';
import type { ComponentContent } from './readMdx';

type Props<Name extends FactComponent> = ReturnType<(typeof FACT_COMPONENTS)[Name]['computeProps']>;

const code = (text: string): Run => ({ text, code: true });
const strong = (text: string): Run => ({ text, strong: true });
const paragraph = (...runs: Run[]): Block => ({ kind: 'paragraph', runs });
const item = (...runs: Run[]): Block => ({ kind: 'item', depth: 0, mark: '-', runs });

function codeWithTitle({ highlighted, language }: HighlightedCode, title: string): Block {
  return { kind: 'code', title, language, text: plainCode(highlighted) };
}

function textOfHtml(html: string): string {
  return plainCode(
    html
      .replace(/<[^>]+>/g, '')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"'),
  );
}

/** How components with facts read as text. Images are left out. */
const READERS: { [Name in FactComponent]?: (props: Props<Name>, attributes: Attributes) => Block[] } = {
  // One of the five languages: all samples are generated from the same facts.
  ApiSample: ({ operation, summary, samples: [sample] }) =>
    sample ? [codeWithTitle(sample, `Call of ${operation.path}: ${summary}`)] : [],
  ApiReply: ({ json }, { operation }) => [codeWithTitle(json, `Reply of ${operation}`)],
  FieldMap: ({ successor, note, rows }) => {
    if (!successor) return [paragraph({ text: note ?? 'No successor is documented.' })];
    const name = (path: string | undefined) => [path === undefined ? { text: 'none' } : code(path)];
    return [
      paragraph({ text: 'The successor is ' }, code(successor.path), { text: note === undefined ? '.' : `. ${note}` }),
      {
        kind: 'table',
        head: ['Legacy field', 'v4alpha field', 'What changes'].map((text) => [{ text }]),
        rows: rows.map((row) => [name(row.from), name(row.to), [{ text: [row.change, ...row.notes].join('; ') }]]),
      },
    ];
  },
  BodyMove: ({ bodies }) => bodies.map(({ title, ...body }) => codeWithTitle(body, title)),
  Undocumented: ({ items }) => [
    paragraph({ text: 'The following isn’t documented:' }),
    ...items.map((html) => item({ text: textOfHtml(html) })),
  ],
  ScoreDirection: ({ verdict, scale }) => [
    paragraph(strong(verdict), ...(scale === undefined ? [] : [{ text: ` ${scale}` }])),
  ],
  ScoreScale: ({ bands, ends, marks, note }) => [
    ...bands.map(({ range, verdict }) => item({ text: `${range}: ${verdict}` })),
    ...(ends ? [item({ text: `near 0: ${ends.low}` }), item({ text: `near 100: ${ends.high}` })] : []),
    ...marks.map(({ value, summary }) => item({ text: `${value}: ${summary}` })),
    paragraph({ text: note }),
  ],
  Figure: ({ title, alternative }) => [paragraph(strong(`Figure: ${title}.`), { text: ` ${alternative}` })],
  ApiChanges: ({ groups }) =>
    groups.flatMap(({ title, changes }) => [
      paragraph(strong(title)),
      ...changes.map(({ path, html }) => item(code(path), { text: `: ${textOfHtml(html)}` })),
    ]),
};

/** Returns the fields that `<ApiFields>` shows. Their facts are compared, not their text. */
function shownFields(context: PageContext, attributes: Attributes): ComponentContent {
  const { owner, part, label = '' } = selectFields(context, attributes);
  const { field, part: shown = part, type, status } = attributes;
  const section = defined<NonNullable<ShownBody['section']>>({ part: shown, type, status, label });
  const isJsonBody = shown === part && type === undefined && status === undefined;
  return {
    blocks: [],
    body: { owner, part, ...(isJsonBody ? {} : { section }), ...(field === undefined ? {} : { field }) },
  };
}

/**
 * Reads what a component shows that the build fills with API facts.
 *
 * @param context facts and files of the page
 * @param element the component with its attributes
 * @returns undefined for components that only wrap their children
 */
export function componentContent(context: PageContext, element: MdxJsxFlowElement): ComponentContent | undefined {
  // Generated from comparisons, so it cannot be compared itself.
  if (element.name === 'PageChanges') return { blocks: [] };
  const name = element.name as FactComponent;
  const read = READERS[name] as ((props: object, attributes: Attributes) => Block[]) | undefined;
  if (!read && name !== 'ApiFields') return undefined;
  const attributes = readAttributes(element, FACT_COMPONENTS[name].attributes, context.page);
  if (!read) return shownFields(context, attributes);
  return { blocks: read(FACT_COMPONENTS[name].computeProps(context, attributes), attributes) };
}
