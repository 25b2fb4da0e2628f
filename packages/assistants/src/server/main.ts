import { setFlagsFromString } from 'node:v8';
import { brotliDecompressSync } from 'node:zlib';

import { memorySkillFiles, SkillsExtension } from '@modelcontextprotocol/server/ext/skills';
import { serveStdio, StdioServerTransport } from '@modelcontextprotocol/server/stdio';

import type { ValidatorModule } from '@api-docs/openapi-reference/validators/types';

import { openDocs, type PartName } from './data';
import { docsServer } from './docsServer';

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
    const server = docsServer(docs, await skills);
    // After the reply. Clients read the list of tools before they search, so the index is read meanwhile.
    setTimeout(() => {
      // Makes V8 collect garbage earlier: 110 MB at most instead of 155.
      setFlagsFromString('--optimize-for-size --semi-space-growth-factor=1');
      docs.engine(latest);
    }, 0);
    return server;
  };
  // Named, because the bundle has the library's form for browsers, which knows no process.
  const transport = new StdioServerTransport(process.stdin, process.stdout, { maxBufferSize: MAX_MESSAGE });
  // Standard output belongs to the protocol.
  serveStdio(connect, { transport, onerror: ({ message }) => process.stderr.write(`${message}\n`) });
}
