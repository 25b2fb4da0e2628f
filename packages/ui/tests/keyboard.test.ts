import { afterEach, describe, expect, it, vi } from 'vitest';

import { isComposing, isSearchShortcut } from '../src/keyboard';

const LINUX = 'X11; Linux x86_64';
const MAC = 'Macintosh; Intel Mac OS X 14_0';

const press = (init: Partial<KeyboardEvent>) =>
  ({
    ctrlKey: true,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    isComposing: false,
    keyCode: 75,
    ...init,
  }) as KeyboardEvent;

describe('isSearchShortcut', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it.each([
    ['an English layout', LINUX, { key: 'k', code: 'KeyK' }, true],
    ['Dvorak, whose K is on the key of V', LINUX, { key: 'k', code: 'KeyV' }, true],
    ['Dvorak, whose T is on the key of K', LINUX, { key: 't', code: 'KeyK' }, false],
    ['another key of a Russian layout', LINUX, { key: 'к', code: 'KeyR' }, false],
    ['a letter with an accent', LINUX, { key: 'é', code: 'KeyK' }, false],
    ['a key that moves the caret', LINUX, { key: 'ArrowUp', code: 'KeyK' }, false],
    ['a Russian layout on a Mac', MAC, { key: 'л', code: 'KeyK', ctrlKey: false, metaKey: true }, true],
    ['Ctrl on a Mac', MAC, { key: 'k', code: 'KeyK' }, false],
    ['Shift', LINUX, { key: 'K', code: 'KeyK', shiftKey: true }, false],
    ['Alt', LINUX, { key: 'k', code: 'KeyK', altKey: true }, false],
    ['a key of an input method', LINUX, { key: 'k', code: 'KeyK', keyCode: 229 }, false],
    ['an event without a key, as browsers send after filling in', LINUX, {}, false],
  ])('knows %s', (_what, userAgent, event, expected) => {
    vi.stubGlobal('navigator', { userAgent: `Mozilla/5.0 (${userAgent})` });
    expect(isSearchShortcut(press(event))).toBe(expected);
  });
});

describe('isComposing', () => {
  it.each([
    ['the key that ends a composition in Chromium and Firefox', { isComposing: true, keyCode: 13 }, true],
    ['the key that ends a composition in Safari', { isComposing: false, keyCode: 229 }, true],
    ['Enter', { isComposing: false, keyCode: 13 }, false],
  ])('knows %s', (_what, event, expected) => {
    expect(isComposing(event)).toBe(expected);
  });
});
