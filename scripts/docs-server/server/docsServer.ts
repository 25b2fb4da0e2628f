import { McpServer, ResourceTemplate, type CallToolResult, type GetPromptResult } from '@modelcontextprotocol/server';
import * as z from 'zod';

import { valueAsText } from '../../../shared/json';
import type { Docs } from './docs';
import { findPage, InputError } from './names';
import { firstCallPrompt, movePrompt } from './prompts';
import { TOOLS } from './tools';
import { read } from './tools/read';

/** Scheme of the addresses of resources; `docs:///docs/intro/` is a page. */
const SCHEME = 'docs:///';

const MARKDOWN = 'text/markdown';

function toResult(answer: string | object): CallToolResult {
  return { content: [{ type: 'text', text: valueAsText(answer) }] };
}

/** Turns a question that cannot be answered into a message for the assistant. Other errors are faults of the server. */
function toError(error: unknown): CallToolResult {
  const text = error instanceof InputError ? error.message : `The docs server failed: ${String(error)}`;
  return { content: [{ type: 'text', text }], isError: true };
}

function addTools(server: McpServer, docs: Docs): void {
  for (const [name, { title, description, input, answer }] of Object.entries(TOOLS)) {
    const annotations = { readOnlyHint: true, openWorldHint: false };
    const config = { title, description, inputSchema: input, annotations };
    server.registerTool(name, config, async (given: unknown) => {
      try {
        return toResult(await answer(docs, given));
      } catch (error) {
        return toError(error);
      }
    });
  }
}

/** Adds a resource for each page. The list has those of the latest version and those without a version. */
function addResources(server: McpServer, docs: Docs): void {
  const { pages, latest } = docs.site();
  const list = () => ({
    resources: pages
      .filter(({ version }) => version === undefined || version === latest)
      .map(({ path, title, description }) => ({ uri: SCHEME + path, name: title, description, mimeType: MARKDOWN })),
  });
  const complete = (path: string) =>
    pages.map((page) => page.path).filter((known) => known.startsWith(path.replace(/^\//, '')));
  const template = new ResourceTemplate(`${SCHEME}{+path}`, { list, complete: { path: complete } });
  const config = { title: 'Pages', description: 'A page of the docs as Markdown', mimeType: MARKDOWN };
  server.registerResource('page', template, config, (uri) => {
    const { path } = findPage(docs, uri.href);
    return { contents: [{ uri: uri.href, mimeType: MARKDOWN, text: read(docs, { page: path }) }] };
  });
}

function toPrompt(text: string): GetPromptResult {
  return { messages: [{ role: 'user', content: { type: 'text', text } }] };
}

function addPrompts(server: McpServer, docs: Docs): void {
  const language = z.string().optional().describe('curl, python, typescript, go or java');
  const operation = z.string().optional().describe('For example `faithfulness`');
  server.registerPrompt(
    'first_call',
    {
      title: 'Make the first call',
      description: 'A first call of the API as a program',
      argsSchema: z.object({ language, operation }),
    },
    (given) => toPrompt(firstCallPrompt(docs, given)),
  );
  server.registerPrompt(
    'move_to_current_api',
    {
      title: 'Move to the current API',
      description: 'Maps legacy calls and their fields to the current API',
      argsSchema: z.object({ operation: z.string().optional().describe('A legacy operation. All of them by default') }),
    },
    (given) => toPrompt(movePrompt(docs, given)),
  );
}

/** Creates the server with its tools, resources and prompts. It answers from the content alone. */
export function docsServer(docs: Docs): McpServer {
  const { name, release, product, instructions, versions } = docs.site();
  const server = new McpServer(
    { name, version: release, title: `${product} docs` },
    {
      instructions: [
        `Docs of ${product} as of this build, versions ${versions.map(({ label }) => label).join(', ')}.`,
        ...instructions.filter(Boolean),
      ].join('\n'),
    },
  );
  addTools(server, docs);
  addResources(server, docs);
  addPrompts(server, docs);
  return server;
}
