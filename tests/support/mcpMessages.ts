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

/** Starts a server, sends it lines, and returns its replies by the id of their request, as soon as it has all. */
export async function exchange(...lines: readonly string[]): Promise<{ code: unknown; replies: Map<number, unknown> }> {
  const child = spawn(process.execPath, [SERVER_FILE], { stdio: ['pipe', 'pipe', 'ignore'] });
  const expected = lines.filter((line) => /^\{.*"id":\d/.test(line.slice(0, 100))).length;
  const replies = new Map<number, unknown>();
  child.stdin.write(lines.map((line) => `${line}\n`).join(''));
  for await (const line of createInterface({ input: child.stdout })) {
    const reply = JSON.parse(line) as { id: number };
    replies.set(reply.id, reply);
    if (replies.size === expected) child.stdin.end();
  }
  return { code: child.exitCode ?? (await once(child, 'exit'))[0], replies };
}
