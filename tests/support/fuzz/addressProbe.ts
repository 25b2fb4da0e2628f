/**
 * Runs in the browser: waits until the page stands still, and tells what a hostile address made of it.
 *
 * @param options the address to move to inside the open page, if any, and the variable that a script of the address sets
 * @returns faults, none for a sound page
 */
export async function addressProbe({ move, sentinel }: { move?: string; sentinel: string }): Promise<string[]> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  if (move !== undefined) {
    window.history.pushState(null, '', move);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }
  await frame();
  const deadline = performance.now() + 5_000;
  const isSearching = () =>
    document.querySelector('main [role="status"]')?.textContent.startsWith('Searching') === true;
  while (isSearching() && performance.now() < deadline) await frame();
  await frame();

  const faults: string[] = [];
  if (isSearching()) faults.push('the search does not end');
  if (sentinel in window || sentinel in {}) faults.push('a script of the address ran');
  if ('polluted' in {}) faults.push('every object has a new property');
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading || heading.innerText.trim() === '' || !heading.checkVisibility()) faults.push('no heading is visible');
  const planted = document.querySelector(
    [
      ...['onerror', 'onload', 'onfocus', 'onclick', 'onmouseover'].map((name) => `[${name}]`),
      'base',
      'iframe',
      'object',
      '[href^="javascript:"]',
      '[href^="//evil.invalid"]',
      '[href^="https://evil.invalid"]',
      'main script',
      'main style',
    ].join(),
  );
  if (planted) faults.push(`the address planted ${planted.outerHTML.slice(0, 120)}`);
  const { theme } = document.documentElement.dataset;
  if (theme !== 'light' && theme !== 'dark') faults.push(`the theme is ${theme ?? 'gone'}`);
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) faults.push(`the page is ${scrollWidth - clientWidth} px wider than the window`);
  return faults;
}
