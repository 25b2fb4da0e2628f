/** Returns whether a key is part of a composition. Safari reports the key that ends one as 229, after the composition. */
export function isComposing(event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return event.isComposing || event.keyCode === 229;
}

/** Returns whether the browser says that it runs on a Mac, whose shortcuts have Cmd. */
export function isMac(): boolean {
  return /mac/i.test(navigator.userAgent);
}

/** Returns whether a key is Ctrl or Cmd plus K. Layouts without Latin letters have another letter on the key. */
export function isSearchShortcut(event: KeyboardEvent): boolean {
  const { key = '', code, ctrlKey, metaKey, altKey, shiftKey } = event;
  const [modifier, other] = isMac() ? [metaKey, ctrlKey] : [ctrlKey, metaKey];
  const isK = /\p{Script=Latin}/u.test(key) ? key.toLowerCase() === 'k' : code === 'KeyK';
  return isK && modifier && !other && !altKey && !shiftKey && !isComposing(event);
}
