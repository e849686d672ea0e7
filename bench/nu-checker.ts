import { execFile, execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { findChromium } from '../e2e/testing/chromium.ts';
import { GreenpenProcess } from '../e2e/testing/greenpen-process.ts';
import { DEMO_PASSWORD } from '../e2e/testing/people.ts';
import { screens } from '../e2e/testing/screens.ts';

/**
 * Checks the HTML that the server sends for every screen, and every screen as it is then in the
 * browser, with the Nu HTML checker. The checker requires Java, so it is not part of the tests; it
 * is downloaded into the temporary folder when this runs.
 *
 *     npm run bench -- html
 */

const VERSION = '26.9.27';
const run = promisify(execFile);

/** Known messages: errors that we cannot fix, or that are not errors. */
const known = [
  {
    said: /^CSS: Parse Error/,
    of: /sition-(?:old|new|group)/,
    why: 'it knows no view transitions',
  },
  { said: /“style”|“:root/, of: /./, why: 'Mantine puts its colours where its provider stands' },
  { said: /^Attribute “value”/, of: /data-combobox-option/, why: "Mantine's Select" },
  { said: /“div” not allowed as child of element “label”/, of: /Switch/, why: "Mantine's Switch" },
];

interface Message {
  type: string;
  url: string;
  message: string;
  extract?: string;
}

async function fetchChecker(): Promise<string> {
  const folder = join(tmpdir(), `greenpen-nu-checker-${VERSION}`);
  const jar = join(folder, 'node_modules', 'vnu-jar', 'build', 'dist', 'vnu.jar');
  if (!existsSync(jar)) {
    await mkdir(folder, { recursive: true });
    const install = ['install', '--no-audit', '--no-fund', '--prefix', folder];
    execFileSync('npm', [...install, `vnu-jar@${VERSION}`], { stdio: 'inherit' });
  }
  return jar;
}

/** Saves each screen's document, as sent and as rendered; returns how many there are. */
async function keepDocuments(address: string, folder: string): Promise<number> {
  const browser = await chromium.launch(await findChromium());
  try {
    for (const [index, { name, person, path, shows }] of screens.entries()) {
      const context = await browser.newContext({ baseURL: address, serviceWorkers: 'block' });
      if (person) {
        const data = { email: person.email, password: DEMO_PASSWORD };
        await context.request.post('/api/auth/sign-in/email', { data, failOnStatusCode: true });
      }
      const page = await context.newPage();
      const sent = await page.goto(path);
      const file = join(
        folder,
        `${String(index).padStart(2, '0')}-${name.replaceAll(/\W+/g, '-')}`,
      );
      await writeFile(`${file}-sent.html`, (await sent?.text()) ?? '');
      await page.getByText(shows).first().waitFor({ state: 'attached' });
      await writeFile(`${file}-shown.html`, await page.content());
      await context.close();
    }
  } finally {
    await browser.close();
  }
  return screens.length * 2;
}

/** Runs the checker, which exits with 1 if it finds anything. */
async function check(jar: string, folder: string): Promise<Message[]> {
  const args = ['-jar', jar, '--errors-only', '--format', 'json', '--exit-zero-always', folder];
  const { stderr } = await run('java', args, { maxBuffer: 100_000_000 });
  return (JSON.parse(stderr) as { messages: Message[] }).messages;
}

const isKind = ({ said, of }: (typeof known)[number], { message, extract = '' }: Message) =>
  said.test(message) && of.test(extract);

const jar = await fetchChecker();
const folder = await mkdtemp(join(tmpdir(), 'greenpen-documents-'));
const greenpen = await GreenpenProcess.launch();
try {
  const documents = await keepDocuments(greenpen.address, folder);
  const messages = await check(jar, folder);
  const count = (kind: (typeof known)[number]) =>
    messages.filter((one) => isKind(kind, one)).length;
  for (const kind of known) process.stdout.write(`left out, ${kind.why}: ${count(kind)}\n`);
  const ours = messages.filter((one) => !known.some((kind) => isKind(kind, one)));
  for (const { url, message, extract } of ours) {
    process.stdout.write(`${url.split('/').at(-1)}: ${message}\n    ${extract ?? ''}\n`);
  }
  process.stdout.write(
    `${documents} documents, ${ours.length} errors  ${ours.length ? '' : 'ok'}\n`,
  );
} finally {
  await greenpen.stop();
  await rm(folder, { recursive: true });
}
