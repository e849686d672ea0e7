import { expect } from '@playwright/test';
import { clickingAt, type DrivenBrowser, keys, typing } from './webdriver.ts';

const SEE_TIMEOUT_MS = 20_000;

/**
 * Runs in the page: scrolls the visible element with this accessible name into view and returns its
 * centre, or null. Plain script, because each browser receives it as text.
 */
const FIND = `(selector, name) => {
  const clean = (text) => (text || '').replace(/\\s+/g, ' ').trim();
  const names = (element) => [
    element.getAttribute('aria-label'),
    ...(element.getAttribute('aria-labelledby') || '').split(' ')
      .map((id) => document.getElementById(id)?.textContent),
    ...Array.from(element.labels || [], (label) => label.textContent.replace('*', '')),
    element.textContent,
  ].map(clean);
  const wanted = clean(name);
  const found = Array.from(document.querySelectorAll(selector)).filter(
    (element) => element.checkVisibility?.() !== false && element.getClientRects().length > 0 &&
      !element.disabled && !element.closest('[inert]'),
  );
  const element = found.find((one) => names(one).includes(wanted)) ||
    found.find((one) => names(one).some((own) => own.startsWith(wanted)));
  if (!element) return null;
  element.scrollIntoView({ block: 'center' });
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}`;

/** Acts in an installed browser as a person does, by the names visible on the screen. */
export function visitorOf(browser: DrivenBrowser, address: string) {
  const clickOn = async (selector: string, name: string) => {
    const place = () => browser.call<{ x: number; y: number } | null>(FIND, [selector, name]);
    await expect.poll(place, { message: name, timeout: SEE_TIMEOUT_MS }).not.toBeNull();
    // Located again, because scrolling may have moved it.
    const middle = await place();
    if (middle) await browser.act(clickingAt(middle));
  };
  const textOf = () => browser.call<string>('() => document.body.innerText', []);
  return {
    open: (path: string) => browser.open(`${address}${path}`),
    press: (name: string) => clickOn('button, a, [role=option], summary', name),
    confirm: (name: string) => clickOn('dialog button, [role=dialog] button', name),
    tick: (name: string) => clickOn('input[type=checkbox], input[type=radio]', name),
    write: async (field: string, text: string) => {
      await clickOn('input, textarea', field);
      await browser.act(typing(text));
    },
    /** Clears a field with Backspace. */
    empty: async (field: string) => {
      await clickOn('input, textarea', field);
      await browser.act(typing(keys.End + keys.Backspace.repeat(40)));
    },
    key: (name: string) =>
      browser.act(typing(name in keys ? keys[name as keyof typeof keys] : name)),
    sees: (words: string | RegExp) =>
      expect
        .poll(textOf, { timeout: SEE_TIMEOUT_MS })
        .toMatch(
          words instanceof RegExp
            ? words
            : new RegExp(words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')),
        ),
    read: textOf,
    call: browser.call,
  };
}

export type Visitor = ReturnType<typeof visitorOf>;
