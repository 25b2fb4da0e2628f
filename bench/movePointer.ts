import type { Page } from '@playwright/test';

/**
 * Moves the pointer as the first sign of a reader: beside the text, over nothing that answers. Pages may put off their
 * scripts until then.
 */
export async function movePointer(page: Page): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 412, height: 823 };
  await page.mouse.move(width - 8, height * 0.6);
  await page.mouse.move(width - 6, height * 0.62);
}
