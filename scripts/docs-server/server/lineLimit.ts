import { Transform } from 'node:stream';

/** Maximum length of a message in bytes. A request body that is checked is far shorter. */
export const MAX_MESSAGE = 4 * 1024 * 1024;

const LINE_FEED = 0x0a;

/**
 * Returns a stream that drops lines which are longer than the limit, because the transport would close the connection.
 *
 * @param onDropped is called once for each of them
 */
export function lineLimit(limit: number, onDropped: () => void): Transform {
  let parts: Buffer[] = [];
  let length = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      let start = 0;
      while (start < chunk.length) {
        const end = chunk.indexOf(LINE_FEED, start);
        const part = chunk.subarray(start, end === -1 ? chunk.length : end + 1);
        start += part.length;
        const wasShort = length <= limit;
        length += part.length;
        if (length <= limit) parts.push(part);
        else if (wasShort) {
          parts = [];
          onDropped();
        }
        if (end === -1) continue;
        if (length <= limit) this.push(Buffer.concat(parts));
        parts = [];
        length = 0;
      }
      done();
    },
  });
}
