import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const script = resolve('scripts/trim-packages.ts');
/** Packages as in npm's lock file: those of the app, of the tools, and of both. */
const packages = {
  '': {},
  'node_modules/app': {},
  'node_modules/test-tool': { devOptional: true },
  'node_modules/type-checker': { dev: true },
};

describe('packages after an install', () => {
  let folder: string;
  const install = async (...names: string[]) => {
    for (const name of names) await mkdir(join(folder, 'node_modules', name), { recursive: true });
    execFileSync(process.execPath, [script], { cwd: folder });
  };
  const isThere = (name: string) => existsSync(join(folder, 'node_modules', name));

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'greenpen-packages-'));
    await writeFile(join(folder, 'package-lock.json'), JSON.stringify({ packages }));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('include no test tools if those were left out, even if others could use them', async () => {
    await install('app', 'test-tool');
    expect([isThere('app'), isThere('test-tool')]).toEqual([true, false]);
  });

  it('include test tools if they were wanted', async () => {
    await install('app', 'test-tool', 'type-checker');
    expect([isThere('app'), isThere('test-tool')]).toEqual([true, true]);
  });
});
