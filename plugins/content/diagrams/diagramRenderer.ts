import { fork, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { tokenColors } from '../../lib/tokenColors';
import { DIAGRAM_COLORS, themeVariables } from './themes';

/** Folder of the SVG files, which the bundler copies to the site. */
const FOLDER = 'generated/diagrams';

const MODES = ['light', 'dark'] as const;

/** Colors of a diagram. */
export interface DiagramTheme {
  /** Mermaid's theme variables. */
  variables: Record<string, unknown>;
  /** Color behind the diagram; without it, the page shows through. */
  background?: string;
}

/** A message to `renderProcess.ts`. */
export interface DiagramRequest {
  code: string;
  /** One for each file. */
  themes: DiagramTheme[];
}

/** The answer of `renderProcess.ts`. */
export type DiagramResponse =
  { svgs: string[]; width: number; height: number; alternative: string; error?: undefined } | { error: string };

/** A rendered diagram. */
export interface Diagram {
  /** Paths of the SVG files relative to the project. */
  light: string;
  dark: string;
  /** In pixels. */
  width: number;
  height: number;
  /** Text alternative. */
  alternative: string;
}

/**
 * Renders a diagram.
 *
 * @param code text in Mermaid's syntax
 * @throws an error with Mermaid's message
 */
export type DiagramRenderer = (code: string) => Promise<Diagram>;

/** A diagram that sets colors itself. Examples: `style a fill:#bbf`, `rect rgb(0, 0, 0)`, `box Aqua Group`, `theme: forest`. */
const OWN_COLORS = /\b(?:fill|color|background)\s*:|["']?theme["']?\s*:|^\s*(?:rect|box)\s/m;

/**
 * Returns the colors of light and dark mode. Colors of a diagram itself fit to light labels or to dark ones, so such a
 * diagram is light in both modes.
 */
function themesOf(code: string, siteDir: string): DiagramTheme[] {
  return MODES.map((mode) => {
    const isLight = mode === 'light' || OWN_COLORS.test(code);
    const colors = tokenColors(siteDir, isLight ? 'light' : 'dark', DIAGRAM_COLORS);
    const variables = themeVariables(colors, isLight ? 'light' : 'dark');
    return mode === 'dark' && isLight ? { variables, background: colors.page } : { variables };
  });
}

function startProcess(): ChildProcess {
  const child = fork(path.join(__dirname, 'renderProcess.ts'), {
    execArgv: ['--import', 'tsx'],
    // The dates of charts must not depend on the machine.
    env: { ...process.env, NODE_OPTIONS: '', TZ: 'UTC' },
  });
  child.unref();
  return child;
}

function request(child: ChildProcess, message: DiagramRequest): Promise<DiagramResponse> {
  return new Promise((resolve, reject) => {
    const stop = (code: number | null) => reject(new Error(`the process that renders diagrams ended with ${code}`));
    child.channel?.ref();
    child.once('exit', stop);
    child.once('message', (response) => {
      child.off('exit', stop);
      child.channel?.unref();
      resolve(response as DiagramResponse);
    });
    child.send(message);
  });
}

function writeSvg(siteDir: string, svg: string): string {
  const name = createHash('sha256').update(svg).digest('hex').slice(0, 8);
  const file = path.join(FOLDER, `diagram-${name}.svg`);
  const target = path.join(siteDir, file);
  mkdirSync(path.dirname(target), { recursive: true });
  // Equal names have equal content, and another build may be reading the file.
  if (!existsSync(target)) writeFileSync(target, svg);
  return file;
}

/**
 * Returns a renderer of diagrams. Its process starts with the first diagram, so a site without diagrams has none. Each
 * distinct diagram is rendered once.
 *
 * @param siteDir absolute path of the project
 */
export function openDiagramRenderer(siteDir: string): DiagramRenderer {
  const rendered = new Map<string, Promise<Diagram>>();
  let child: ChildProcess | undefined;
  let queue: Promise<unknown> = Promise.resolve();

  const render = async (code: string): Promise<Diagram> => {
    if (!child || child.exitCode !== null) child = startProcess();
    const response = await request(child, { code, themes: themesOf(code, siteDir) });
    if (response.error !== undefined) throw new Error(response.error);
    const { svgs, ...rest } = response;
    const [light = '', dark = ''] = svgs.map((svg) => writeSvg(siteDir, svg));
    return { light, dark, ...rest };
  };

  return (code) => {
    let diagram = rendered.get(code);
    if (!diagram) {
      diagram = queue.then(() => render(code));
      queue = diagram.catch(() => undefined);
      rendered.set(code, diagram);
    }
    return diagram;
  };
}
