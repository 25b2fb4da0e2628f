import { isJsonObject, type Json, type JsonObject } from '@api-docs/kit';

/** A part of a score, shown as a bar. */
export interface Bar {
  name: string;
  value: number;
}

/** A piece of the text that was sent; `mark` names the finding in it. */
export interface Segment {
  text: string;
  mark?: string;
}

/** A statement of a response with the passage that it was checked against. */
export interface StatementView {
  statement: string;
  label: string;
  probability: number | undefined;
  citation: { text: string; source: string } | undefined;
}

export interface BarGroup {
  title: string;
  /** Value at the right end of a bar. */
  top: number;
  bars: Bar[];
}

/** A response as charts and marked text. */
export interface ResponseView {
  groups: BarGroup[];
  /** The question that the response seems to answer. */
  question?: string;
  /** Title of the marked text; undefined if there is none. */
  markedTitle?: string;
  marked: Segment[];
  statements: StatementView[];
}

function objects(value: Json | undefined): JsonObject[] {
  return Array.isArray(value) ? value.filter((item) => isJsonObject(item)) : [];
}

function span(value: Json | undefined): [number, number] | undefined {
  const [start, end] = Array.isArray(value) ? value : [];
  return typeof start === 'number' && typeof end === 'number' ? [start, end] : undefined;
}

function text(value: Json | undefined): string {
  return typeof value === 'string' ? value : '';
}

/** Splits a text at spans. Offsets count characters from zero and exclude the end, a convention of our examples. */
function segments(source: string, marks: readonly { at: [number, number]; mark: string }[]): Segment[] {
  const characters = Array.from(source);
  const slice = (from: number, to: number) => characters.slice(from, to).join('');
  const parts: Segment[] = [];
  let position = 0;
  for (const { at, mark } of [...marks].sort((a, b) => a.at[0] - b.at[0])) {
    if (at[0] < position) continue;
    parts.push({ text: slice(position, at[0]) }, { text: slice(...at), mark });
    position = at[1];
  }
  parts.push({ text: slice(position, characters.length) });
  return parts.filter((part) => part.text !== '');
}

function bars(items: readonly JsonObject[], nameKey: string): Bar[] {
  return items.flatMap(({ [nameKey]: name, score }) =>
    typeof name === 'string' && typeof score === 'number' ? [{ name, value: score }] : [],
  );
}

function statements(items: readonly JsonObject[]): StatementView[] {
  return items.map(({ statement, label, probability, citation }) => ({
    statement: text(statement),
    label: text(label),
    probability: typeof probability === 'number' ? probability : undefined,
    citation: isJsonObject(citation) ? { text: text(citation.text), source: text(citation.node_id) } : undefined,
  }));
}

function marks(items: Json | undefined, spanKey: string, nameKey: string) {
  return objects(items).flatMap(({ [spanKey]: interval, [nameKey]: name }) => {
    const at = span(interval);
    return at ? [{ at, mark: text(name) }] : [];
  });
}

function markedText(request: JsonObject, data: JsonObject): Pick<ResponseView, 'markedTitle' | 'marked'> {
  if (Array.isArray(data.pii)) {
    const markedTitle = data.pii.length > 0 ? 'Findings in the text' : 'No findings';
    return { markedTitle, marked: segments(text(request.text), marks(data.pii, 'interval', 'category')) };
  }
  const spans = marks(data.statements, 'sentence_span', 'label');
  if (spans.length === 0) return { marked: [] };
  return { markedTitle: 'Statements in the response', marked: segments(text(request.response), spans) };
}

/** Reads the overall score of a whole response; undefined if its `data` has none. */
export function responseScore(response: Json): number | undefined {
  const data = isJsonObject(response) ? response.data : undefined;
  return isJsonObject(data) && typeof data.score === 'number' ? data.score : undefined;
}

/**
 * Converts an example into what `<ResponseFigure>` shows: bars for the score and its parts, findings marked in the text that
 * was sent, and statements with their citations. Returns undefined if `data` has nothing to show.
 *
 * @param overall title of the score, and the right end of its scale
 */
export function responseView(
  request: Json,
  response: Json,
  overall: Pick<BarGroup, 'title' | 'top'> = { title: 'Score', top: 100 },
): ResponseView | undefined {
  const data = isJsonObject(response) ? response.data : undefined;
  if (!isJsonObject(request) || !isJsonObject(data)) return undefined;
  const score = responseScore(response);
  const scores = objects(data.scores);
  const groups = [
    { ...overall, bars: score === undefined ? [] : [{ name: 'overall', value: score }] },
    { title: 'By label', top: 100, bars: bars(scores, 'label') },
    { title: 'By sentence', top: 100, bars: bars(scores, 'sentence') },
    { title: 'By chunk', top: 100, bars: bars(objects(data.chunk_scores), 'chunk_id') },
  ].filter((group) => group.bars.length > 0);
  const view: ResponseView = {
    groups,
    ...(typeof data.generated_question === 'string' ? { question: data.generated_question } : {}),
    ...markedText(request, data),
    statements: statements(objects(data.statements)),
  };
  return groups.length === 0 && view.marked.length === 0 ? undefined : view;
}
