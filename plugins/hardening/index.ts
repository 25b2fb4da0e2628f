import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { Plugin } from '@docusaurus/types';

import { withPolicy } from './contentSecurityPolicy';

/** After the build: gives every page its content security policy. */
export default function hardening(): Plugin {
  return {
    name: 'hardening',
    postBuild({ outDir }) {
      const pages = readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
      for (const page of pages) {
        const file = path.join(outDir, page);
        writeFileSync(file, withPolicy(readFileSync(file, 'utf8'), page));
      }
    },
  };
}
