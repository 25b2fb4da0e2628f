import { describe, expect, it } from 'vitest';

import { builtText } from '../../support/builtSite';
import { mcpServer } from '../../support/mcpServer';

const server = mcpServer();

describe('resources, prompts and the skill', () => {
  it('list the pages of the latest version, each with its own title and its Markdown', async () => {
    const { resources } = await server.client.listResources();
    const pages = resources.filter(({ uri }) => uri.startsWith('docs:'));
    expect(pages.map(({ uri }) => uri)).toEqual(
      expect.arrayContaining(['docs:///', 'docs:///docs/intro/', 'docs:///docs/api/']),
    );
    expect(pages.filter(({ title, description }) => !title || description === undefined)).toEqual([]);
    expect(new Set(pages.map(({ title }) => title)).size).toBeGreaterThan(pages.length / 2);
    const uri = 'docs:///docs/intro/';
    const { contents } = await server.client.readResource({ uri });
    expect(contents).toEqual([{ uri, mimeType: 'text/markdown', text: builtText('docs/intro.md') }]);
  });

  it('complete languages and operations', async () => {
    const complete = async (name: string, value: string) =>
      (await server.client.complete({ ref: { type: 'ref/prompt', name: 'first_call' }, argument: { name, value } }))
        .completion.values;
    expect(await complete('language', 'py')).toEqual(['python']);
    expect(await complete('operation', '/metrics/v4alpha/f')).toContain('/metrics/v4alpha/faithfulness');
  });

  it('start the first call and the move to the current API', async () => {
    const first = await server.client.getPrompt({ name: 'first_call', arguments: { language: 'go' } });
    expect(JSON.stringify(first.messages)).toContain('```go');
    const move = await server.client.getPrompt({
      name: 'move_to_current_api',
      arguments: { operation: 'summarization' },
    });
    expect(JSON.stringify(move.messages)).toContain('`/safety/v3/summarization`: no successor is documented');
  });
});
