import type { JSHandle, Page } from '@playwright/test';

/**
 * What a person can reach on the screen as it stands: while a modal dialog is open that dialog alone.
 * What lies behind is examined where nothing covers it.
 */
export function withinReach(page: Page): Promise<JSHandle<Element>> {
  return page.evaluateHandle(
    () =>
      document.activeElement?.closest('dialog:modal') ??
      [...document.querySelectorAll('dialog:modal')].at(-1) ??
      document.documentElement,
  );
}
