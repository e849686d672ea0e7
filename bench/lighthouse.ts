import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { findChromium } from '../e2e/testing/chromium.ts';
import { GreenpenProcess } from '../e2e/testing/greenpen-process.ts';
import { DEMO_PASSWORD, people } from '../e2e/testing/people.ts';
import { signIn } from '../server/testing/api-client.ts';

/**
 * Measures the pages that everyone may read, and main screens of those who are signed in, with
 * Lighthouse as on a phone: the median of three runs each, in its four categories. Lighthouse weighs more than all other tools together, so it
 * is fetched into the temporary folder when this is run, not installed with the rest.
 *
 *     npm run bench -- lighthouse
 */

const VERSION = '13.5.0';
const RUNS = 3;
const DEBUGGING_PORT = 9_333;
const VISITS = [
  { person: null, pages: ['/', '/privacy', '/terms'], target: 100 },
  { person: people.student, pages: ['/dashboard', '/enter-quiz', '/view-my-scores'], target: 95 },
  {
    person: people.teacher,
    pages: [
      '/dashboard',
      '/view-quizzes',
      '/view-quiz-responses?code=DEMO03',
      '/quiz-results/DEMO03',
    ],
    target: 95,
  },
];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const FIGURES = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
];
/** A trace category at which the Chromium that comes with the tests crashes; no audit needs it. */
const CRASHING = 'blink.webdx_feature_usage';

interface Report {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { displayValue?: string }>;
}
type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Report } | undefined>;

async function fetchLighthouse(): Promise<Lighthouse> {
  const folder = join(tmpdir(), `greenpen-lighthouse-${VERSION}`);
  if (!existsSync(join(folder, 'node_modules', 'lighthouse', 'package.json'))) {
    const install = ['install', '--no-audit', '--no-fund', '--prefix', folder];
    execFileSync('npm', [...install, `lighthouse@${VERSION}`], { stdio: 'inherit' });
  }
  const { resolve } = createRequire(join(folder, 'index.js'));
  const load = async (name: string) => import(pathToFileURL(resolve(name)).href);
  const { default: trace } = await load('lighthouse/core/gather/gatherers/trace.js');
  const categories: string[] = trace.getDefaultTraceCategories();
  trace.getDefaultTraceCategories = () => categories.filter((name) => name !== CRASHING);
  return (await load('lighthouse')).default;
}

/** A page behind the sign-in is not for search engines, so that category is not asked of it. */
async function measure(lighthouse: Lighthouse, url: string, cookie: string): Promise<Report> {
  const flags = {
    port: DEBUGGING_PORT,
    logLevel: 'error',
    onlyCategories: cookie ? CATEGORIES.slice(0, 3) : CATEGORIES,
    extraHeaders: cookie ? { Cookie: cookie } : {},
  };
  const result = await lighthouse(url, flags);
  if (!result) throw new Error(`Lighthouse has nothing to say of ${url}.`);
  if (result.lhr.runtimeError) throw new Error(result.lhr.runtimeError.message);
  return result.lhr;
}

const percent = (report: Report, category: string) =>
  Math.round((report.categories[category]?.score ?? 0) * 100);

function print(page: string, target: number, reports: readonly Report[]): void {
  process.stdout.write(`${page}\n`);
  for (const category of Object.keys(reports[0]?.categories ?? {})) {
    const scores = reports.map((report) => percent(report, category)).toSorted((a, b) => a - b);
    const median = scores[Math.floor(RUNS / 2)] ?? 0;
    const verdict = median >= target ? 'ok' : `under ${target}`;
    process.stdout.write(
      `  ${category.padEnd(26)}${String(median).padStart(4)}  ${verdict}  (${scores.join(', ')})\n`,
    );
  }
  for (const figure of FIGURES) {
    const values = reports.map((report) => report.audits[figure]?.displayValue ?? '?');
    process.stdout.write(`  ${figure.padEnd(26)}      ${values.join(', ')}\n`);
  }
}

const lighthouse = await fetchLighthouse();
const greenpen = await GreenpenProcess.launch();
const launch = await findChromium();
const browser = await chromium.launch({
  ...launch,
  args: [...launch.args, `--remote-debugging-port=${DEBUGGING_PORT}`],
});
try {
  for (const { person, pages, target } of VISITS) {
    const cookie = person ? await signIn(greenpen.address, person.email, DEMO_PASSWORD) : '';
    for (const page of pages) {
      const reports: Report[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        reports.push(await measure(lighthouse, `${greenpen.address}${page}`, cookie));
      }
      print(person ? `${page}, as ${person.name}` : page, target, reports);
    }
  }
} finally {
  await browser.close();
  await greenpen.stop();
}
