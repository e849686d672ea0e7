import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { findChromium } from '../e2e/testing/chromium.ts';
import { GreenpenProcess } from '../e2e/testing/greenpen-process.ts';
import { DEMO_PASSWORD, people } from '../e2e/testing/people.ts';
import { signIn } from '../server/testing/api-client.ts';
import { findFreePort } from '../server/testing/greenpen-process.ts';
import { startProxy } from './cluster/proxy.ts';

/**
 * Measures the public pages, and the main screens of people who are signed in, with Lighthouse: the
 * median of three runs each, in its four categories, on a phone and for staff also on a desktop.
 * The first of the three runs is the device's first visit. Also reports the counted work, which
 * says more than the scores while the machine is busy otherwise. The pages are served as to a
 * school's devices: by the nginx of deploy/, with TLS and HTTP/2. `--direct` asks Greenpen itself,
 * by plain HTTP/1.1. Requires Debian's nginx and openssl. Lighthouse is larger than all other tools
 * together, so it is downloaded into the temporary folder when this runs, not installed with the
 * rest.
 *
 *     npm run bench -- lighthouse [--direct]
 */

const VERSION = '13.5.0';
const RUNS = 3;
const DEBUGGING_PORT = 9_333;
const mostUsed = [
  '/dashboard',
  '/view-quizzes',
  '/view-quiz-responses?code=DEMO03',
  '/quiz-results/DEMO03',
];
const ofTeachers = [
  ...mostUsed,
  '/create-questions',
  '/create-quiz',
  '/quiz-success?code=DEMO01',
  '/live-quiz/DEMO02',
  '/quiz-results',
  '/quiz-settings/DEMO03',
  '/reteach/DEMO03',
  '/view-students',
  '/auto-report',
  '/typing-test',
  '/welfare',
  '/what-leaves',
  '/account',
];
const ofAdministrators = [
  '/dashboard',
  '/manage-users',
  '/classes',
  '/marker',
  '/system',
  '/audit-trail',
  '/school-settings',
  '/first-steps',
  '/connections',
];
const ofStudents = [
  '/dashboard',
  '/enter-quiz',
  '/view-my-scores',
  '/join-teacher',
  '/typing-test',
  '/account',
];
const VISITS = [
  { person: null, device: 'phone', pages: ['/', '/privacy', '/terms'], target: 100 },
  { person: people.student, device: 'phone', pages: ofStudents, target: 95 },
  { person: people.teacher, device: 'desk', pages: mostUsed, target: 95 },
  { person: people.teacher, device: 'phone', pages: ofTeachers, target: 95 },
  { person: people.admin, device: 'phone', pages: ofAdministrators, target: 95 },
] as const;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const FIGURES = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
];
/** A trace category that crashes the tests' Chromium; no audit needs it. */
const CRASHING = 'blink.webdx_feature_usage';

interface Report {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { displayValue?: string; details?: { items?: object[] } }>;
}
interface Lighthouse {
  run: (url: string, flags: object, config?: object) => Promise<{ lhr: Report } | undefined>;
  atDesk: object;
}

/**
 * Starts a TLS proxy in front of Greenpen, with a certificate that the browser is told to accept.
 */
async function startSecureProxy(greenpen: string) {
  const folder = await mkdtemp(join(tmpdir(), 'greenpen-proxy-'));
  const files = { certificate: join(folder, 'certificate.pem'), key: join(folder, 'key.pem') };
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=localhost'];
  const place = ['-keyout', files.key, '-out', files.certificate];
  execFileSync('openssl', [...request, ...place], { stdio: 'ignore' });
  const port = await findFreePort();
  const nginx = await startProxy(port, [Number(new URL(greenpen).port)], folder, files);
  return {
    address: `https://localhost:${port}`,
    stop: async () => {
      nginx.kill('SIGTERM');
      await nginx.ended;
      await rm(folder, { recursive: true });
    },
  };
}

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
  const { default: run, desktopConfig } = await load('lighthouse');
  return { run, atDesk: desktopConfig };
}

/**
 * Measures a page; those behind the sign-in are not for search engines, so that category is skipped
 * for them.
 */
async function measure(
  { run, atDesk }: Lighthouse,
  url: string,
  cookie: string,
  device: 'phone' | 'desk',
): Promise<Report> {
  const flags = {
    port: DEBUGGING_PORT,
    logLevel: 'error',
    onlyCategories: cookie ? CATEGORIES.slice(0, 3) : CATEGORIES,
    extraHeaders: cookie ? { Cookie: cookie } : {},
  };
  const result = await run(url, flags, device === 'desk' ? atDesk : undefined);
  if (!result) throw new Error(`Lighthouse has nothing to say of ${url}.`);
  if (result.lhr.runtimeError) throw new Error(result.lhr.runtimeError.message);
  return result.lhr;
}

const percent = (report: Report, category: string) =>
  Math.round((report.categories[category]?.score ?? 0) * 100);

/** Returns requests, kilobytes, and milliseconds of processor time for scripts. */
function countWork({ audits }: Report): string {
  const requests = (audits['network-requests']?.details?.items ?? []) as { transferSize: number }[];
  const bytes = requests.reduce((sum, { transferSize }) => sum + transferSize, 0);
  const parts = (audits['mainthread-work-breakdown']?.details?.items ?? []) as {
    group: string;
    duration: number;
  }[];
  const scripts = parts.find(({ group }) => group === 'scriptEvaluation')?.duration ?? 0;
  return `${requests.length} requests, ${Math.round(bytes / 1000)} kB, ${Math.round(scripts)} ms`;
}

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
  process.stdout.write(`  ${'work'.padEnd(26)}      ${reports.map(countWork).join('; ')}\n`);
}

const { values } = parseArgs({ options: { direct: { type: 'boolean', default: false } } });
const lighthouse = await fetchLighthouse();
const greenpen = await GreenpenProcess.launch();
const proxy = values.direct ? null : await startSecureProxy(greenpen.address);
const address = proxy?.address ?? greenpen.address;
const launch = await findChromium();
const debugging = `--remote-debugging-port=${DEBUGGING_PORT}`;
const args = [...launch.args, debugging, '--ignore-certificate-errors'];
try {
  for (const { person, device, pages, target } of VISITS) {
    // A separate browser for each, because a device remembers who used it last.
    const browser = await chromium.launch({ ...launch, args });
    const cookie = person ? await signIn(greenpen.address, person.email, DEMO_PASSWORD) : '';
    for (const page of pages) {
      const reports: Report[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        reports.push(await measure(lighthouse, `${address}${page}`, cookie, device));
      }
      const whose = person ? `, as ${person.name}` : '';
      print(`${page}${whose}, ${device}`, target, reports);
    }
    await browser.close();
  }
} finally {
  await proxy?.stop();
  await greenpen.stop();
}
