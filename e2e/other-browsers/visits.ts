import { existsSync } from 'node:fs';
import { test as base } from '../testing/fixtures.ts';
import { openFirefox } from './firefox.ts';
import { type Visitor, visitorOf } from './visitor.ts';
import { openWebKit } from './webkit.ts';

export interface Engine {
  engine: 'firefox' | 'webkit';
}

/** The install paths of Debian and other distributions. */
const programs = {
  firefox: ['/usr/bin/firefox-esr', '/usr/bin/firefox'],
  webkit: [
    '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
    '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.0/MiniBrowser',
    '/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  ],
};

const openers = { firefox: openFirefox, webkit: openWebKit };

export const test = base.extend<Engine & { visitor: Visitor }>({
  engine: ['firefox', { option: true }],
  visitor: async ({ engine, greenpen }, use) => {
    const program = programs[engine].find((path) => existsSync(path));
    if (!program) {
      throw new Error('Not installed here: apt install firefox-esr webkit2gtk-driver xvfb');
    }
    const browser = await openers[engine](program);
    await use(visitorOf(browser, greenpen.address));
    await browser.close();
  },
});

export { expect } from '@playwright/test';
