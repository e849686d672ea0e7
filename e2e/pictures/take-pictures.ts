import { chromium, type Browser, type Page } from '@playwright/test';
import sharp from 'sharp';
import { findChromium } from '../testing/chromium.ts';
import { GreenpenProcess } from '../testing/greenpen-process.ts';
import { DEMO_PASSWORD } from '../testing/people.ts';
import { frontPictures, guidePictures, type Picture } from './pictures.ts';

/**
 * Takes the pictures of the product that the front page and the guides show, from the real thing
 * on its demo school. Run it when a screen on them has changed:
 *
 *     npm run pictures
 */

const FRONT_PAGE = 'web/features/landing/pictures';
const GUIDES = 'docs/images';
const WIDE = { width: 1120, pixelRatio: 1.5 };
const NARROW = { width: 390, pixelRatio: 2 };
const ROOM_ABOVE = 14;

async function open(
  browser: Browser,
  baseURL: string,
  { person, path, prepare }: Picture,
  view: { width: number; height: number; pixelRatio: number; colorScheme: 'light' | 'dark' },
): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: view.width, height: view.height },
    deviceScaleFactor: view.pixelRatio,
    colorScheme: view.colorScheme,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    serviceWorkers: 'block',
  });
  await context.request.post('/api/auth/sign-in/email', {
    data: { email: person.email, password: DEMO_PASSWORD },
    failOnStatusCode: true,
  });
  const page = await context.newPage();
  await page.goto(path, { waitUntil: 'networkidle' });
  await prepare?.(page);
  return page;
}

async function scrollTo(page: Page, text: string): Promise<void> {
  const from = page.getByText(text).first();
  await from.evaluate(
    (element, room) => window.scrollBy(0, Math.round(element.getBoundingClientRect().top) - room),
    ROOM_ABOVE,
  );
}

async function take(
  browser: Browser,
  baseURL: string,
  picture: Picture,
  size: 'wide' | 'narrow',
  colorScheme: 'light' | 'dark',
): Promise<Buffer> {
  const { width, pixelRatio } = size === 'wide' ? WIDE : NARROW;
  const height = picture.heights[size];
  const view = { width, height, pixelRatio, colorScheme };
  const page = await open(browser, baseURL, picture, view);
  if (picture.from !== undefined) await scrollTo(page, picture.from);
  // Hides the blinking caret.
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.waitForTimeout(400);
  const shot = await page.screenshot();
  await page.context().close();
  return shot;
}

async function keep(shot: Buffer, file: string): Promise<void> {
  await sharp(shot).webp({ quality: 78, effort: 6 }).toFile(file);
  process.stdout.write(`${file}\n`);
}

const greenpen = await GreenpenProcess.launch();
const browser = await chromium.launch(await findChromium());
try {
  for (const picture of frontPictures) {
    for (const size of ['wide', 'narrow'] as const) {
      if (picture.heights[size] === 0) continue;
      for (const scheme of ['light', 'dark'] as const) {
        const shot = await take(browser, greenpen.address, picture, size, scheme);
        await keep(shot, `${FRONT_PAGE}/${picture.name}-${size}-${scheme}.webp`);
      }
    }
  }
  for (const picture of guidePictures) {
    const shot = await take(browser, greenpen.address, picture, 'wide', 'light');
    await keep(shot, `${GUIDES}/${picture.name}.webp`);
  }
} finally {
  await browser.close();
  await greenpen.stop();
}
