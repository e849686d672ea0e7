import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import unpacker from '@sparticuz/chromium';
import project from '../../package.json' with { type: 'json' };

/** Launch options in the test runner's format. */
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

/** Tests run as root in containers, where the sandbox does not start; every page is trusted. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  // Saves one process per browser, because nothing is drawn by a GPU.
  '--in-process-gpu',
  '--disable-dev-shm-usage',
  '--disable-sync',
];

/**
 * Finds a Chromium that runs here: the packaged one if possible, otherwise one installed on the
 * machine. Downloads nothing. Throws if there is none.
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

/** Adds the libraries from the package, which bare machines lack. */
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
 * Unpacks the packaged browser. The package uses the temporary folder, which may hold another
 * user's copy or an incomplete one, so it gets a folder for this user and version, filled under a
 * temporary name and then renamed.
 */
async function unpack(): Promise<string> {
  const version = project.devDependencies['@sparticuz/chromium'];
  const folder = join(tmpdir(), `greenpen-chromium-${version}-${process.getuid?.() ?? 'user'}`);
  const executablePath = join(folder, 'chromium');
  if (existsSync(executablePath)) return executablePath;
  const draft = await mkdtemp(`${folder}-`);
  try {
    await unpackInto(draft);
    // Another run may have been faster; its copy is equally good.
    await rename(draft, folder).catch(() => undefined);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  return executablePath;
}

/**
 * Runs the package with its settings, which it reads from the environment: the folder, and whether
 * to unpack its libraries.
 */
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
