/** A part of a multipart body. */
export interface ReceivedPart {
  name: string;
  fileName?: string;
  /** By name in lower case. */
  headers: Record<string, string>;
  content: Buffer;
}

/** Unquotes a parameter of `Content-Disposition`: quotes are escaped by a backslash (RFC 9110) or by percent signs (HTML). */
function parameter(disposition: string, name: string): string | undefined {
  const value = new RegExp(`[; ]${name}="((?:[^"\\\\]|\\\\.)*)"`).exec(disposition)?.[1];
  return value?.replace(/\\(.)/g, '$1').replaceAll('%22', '"');
}

/** Parses a multipart body, RFC 7578. */
export function parseMultipart(body: Buffer, contentType: string): ReceivedPart[] {
  const boundary = /boundary="?([^";]+)/.exec(contentType)?.[1] ?? '';
  const parts = `\r\n${body.toString('latin1')}`.split(`\r\n--${boundary}`).slice(1, -1);
  return parts.map((part) => {
    const end = part.indexOf('\r\n\r\n');
    const lines = Buffer.from(part.slice(2, end), 'latin1').toString().split('\r\n');
    const headers = Object.fromEntries(
      lines.filter(Boolean).map((line) => {
        const [header = '', ...value] = line.split(':');
        return [header.toLowerCase(), value.join(':').trim()] as const;
      }),
    );
    const disposition = headers['content-disposition'] ?? '';
    const fileName = parameter(disposition, 'filename');
    return {
      name: parameter(disposition, 'name') ?? '',
      ...(fileName === undefined ? {} : { fileName }),
      headers,
      content: Buffer.from(part.slice(end + 4), 'latin1'),
    };
  });
}
