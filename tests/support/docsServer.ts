import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import path from 'node:path';

import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';

import { buildDir } from './builtSite';

/** The built server. */
export const SERVER_FILE = path.join(buildDir, 'docs-server.mjs');

/** The server as a client of the protocol sees it. */
export interface ConnectedServer {
  client: Client;
  /** Id of the process of the server. */
  pid: number;
  /** Returns the text of a tool's answer, or throws the error that it reports. */
  call(tool: string, input?: Readonly<Record<string, unknown>>): Promise<string>;
}

/** Starts the built server and connects to it over standard input and output. */
export async function connectServer(): Promise<ConnectedServer> {
  const transport = new StdioClientTransport({ command: process.execPath, args: [SERVER_FILE], stderr: 'ignore' });
  const client = new Client({ name: 'tests', version: '1.0.0' });
  await client.connect(transport);
  return {
    client,
    pid: transport.pid ?? 0,
    call: async (name, input = {}) => {
      const { content, isError } = await client.callTool({ name, arguments: { ...input } });
      const text = content.map((part) => (part.type === 'text' ? part.text : '')).join('\n');
      if (isError) throw new Error(text);
      return text;
    },
  };
}

/** A message of the protocol. */
export type Message = { id?: number; result?: unknown; error?: { message: string } };

/** The server without a client, for input that no client sends. */
export interface RawServer {
  child: ChildProcessWithoutNullStreams;
  send(text: string): void;
  /** Sends a request and resolves with its answer. */
  ask(method: string, params?: object): Promise<Message>;
}

/** Starts the built server. The caller closes its input. */
export function startServer(): RawServer {
  const child = spawn(process.execPath, [SERVER_FILE]);
  const waiting = new Map<number, (message: Message) => void>();
  let rest = '';
  child.stdout.on('data', (chunk: Buffer) => {
    const lines = (rest + chunk.toString()).split('\n');
    rest = lines.pop() ?? '';
    for (const message of lines.map((line) => JSON.parse(line) as Message)) waiting.get(message.id ?? 0)?.(message);
  });
  const send = (text: string) => void child.stdin.write(text);
  let id = 0;
  return {
    child,
    send,
    ask: (method, params = {}) => {
      id += 1;
      const own = id;
      send(`${JSON.stringify({ jsonrpc: '2.0', id: own, method, params })}\n`);
      return new Promise((resolve) => waiting.set(own, resolve));
    },
  };
}

/** Parameters of the first request of a client. */
export const INITIALIZE = {
  protocolVersion: '2025-06-18',
  capabilities: {},
  clientInfo: { name: 'tests', version: '1.0.0' },
};
