import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import unpacker from '@sparticuz/chromium';
import project from '../../package.json' with { type: 'json' };

/** How to launch a browser, in the test runner's terms. */
interface LaunchOptions {
  executablePath: string;
  args: string[];
  env: NodeJS.ProcessEnv;
}

const run = promisify(execFile);

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Containers run the tests as root, where the sandbox does not start; no page is a stranger's. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  // Nothing is drawn by a graphics processor: one process less for each browser.
  '--in-process-gpu',
  '--disable-dev-shm-usage',
  '--disable-sync',
];

/**
 * A Chromium that runs here: the one from the package where it can, else one that the machine has.
 * Nothing is downloaded. Throws when there is none.
 */
export async function findChromium(): Promise<LaunchOptions> {
  const unpacked = await unpack().catch(() => null);
  const candidates = [
    ...(unpacked === null ? [] : [withEnv(unpacked), withOwnLibraries(unpacked)]),
    ...installed.map((path) => withEnv(path)),
  ];
  for (const candidate of candidates) if (await doesRun(candidate)) return candidate;
  throw new Error('No Chromium runs here. Install Chromium or Google Chrome.');
}

function withEnv(executablePath: string, env: NodeJS.ProcessEnv = {}): LaunchOptions {
  return { executablePath, args, env: { ...process.env, ...env } };
}

/** Bare machines lack libraries that the package brings along. */
function withOwnLibraries(executablePath: string): LaunchOptions {
  const libraries = join(dirname(executablePath), 'al2023', 'lib');
  return withEnv(executablePath, { LD_LIBRARY_PATH: libraries });
}

async function doesRun({ executablePath, env }: LaunchOptions): Promise<boolean> {
  return run(executablePath, ['--version', '--no-sandbox'], { env }).then(
    () => true,
    () => false,
  );
}

/**
 * The package unpacks into the temporary folder, where another user's copy or one that was cut off
 * may lie. So it gets a folder of this user's and this version's own, filled aside and renamed.
 */
async function unpack(): Promise<string> {
  const version = project.devDependencies['@sparticuz/chromium'];
  const folder = join(tmpdir(), `greenpen-chromium-${version}-${process.getuid?.() ?? 'user'}`);
  const executablePath = join(folder, 'chromium');
  if (existsSync(executablePath)) return executablePath;
  const draft = await mkdtemp(`${folder}-`);
  try {
    await unpackInto(draft);
    // Another run may have been faster; its copy is as good.
    await rename(draft, folder).catch(() => undefined);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  return executablePath;
}

/** The package takes its folder, and whether to unpack its libraries, from the environment. */
async function unpackInto(folder: string): Promise<void> {
  const { TMPDIR, AWS_EXECUTION_ENV } = process.env;
  Object.assign(process.env, { TMPDIR: folder, AWS_EXECUTION_ENV: 'nodejs24.x' });
  try {
    await unpacker.executablePath();
  } finally {
    restore('TMPDIR', TMPDIR);
    restore('AWS_EXECUTION_ENV', AWS_EXECUTION_ENV);
  }
}

function restore(name: string, before: string | undefined): void {
  if (before === undefined) delete process.env[name];
  else process.env[name] = before;
}
