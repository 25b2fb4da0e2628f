import { runScript, SCREEN, type Browser } from './driver';

/** A window that has just opened answers late on a busy machine. */
const OPEN_TIMEOUT_MS = 60_000;

/**
 * Replaces the window of a browser by a new one of a size, in CSS pixels, without toolbars, which are wider than the narrowest
 * window of the tests.
 */
export async function openBareWindow(browser: Browser, width: number, height: number): Promise<void> {
  const run = (expression: string) => runScript(browser, expression, OPEN_TIMEOUT_MS);
  const handles = async () => (await browser.send('GetWindowHandles', {})) as string[];
  const [first = ''] = await handles();
  const features = 'toolbar=no,menubar=no,location=no,status=no';
  await run(`void window.open('about:blank', '', '${features}')`);
  const bare = (await handles()).find((handle) => handle !== first);
  if (bare === undefined) throw new Error('the browser opened no second window');
  await browser.send('CloseWindow', {});
  await browser.send('SwitchToWindow', { handle: bare });
  const frame = await run('[outerWidth - innerWidth, outerHeight - innerHeight]');
  const [right = 0, bottom = 0] = frame as number[];
  // Without a window manager, the window under the pointer has the focus, and the pointer is in the middle.
  const x = Math.round((SCREEN.width - width) / 2);
  const y = Math.round((SCREEN.height - height) / 2);
  await browser.send('SetWindowRect', { x, y, width: width + right, height: height + bottom });
  // The browser answers before the window has its size.
  let found: unknown;
  for (const end = Date.now() + OPEN_TIMEOUT_MS; found !== width && Date.now() < end;) found = await run('innerWidth');
  if (found !== width) throw new Error(`the window is ${String(found)} instead of ${width} pixels wide`);
}
