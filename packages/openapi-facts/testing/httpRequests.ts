/** A request of a `.http` file. */
export interface HttpRequest {
  /** Text of its separator. */
  title: string;
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string;
}

const SEPARATOR = /^#{3,}\s*(.*)$/;
const COMMENT = /^\s*(?:#|\/{2})/;
const VARIABLE = /^\s*@([^\s=]+)\s*=\s*(.*?)\s*$/;
/** Lines with which JetBrains ends a body, and the tests of REST Client. */
const END_OF_BODY = /^\s*(?:<>|>|```)/;

/** Returns the sections of a file with their titles. */
function sectionsOf(lines: readonly string[]): { title: string; lines: string[] }[] {
  const sections: { title: string; lines: string[] }[] = [{ title: '', lines: [] }];
  for (const line of lines) {
    const [, title] = SEPARATOR.exec(line) ?? [];
    if (title === undefined) sections.at(-1)?.lines.push(line);
    else sections.push({ title, lines: [] });
  }
  return sections;
}

/** Returns the lines of a request: without comments anywhere, and without variables before it and empty lines around it. */
function requestLines(lines: readonly string[]): string[] {
  const kept = lines.filter((line) => !COMMENT.test(line));
  const start = kept.findIndex((line) => line.trim() !== '' && !VARIABLE.test(line));
  const text = start < 0 ? '' : kept.slice(start).join('\n').trimEnd();
  return text === '' ? [] : text.split('\n');
}

/**
 * Reads the requests of a `.http` file as REST Client of VS Code reads them, whose rules include those of JetBrains: a request
 * is between separators, comments are removed also from bodies, and variables are replaced everywhere.
 *
 * @param environment values of variables, which win over those of the file
 */
export function httpRequests(text: string, environment: Readonly<Record<string, string>>): HttpRequest[] {
  const lines = text.split(/\r?\n/);
  const own = lines.flatMap((line) => {
    const [, name, value] = VARIABLE.exec(line) ?? [];
    return name === undefined || value === undefined ? [] : [[name, value] as const];
  });
  const values = new Map([...own, ...Object.entries(environment)]);
  const filled = (line: string) =>
    line.replace(/\{\{(.+?)\}\}/g, (_whole, name: string) => values.get(name.trim()) ?? `<value of ${name}>`);
  return sectionsOf(lines).flatMap(({ title, lines: section }) => {
    const request = requestLines(section).map(filled);
    const empty = request.findIndex((line) => line.trim() === '');
    const [line, ...headers] = empty < 0 ? request : request.slice(0, empty);
    if (line === undefined) return [];
    const [, method = '', url = ''] = /^(\S+) (.*)$/.exec(line) ?? [];
    const pairs = headers.map((header): [string, string] => {
      const [name = '', ...value] = header.split(': ');
      return [name.toLowerCase(), value.join(': ')];
    });
    const body = empty < 0 ? [] : request.slice(empty + 1);
    const last = body.findIndex((one) => END_OF_BODY.test(one));
    const sent = last < 0 ? body : body.slice(0, last);
    return [{ title, method, url, headers: Object.fromEntries(pairs), body: sent.join('\n') }];
  });
}
