import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { zipSync, type Zippable } from 'fflate';

import type { SiteData } from '@api-docs/assistants/server/data';
import { toolsOf } from '@api-docs/assistants/server/tools';

import type { Brand } from '../../brand.config';

/** Version of the manifest: https://github.com/modelcontextprotocol/mcpb/blob/main/MANIFEST.md */
const MANIFEST_VERSION = '0.3';

/** Path of the server in the bundle. */
const ENTRY_POINT = 'server/docs-server.mjs';

/** The oldest time that a ZIP file can have. It is local time, so all machines write the same bytes. */
const NO_TIME = new Date(1980, 0, 1);

/** Returns the manifest of the desktop extension. */
function extensionManifest(site: SiteData, brand: Brand, icon?: string): object {
  return {
    manifest_version: MANIFEST_VERSION,
    name: site.name,
    display_name: `${brand.product} docs`,
    version: site.release,
    description: `Search and read the docs of ${brand.product}, look up API facts and check request bodies, offline.`,
    author: { name: brand.provider, url: brand.links.website },
    homepage: site.siteRoot,
    documentation: site.siteRoot,
    ...(icon === undefined ? {} : { icon }),
    server: {
      type: 'node',
      entry_point: ENTRY_POINT,
      mcp_config: { command: 'node', args: [`\${__dirname}/${ENTRY_POINT}`] },
    },
    tools: Object.entries(toolsOf(site)).map(([name, { description }]) => ({ name, description })),
    prompts_generated: true,
    compatibility: { platforms: ['darwin', 'win32', 'linux'], runtimes: { node: '>=20' } },
  };
}

/**
 * Packs the server as a desktop extension. The same input gives the same bytes.
 *
 * @param buildDir absolute path of the build, which may have an icon
 */
export function packExtension(
  code: string,
  site: SiteData,
  { brand, buildDir }: { brand: Brand; buildDir: string },
): Uint8Array {
  const icon = path.join(buildDir, 'img/icon-512.png');
  const name = existsSync(icon) ? 'icon.png' : undefined;
  const files: Zippable = {
    'manifest.json': Buffer.from(`${JSON.stringify(extensionManifest(site, brand, name), null, 2)}\n`),
    ...(name === undefined ? {} : { [name]: readFileSync(icon) }),
    [ENTRY_POINT]: Buffer.from(code),
  };
  return zipSync(files, { level: 9, mtime: NO_TIME });
}
