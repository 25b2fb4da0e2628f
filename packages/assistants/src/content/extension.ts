import { readFileSync } from 'node:fs';

import { zipSync, type Zippable } from 'fflate';

import type { SiteData } from '../server/data';
import { toolsOf } from '../server/tools';

const ENTRY_POINT = 'server/docs-server.mjs';

const ICON = 'icon.png';

/** The oldest time that a ZIP file can have. It is local time, so all machines write the same bytes. */
const NO_TIME = new Date(1980, 0, 1);

/** Returns the manifest of the desktop extension: https://github.com/modelcontextprotocol/mcpb/blob/main/MANIFEST.md */
function extensionManifest(site: SiteData, author: object): object {
  return {
    manifest_version: '0.3',
    name: site.name,
    display_name: `${site.product} docs`,
    version: site.release,
    description: `Search and read the docs of ${site.product}, look up API facts and check request bodies, offline.`,
    author,
    homepage: site.siteRoot,
    documentation: site.siteRoot,
    icon: ICON,
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
 * @param icon absolute path of a PNG file
 */
export function packExtension(
  code: string,
  site: SiteData,
  { author, icon }: { author: { name: string; url: string }; icon: string },
): Uint8Array {
  const files: Zippable = {
    'manifest.json': Buffer.from(`${JSON.stringify(extensionManifest(site, author), null, 2)}\n`),
    [ICON]: readFileSync(icon),
    [ENTRY_POINT]: Buffer.from(code),
  };
  return zipSync(files, { level: 9, mtime: NO_TIME });
}
