// The errors of JSON-RPC 2.0 that the protocol library leaves out: https://www.jsonrpc.org/specification#error_object

import { Transform, type Readable, type Writable } from 'node:stream';

import { parseJSONRPCMessage, ProtocolErrorCode, type JSONRPCMessage } from '@modelcontextprotocol/server';
import { StdioServerTransport } from '@modelcontextprotocol/server/stdio';

/** Returns the error for JSON that is no message; undefined for a malformed response, to which there is no answer. */
function errorOf(value: unknown) {
  const { id, method, params, result, error } = (value ?? {}) as Record<string, unknown>;
  if (method === undefined && (result !== undefined || error !== undefined)) return undefined;
  const known = typeof id === 'string' || typeof id === 'number' ? id : null;
  if (Array.isArray(params)) {
    const message = 'Invalid params: give an object with the names of the parameters.';
    return { id: known, error: { code: ProtocolErrorCode.InvalidParams, message } };
  }
  const message = Array.isArray(value)
    ? 'Invalid request: batches are not supported. Send each message in a line of its own.'
    : 'Invalid request: give "jsonrpc": "2.0", "method" as text, "params" as an object, and "id" as text or an integer.';
  return { id: known, error: { code: ProtocolErrorCode.InvalidRequest, message } };
}

/** Returns the error for a line that is no message of the protocol; undefined if it is one, or blank. */
export function lineError(line: string): object | undefined {
  if (line.trim() === '') return undefined;
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    const message = 'Parse error: the line is not JSON. Send each message as JSON in one line.';
    return { id: null, error: { code: ProtocolErrorCode.ParseError, message } };
  }
  try {
    parseJSONRPCMessage(value);
    return undefined;
  } catch {
    return errorOf(value);
  }
}

/** Passes on the lines of a stream that are messages, and answers the others. One that is too long ends the connection. */
function onlyMessages(input: Readable, output: Writable, maxBytes: number): Readable {
  let held: Buffer[] = [];
  const checked = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const end = chunk.lastIndexOf('\n') + 1;
      if (end > 0) {
        for (const line of Buffer.concat([...held, chunk.subarray(0, end)])
          .toString()
          .split('\n')
          .slice(0, -1)) {
          const error = lineError(line);
          if (error) output.write(`${JSON.stringify({ jsonrpc: '2.0', ...error })}\n`);
          else if (line.trim() !== '') this.push(`${line}\n`);
        }
        held = [];
      }
      held.push(chunk.subarray(end));
      const isTooLong = held.reduce((sum, { length }) => sum + length, 0) > maxBytes;
      done(null, isTooLong ? Buffer.concat(held) : undefined);
    },
  });
  return input.pipe(checked);
}

/** Examples: `[{"path": ["params", "uri"], "message": "expected string"}]`. */
const ISSUES_OF_PARAMS = /^\[\s*\{[^]*"params"/;

/** Standard input and output, on which each line gets the answer that JSON-RPC 2.0 gives it. */
export class CheckedTransport extends StdioServerTransport {
  /** @param maxBytes maximum length of a message */
  constructor(input: Readable, output: Writable, maxBytes: number) {
    super(onlyMessages(input, output, maxBytes), output, { maxBufferSize: maxBytes });
  }

  /** Sends a message. The library takes parameters of a wrong type for an internal error. */
  override send(message: JSONRPCMessage): Promise<void> {
    if (!('error' in message)) return super.send(message);
    const { error } = message;
    const isParams = error.code === ProtocolErrorCode.InternalError && ISSUES_OF_PARAMS.test(error.message);
    return super.send(isParams ? { ...message, error: { ...error, code: ProtocolErrorCode.InvalidParams } } : message);
  }
}
