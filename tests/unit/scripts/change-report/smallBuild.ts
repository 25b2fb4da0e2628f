import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Writes files into a new folder.
 *
 * @param files content by path inside the folder
 * @returns the folder, absolute
 */
export function smallBuild(files: Record<string, string>): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'small-build-'));
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    writeFileSync(path.join(dir, file), content);
  }
  return dir;
}

interface PageOptions {
  main: string;
  title?: string;
  script?: string;
  description?: string;
}

/** @returns HTML of a page as the build writes it, as far as a comparison looks */
export function smallPage({ main, title = 'Page', script = 'main.11111111', description = 'About it.' }: PageOptions) {
  return `<!doctype html><html><head><title>${title}</title><meta name="description" content="${description}">
    <script src="/base/assets/js/${script}.js" defer></script></head>
    <body><nav>Menu</nav><main>${main}</main><footer>Foot</footer></body></html>`;
}
