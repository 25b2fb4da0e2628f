import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

import { SERVER_FILE } from './mcpServer';

/** Returns a request of the protocol. */
export const message = (id: number, method: string, params: object) =>
  JSON.stringify({ jsonrpc: '2.0', id, method, params });

/** Returns the request that starts a session. */
export const initialize = (protocolVersion: string) =>
  message(1, 'initialize', { protocolVersion, capabilities: {}, clientInfo: { name: 'a', version: '1' } });

/** What a server answered: its replies by the id of their request, and the codes of the errors without one. */
interface Exchange {
  code: unknown;
  replies: Map<number, unknown>;
  refused: number[];
}

/** Starts a server, sends it lines, and returns what it answers, as soon as it has answered all requests. */
export async function exchange(...lines: readonly string[]): Promise<Exchange> {
  const child = spawn(process.execPath, [SERVER_FILE], { stdio: ['pipe', 'pipe', 'ignore'] });
  const expected = lines.filter((line) => /^\{.*"id":\d/.test(line.slice(0, 100))).length;
  const replies = new Map<number, unknown>();
  const refused: number[] = [];
  child.stdin.write(lines.map((line) => `${line}\n`).join(''));
  for await (const line of createInterface({ input: child.stdout })) {
    const reply = JSON.parse(line) as { id: number | null; error?: { code: number } };
    if (reply.id === null) refused.push(reply.error?.code ?? 0);
    else replies.set(reply.id, reply);
    if (replies.size === expected) child.stdin.end();
  }
  return { code: child.exitCode ?? (await once(child, 'exit'))[0], replies, refused };
}
