import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

import { detectPort } from 'detect-port';
import { Builder, Capabilities, Key, type WebDriver } from 'selenium-webdriver';
import { Command, Name } from 'selenium-webdriver/lib/command';

import { miniBrowserPath } from '../../../scripts/test/programs';
import type { Driver, Engine } from './engine';
import { isDoneWithin } from './isDoneWithin';

/** Larger than every window of the tests. */
const SCREEN = { width: 1920, height: 1200 };

/** The screen of a machine without one. */
async function startScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const screen = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', `${SCREEN.width}x${SCREEN.height}x24`, '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  );
  const ended = once(screen, 'exit').then(() => {
    throw new Error('Xvfb ended before it had a screen');
  });
  const [number] = (await Promise.race([once(screen.stdio[3] as NodeJS.ReadableStream, 'data'), ended])) as [Buffer];
  ended.catch(() => undefined);
  return { screen, display: `:${number.toString().trim()}` };
}

/** A driver starts within 100 ms, and within seconds on a busy machine. */
const START_TIMEOUT_MS = 30_000;

/** WebDriver's codes of the keys that have no letter: https://www.w3.org/TR/webdriver2/#keyboard-actions */
const CODES: Record<string, string> = {
  ArrowDown: Key.ARROW_DOWN,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  ArrowUp: Key.ARROW_UP,
  Backspace: Key.BACK_SPACE,
  Control: Key.CONTROL,
  End: Key.END,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Home: Key.HOME,
  PageDown: Key.PAGE_DOWN,
  PageUp: Key.PAGE_UP,
  Shift: Key.SHIFT,
  Space: Key.SPACE,
  Tab: Key.TAB,
};

const codeOf = (key: string) => CODES[key] ?? key;

/** Replaces the window of MiniBrowser, whose toolbar makes it at least 447 px wide, by one without a toolbar. */
async function openBareWindow(driver: WebDriver): Promise<void> {
  const [first = ''] = await driver.getAllWindowHandles();
  await driver.executeScript("window.open('about:blank', '', 'toolbar=no,menubar=no,location=no,status=no')");
  const bare = (await driver.getAllWindowHandles()).find((handle) => handle !== first);
  if (bare === undefined) throw new Error('MiniBrowser opened no second window');
  await driver.close();
  await driver.switchTo().window(bare);
}

/** After this time, an answer of WebKitWebDriver is lost: it forgets a script whose page is left for another document. */
const ANSWER_TIMEOUT_MS = 5_000;

/**
 * Waits for the answer to a script.
 *
 * @throws after {@link ANSWER_TIMEOUT_MS}; the session can still be used
 */
async function answered<T>(answer: Promise<T>): Promise<T> {
  if (await isDoneWithin(ANSWER_TIMEOUT_MS, answer)) return answer;
  throw new Error(`WebKitWebDriver did not answer a script within ${ANSWER_TIMEOUT_MS / 1000} s`);
}

function windowOf(driver: WebDriver, { stop }: DriverServer): Driver {
  return {
    goto: (url) => driver.get(url),
    evaluate: (expression) => answered(driver.executeScript(`return ${expression}`)),
    press: async (...keys) => {
      const codes = keys.map(codeOf);
      const held = codes.slice(0, -1);
      const actions = driver.actions();
      for (const code of held) actions.keyDown(code);
      actions.sendKeys(codes.at(-1) ?? '');
      for (const code of held.reverse()) actions.keyUp(code);
      await actions.perform();
    },
    type: (text) => driver.actions().sendKeys(text).perform(),
    move: (x, y) =>
      driver
        .actions()
        .move({ x: Math.round(x), y: Math.round(y), duration: 0 })
        .perform(),
    click: () => driver.actions().press().release().perform(),
    tap: async (x, y) => {
      const place = { type: 'pointerMove', duration: 0, origin: 'viewport', x: Math.round(x), y: Math.round(y) };
      const finger = { type: 'pointer', id: 'finger', parameters: { pointerType: 'touch' } };
      const touch = [place, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }];
      // Selenium's own builder knows no fingers.
      await driver.execute(new Command(Name.ACTIONS).setParameter('actions', [{ ...finger, actions: touch }]));
    },
    resize: async (width, height) => {
      // Without a window manager, the window under the pointer has the focus, and the pointer is in the middle.
      const x = Math.round((SCREEN.width - width) / 2);
      const y = Math.round((SCREEN.height - height) / 2);
      await driver.manage().window().setRect({ x, y, width, height });
    },
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    close: () => driver.quit().finally(stop),
  };
}

/** A running WebKitWebDriver. */
interface DriverServer {
  url: string;
  stop(): void;
}

const isReady = (url: string) =>
  fetch(`${url}/status`).then(
    (response) => response.ok,
    () => false,
  );

/**
 * Starts a driver, and waits until it takes sessions. Another program may take the port in between: then the driver ends,
 * and the next port is tried.
 *
 * @throws after {@link START_TIMEOUT_MS}
 */
async function startDriver(display: string): Promise<DriverServer> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  const env = { ...process.env, DISPLAY: display };
  while (Date.now() < deadline) {
    const port = await detectPort(4444 + Math.floor(Math.random() * 1000));
    const server = spawn('WebKitWebDriver', [`--port=${port}`], { env, stdio: 'ignore' });
    const url = `http://127.0.0.1:${port}`;
    while (server.exitCode === null && Date.now() < deadline) {
      if (await isReady(url)) return { url, stop: () => server.kill() };
      await sleep(50);
    }
    server.kill();
  }
  throw new Error(`WebKitWebDriver took no session within ${START_TIMEOUT_MS / 1000} s`);
}

/** Starts a browser, whose only session has storage and cache of its own. */
async function openWindow(server: DriverServer): Promise<Driver> {
  const options = {
    binary: miniBrowserPath(),
    args: ['--automation', '--javascript-can-open-windows-automatically=true'],
  };
  const driver = await new Builder()
    .usingServer(server.url)
    .withCapabilities(new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options }))
    .build();
  await openBareWindow(driver);
  return windowOf(driver, server);
}

/** Starts a screen for WebKitGTK. Each window is a browser of its own with its own driver. */
export async function launchWebKit(): Promise<Engine> {
  const { screen, display } = await startScreen();
  const servers: DriverServer[] = [];
  const stop = () => {
    for (const server of servers) server.stop();
    screen.kill();
  };
  // They would outlive a test run that ends early.
  process.once('exit', stop);
  return {
    name: 'webkit',
    open: async () => {
      const server = await startDriver(display);
      servers.push(server);
      return openWindow(server);
    },
    close: async () => {
      process.off('exit', stop);
      const ended = screen.exitCode === null && screen.signalCode === null && once(screen, 'exit');
      stop();
      await ended;
    },
  };
}
