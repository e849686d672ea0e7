import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import unpacker from '@sparticuz/chromium';
import project from '../../package.json' with { type: 'json' };

const run = promisify(execFile);

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Containers run the tests as root, where the sandbox does not start; no page is a stranger's. */
const args = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--disable-sync'];

/**
 * A Chromium that runs here, with its arguments: the one from the package where it can, else one
 * that the machine has. Nothing is downloaded. Throws when there is none.
 */
export async function findChromium(): Promise<{ executablePath: string; args: string[] }> {
  for (const find of [unpack, ...installed.map((path) => async () => path)]) {
    const executablePath = await find().catch(() => null);
    if (executablePath !== null && (await doesRun(executablePath))) return { executablePath, args };
  }
  throw new Error('No Chromium runs here. Install Chromium or Google Chrome.');
}

async function doesRun(executablePath: string): Promise<boolean> {
  return run(executablePath, ['--version', '--no-sandbox']).then(
    () => true,
    () => false,
  );
}

/**
 * The package unpacks into the temporary folder, where another user's copy or one that was cut off
 * may lie. So it gets a folder of this user's and this version's own, filled aside and renamed.
 */
async function unpack(): Promise<string> {
  const shared = tmpdir();
  const version = project.devDependencies['@sparticuz/chromium'];
  const folder = join(shared, `greenpen-chromium-${version}-${userInfo().username}`);
  if (existsSync(folder)) return join(folder, 'chromium');
  await mkdir(shared, { recursive: true });
  const draft = await mkdtemp(`${folder}-`);
  try {
    await withTemporaryFolder(draft, () => unpacker.executablePath());
    // Another run may have been faster; its copy is as good.
    await rename(draft, folder).catch(() => undefined);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  return join(folder, 'chromium');
}

async function withTemporaryFolder(folder: string, action: () => Promise<unknown>): Promise<void> {
  const before = process.env.TMPDIR;
  process.env.TMPDIR = folder;
  try {
    await action();
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
}
