/** A request of a `.http` file. */
export interface HttpRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string;
}

/**
 * Reads the requests of a `.http` file as its clients document it: comments, request line, headers, an empty line, body.
 */
export function httpRequests(text: string, environment: Readonly<Record<string, string>>): HttpRequest[] {
  const [head = '', ...blocks] = text.split(/^### .*\n/m);
  const [, base = ''] = /^@API_BASE = (.*)$/m.exec(head) ?? [];
  const values: Record<string, string> = { API_BASE: base, ...environment };
  const filled = (line: string) => line.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole);
  return blocks.map((block) => {
    const [top = '', ...rest] = block
      .replace(/^(?:# .*\n)+/, '')
      .replace(/\n+$/, '')
      .split('\n\n');
    const [line = '', ...headers] = top.split('\n').map(filled);
    const [, method = '', url = ''] = /^(\S+) (.*)$/.exec(line) ?? [];
    const pairs = headers.map((header): [string, string] => {
      const [name = '', ...value] = header.split(': ');
      return [name.toLowerCase(), value.join(': ')];
    });
    return { method, url, headers: Object.fromEntries(pairs), body: rest.join('\n\n') };
  });
}
