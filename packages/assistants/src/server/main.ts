import { setFlagsFromString } from 'node:v8';
import { brotliDecompressSync } from 'node:zlib';

import {
  McpServer,
  ProtocolError,
  ProtocolErrorCode,
  ResourceTemplate,
  type CallToolResult,
} from '@modelcontextprotocol/server';
import { memorySkillFiles, SkillsExtension } from '@modelcontextprotocol/server/ext/skills';
import { serveStdio } from '@modelcontextprotocol/server/stdio';

import { stringifyJson } from '@api-docs/kit';
import type { ValidatorModule } from '@api-docs/openapi-reference/library';

import type { Answer } from './answer';
import { openDocs, type Docs, type PageEntry, type PartName } from './data';
import { findPage } from './findPage';
import { answerOrRefuse, InputError } from './inputError';
import { addPrompts } from './prompts';
import { CheckedTransport } from './protocolErrors';
import { toolsOf } from './tools';

/** Scheme of the addresses of resources; `docs:///docs/intro/` is a page. */
const SCHEME = 'docs:///';

const MARKDOWN = 'text/markdown';

type Handler = (request: { params?: { cursor?: unknown } }, context: unknown) => unknown;

function toResult({ data, text }: Answer): CallToolResult {
  const json = stringifyJson(data);
  // Integers that JavaScript cannot hold are exact in the text only.
  const structuredContent = JSON.parse(json) as Record<string, unknown>;
  return { content: [{ type: 'text', text: text ?? json }], structuredContent };
}

function addTools(server: McpServer, docs: Docs): void {
  for (const [name, { title, description, input, output, answer }] of Object.entries(toolsOf(docs.site()))) {
    const annotations = { readOnlyHint: true, openWorldHint: false };
    const config = { title, description, inputSchema: input, outputSchema: output, annotations };
    server.registerTool(name, config, async (given: unknown) => {
      try {
        return toResult(await answer(docs, given));
      } catch (error) {
        // A question that cannot be answered is a message for the assistant. Other errors are faults of the server.
        const text = error instanceof InputError ? error.message : `The MCP server failed: ${String(error)}`;
        return { content: [{ type: 'text', text }], isError: true };
      }
    });
  }
}

/** Adds a resource for each page. The list has those of the latest version and those without a version. */
function addResources(server: McpServer, docs: Docs): void {
  const { pages, latest } = docs.site();
  const entryOf = ({ path, title, description }: PageEntry) => {
    return { uri: SCHEME + path, name: path, title, description, mimeType: MARKDOWN };
  };
  const own = pages.filter(({ version }) => version === undefined || version === latest);
  const list = () => ({ resources: own.filter(({ path }) => path !== '').map(entryOf) });
  const complete = (path: string) =>
    pages.map((page) => page.path).filter((known) => known.startsWith(path.replace(/^\//, '')));
  const answer = (uri: URL) =>
    answerOrRefuse({ uri: uri.href }, () => {
      const { path } = findPage(docs, uri.href);
      return { contents: [{ uri: uri.href, mimeType: MARKDOWN, text: docs.pages()[path] ?? '' }] };
    });
  const template = new ResourceTemplate(`${SCHEME}{+path}`, { list, complete: { path: complete } });
  const config = { title: 'Pages', description: 'A page of the docs as Markdown', mimeType: MARKDOWN };
  server.registerResource('page', template, config, answer);
  // The template does not match the home page, whose path is empty.
  const home = pages.find(({ path }) => path === '');
  if (home) server.registerResource('home', SCHEME, entryOf(home), answer);
}

/** Makes the server refuse cursors: all lists are whole, so it gives none. Call it before anything is registered. */
function refuseCursors({ server }: McpServer): void {
  const set = server.setRequestHandler.bind(server) as (...given: unknown[]) => void;
  const setGuarded = (...given: unknown[]) => {
    const handler = given.at(-1) as Handler;
    set(...given.slice(0, -1), (request: Parameters<Handler>[0], context: unknown) => {
      const { cursor } = request.params ?? {};
      if (cursor === undefined) return handler(request, context);
      throw new ProtocolError(ProtocolErrorCode.InvalidParams, 'Unknown cursor. Lists have one page.', { cursor });
    });
  };
  server.setRequestHandler = setGuarded as typeof server.setRequestHandler;
}

/** The content never changes and is the same for all. */
const CACHE = { ttlMs: 24 * 60 * 60 * 1000, cacheScope: 'public' } as const;

const CACHED = 'tools/list prompts/list resources/list resources/templates/list resources/read server/discover'.split(
  ' ',
);

/** Nothing is added or removed while the server runs. */
const FIXED = { listChanged: false };

/** Creates the server with its tools, resources, prompts and the skills that clients can load. */
function mcpServer(docs: Docs, skills?: SkillsExtension): McpServer {
  const { name, release, product, instructions, versions, firstCall } = docs.site();
  const server = new McpServer(
    { name, version: release, title: `${product} docs` },
    {
      instructions: [
        `Docs of ${product} as of this build, versions ${versions.map(({ label }) => label).join(', ')}.`,
        ...instructions,
      ].join('\n'),
      cacheHints: Object.fromEntries(CACHED.map((method) => [method, CACHE])),
    },
  );
  refuseCursors(server);
  server.server.registerCapabilities({ tools: FIXED, resources: FIXED, ...(firstCall && { prompts: FIXED }) });
  addTools(server, docs);
  addResources(server, docs);
  addPrompts(server, docs);
  skills?.attach(server);
  return server;
}

/**
 * Maximum length of a message in bytes. The tools refuse far shorter inputs. A longer message ends the connection, because the
 * library would take longer to read it than clients wait.
 */
const MAX_MESSAGE = 32 * 1024 * 1024;

const HELP = `Answers questions about the docs over standard input and output (Model Context Protocol). It opens no port.
Add it to an assistant as a local server: the command is "node", the argument the path of this file.`;

/**
 * Serves the docs over standard input and output until the client closes them. It opens no port and calls no host.
 *
 * @param parts packed content: JSON, compressed with Brotli, as base64
 * @param validators id of an operation → loads its validator
 */
export function serve(
  parts: Readonly<Record<PartName, string>>,
  validators: Readonly<Record<string, () => Promise<ValidatorModule>>>,
): void {
  if (process.argv.includes('--help')) {
    process.stdout.write(`${HELP}\n`);
    return;
  }
  const unpack = (part: PartName) => brotliDecompressSync(Buffer.from(parts[part] ?? '', 'base64')).toString();
  const docs = openDocs(unpack, validators);
  const { skill, latest } = docs.site();
  const skills = skill && SkillsExtension.load(memorySkillFiles({ [`${skill.name}/SKILL.md`]: skill.text }));
  const connect = async () => {
    const server = mcpServer(docs, await skills);
    // After the response. Clients read the list of tools before they search, so the index is read meanwhile.
    setTimeout(() => {
      // Makes V8 collect garbage earlier: 110 MB at most instead of 155.
      setFlagsFromString('--optimize-for-size --semi-space-growth-factor=1');
      docs.engine(latest);
    }, 0);
    return server;
  };
  // Named, because the bundle has the library's form for browsers, which knows no process.
  const transport = new CheckedTransport(process.stdin, process.stdout, MAX_MESSAGE);
  // Standard output belongs to the protocol.
  serveStdio(connect, { transport, onerror: ({ message }) => process.stderr.write(`${message}\n`) });
}
