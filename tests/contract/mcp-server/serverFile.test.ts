import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';

import { brand } from '../../../brand.config';
import { buildDir, builtText } from '../../support/builtSite';
import { SERVER_FILE } from '../../support/mcpServer';

describe('the file of the MCP server', () => {
  it.each(['docs-server.mjs', 'docs-server.mcpb'])('%s has its SHA-256 digest beside it', (file) => {
    const digest = createHash('sha256')
      .update(readFileSync(path.join(buildDir, file)))
      .digest('hex');
    expect(builtText(`${file}.sha256`)).toBe(`${digest}  ${file}\n`);
  });

  it('imports no package, nothing of the network and no other file', () => {
    const code = builtText('docs-server.mjs');
    // Minified imports have no spaces, unlike those in the templates of samples.
    const names = [...code.matchAll(/\bimport[^"();`]*from"([^"]+)"/g)].map(([, name]) => name);
    expect(names.sort()).toEqual(['node:stream', 'node:v8', 'node:zlib']);
    expect(code).not.toMatch(/\bimport\(["'`]|\brequire\(["']/);
  });

  it('contains the licenses of its packages', () => {
    const text = builtText('docs-server.mjs');
    for (const name of ['@modelcontextprotocol/server', 'zod', 'stemmer', 'fastest-levenshtein', 'jsonc-parser']) {
      expect(text).toMatch(new RegExp(`^${name} \\d`, 'm'));
    }
  });

  it('is the server of the desktop extension, whose manifest names it', () => {
    const files = unzipSync(readFileSync(path.join(buildDir, 'docs-server.mcpb')));
    const read = (file: string) => Buffer.from(files[file] ?? []).toString();
    const manifest = JSON.parse(read('manifest.json')) as {
      icon: string;
      server: { type: string; entry_point: string; mcp_config: { args: string[] } };
    };
    expect(manifest).toMatchObject({
      manifest_version: '0.3',
      author: { name: brand.provider },
      server: { type: 'node' },
    });
    expect(manifest.server.mcp_config.args).toEqual([`\${__dirname}/${manifest.server.entry_point}`]);
    expect(read(manifest.server.entry_point)).toBe(readFileSync(SERVER_FILE, 'utf8'));
    expect(files[manifest.icon]?.length).toBeGreaterThan(0);
  });
});
