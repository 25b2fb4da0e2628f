import { chromium } from '@playwright/test';
import puppeteer, { type Browser, type ConsoleMessage, type JSHandle, type KeyInput, type Page } from 'puppeteer-core';

import { chromiumPath, firefoxPath } from '../../../scripts/test/programs';
import type { Driver, Engine } from './engine';

/** Kinds of console messages that count. */
const PROBLEMS = ['error', 'warn', 'assert'];

/** Milliseconds. A load that a broken connection has stopped never ends in Firefox, so that another try is due. */
const LOAD_TIMEOUT_MS = 15_000;

/** Returns a value of a message as text. Firefox names an error without its text, which only the page can tell. */
async function textOf(value: JSHandle): Promise<string> {
  return value.evaluate((it: unknown) => (it instanceof Error ? `${it.message}\n${it.stack}` : String(it)));
}

async function completeText(message: ConsoleMessage): Promise<string> {
  const text = message.text();
  if (!text.includes('JSHandle@')) return text;
  const values = await Promise.all(message.args().map(textOf)).catch(() => [text]);
  return values.join(' ');
}

async function openWindow(browser: Browser, isFirefox: boolean): Promise<Driver> {
  const context = await browser.createBrowserContext();
  const page: Page = await context.newPage();
  const messages: string[] = [];
  const addMessage = async (message: ConsoleMessage) => {
    const { url } = message.location();
    messages.push([`${message.type()}:`, await completeText(message), url].filter(Boolean).join(' '));
  };
  page.on('console', (message) => {
    if (PROBLEMS.includes(message.type())) void addMessage(message);
  });
  page.on('pageerror', (error) => messages.push(String(error)));
  return {
    messages: () => messages,
    goto: async (url) => {
      await page.goto(url, { waitUntil: 'load', timeout: LOAD_TIMEOUT_MS });
    },
    evaluate: (expression) => page.evaluate(expression),
    press: async (...keys) => {
      const held = keys.slice(0, -1) as KeyInput[];
      for (const key of held) await page.keyboard.down(key);
      await page.keyboard.press(keys.at(-1) as KeyInput);
      for (const key of held.reverse()) await page.keyboard.up(key);
    },
    type: (text) => page.keyboard.type(text),
    move: (x, y) => page.mouse.move(x, y),
    click: async () => {
      await page.mouse.down();
      await page.mouse.up();
    },
    tap: (x, y) => page.touchscreen.tap(x, y),
    resize: (width, height) => page.setViewport({ width, height }),
    screenshot: () => page.screenshot(),
    print: () => page.pdf({ format: 'A4' }),
    ...(isFirefox
      ? {}
      : {
          saveData: async () => {
            const session = await page.createCDPSession();
            await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
          },
        }),
    close: () => context.close(),
  };
}

/** Starts Chromium through its DevTools protocol, or Firefox through WebDriver BiDi. */
export async function launchWithPuppeteer(name: 'chromium' | 'firefox'): Promise<Engine> {
  const isFirefox = name === 'firefox';
  const executablePath = isFirefox ? firefoxPath() : (chromiumPath() ?? chromium.executablePath());
  const browser = await puppeteer.launch({
    browser: isFirefox ? 'firefox' : 'chrome',
    ...(executablePath === undefined ? {} : { executablePath }),
    // Readers see them.
    ignoreDefaultArgs: ['--hide-scrollbars'],
    args: isFirefox ? [] : ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
  });
  return {
    name,
    open: async () => openWindow(browser, isFirefox),
    close: () => browser.close(),
  };
}
