import path from 'node:path';

import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, beforeAll } from 'vitest';

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

type Input = Readonly<Record<string, unknown>>;

/** Connects the tests of a file to a server of their own. */
export function mcpServer() {
  let server: ConnectedServer;
  beforeAll(async () => {
    server = await connectServer();
  });
  afterAll(() => server.client.close());
  const call = (tool: string, input?: Input) => server.call(tool, input);
  return {
    get client() {
      return server.client;
    },
    call,
    /** Returns the message of a call that must fail. */
    failure: (tool: string, input: Input): Promise<string> =>
      call(tool, input).then(
        (text) => `no error but: ${text}`,
        (error: unknown) => (error instanceof Error ? error.message : String(error)),
      ),
    json: async <Content>(tool: string, input: Input) => JSON.parse(await call(tool, input)) as Content,
    structured: async <Content>(tool: string, input: Input) => {
      const { structuredContent } = await server.client.callTool({ name: tool, arguments: { ...input } });
      return structuredContent as Content;
    },
  };
}
