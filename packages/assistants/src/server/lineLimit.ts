import { Transform } from 'node:stream';

/** Maximum length of a message in bytes. A request body that is checked is far shorter. */
export const MAX_MESSAGE = 4 * 1024 * 1024;

const LINE_FEED = 0x0a;

/** Bytes of a dropped line that are read for the id of its request: at its start and at its end. */
const MAX_READ = 1024;

const ID = '"id"\\s*:\\s*("(?:[^"\\\\]|\\\\.)*"|-?\\d+)';

/** The id before everything that is long. */
const FIRST = new RegExp(`^\\s*\\{(?:\\s*"(?:jsonrpc|method)"\\s*:\\s*"[^"]*"\\s*,)*\\s*${ID}`);

/** The id behind everything that is long. */
const LAST = new RegExp(`${ID}\\s*(?:,\\s*"(?:jsonrpc|method)"\\s*:\\s*"[^"]*"\\s*)*\\}\\s*$`);

/** Returns the JSON of the id of a request, of which only the start and the end are known; undefined if neither has it. */
function idOf(line: Buffer): string | undefined {
  const [start, end] = [line.subarray(0, MAX_READ), line.subarray(-MAX_READ)];
  return (FIRST.exec(start.toString()) ?? LAST.exec(end.toString()))?.[1];
}

/**
 * Returns a stream that drops lines which are longer than the limit, because the transport would close the connection.
 *
 * @param onDropped is called once for each of them, with the id of its request as JSON
 */
export function lineLimit(limit: number, onDropped: (id: string | undefined) => void): Transform {
  let parts: Buffer[] = [];
  let length = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      for (let at = 0; at < chunk.length;) {
        const feed = chunk.indexOf(LINE_FEED, at);
        const part = chunk.subarray(at, feed === -1 ? chunk.length : feed + 1);
        at += part.length;
        length += part.length;
        parts.push(part);
        if (length > limit) {
          const known = Buffer.concat(parts);
          parts = [known.subarray(0, MAX_READ), known.subarray(MAX_READ).subarray(-MAX_READ)];
        }
        if (feed === -1) continue;
        if (length <= limit) this.push(Buffer.concat(parts));
        else onDropped(idOf(Buffer.concat(parts)));
        parts = [];
        length = 0;
      }
      done();
    },
  });
}
