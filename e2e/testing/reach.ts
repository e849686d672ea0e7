import type { JSHandle, Page } from '@playwright/test';

/**
 * Returns the part of the screen that a person can reach: an open modal dialog, otherwise the whole
 * page. What a dialog covers is examined on screens without one.
 */
export function withinReach(page: Page): Promise<JSHandle<Element>> {
  return page.evaluateHandle(
    () =>
      document.activeElement?.closest('dialog:modal') ??
      [...document.querySelectorAll('dialog:modal')].at(-1) ??
      document.documentElement,
  );
}
