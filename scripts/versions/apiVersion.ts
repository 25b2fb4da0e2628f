import { parseDocument, type Scalar } from 'yaml';

/** Sets `info.version` in the text of an OpenAPI file. Everything else stays as it is. */
export function setApiVersion(text: string, version: string): string {
  const { range } = parseDocument(text).getIn(['info', 'version'], true) as Scalar;
  const [start, end] = range ?? [0, 0];
  return text.slice(0, start) + version.slice(1) + text.slice(end);
}
