import { execFileSync } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startEmbeddedServer } from '../../server/database/embedded/embedded-server.ts';
import type { Outcome } from './compare.ts';
import { strikeInRounds } from './strike-in-rounds.ts';

const DISK_SIZE = '1G';
const SLOW_MS = 4_000;
const GOES_ON_MS = 60;
const HALTS_MS = [200, 1_000, 2_500];
/** Longer than the database's statement timeout, and than a page waits for a response. */
const HANGS_MS = 25_000;

/**
 * Makes the disk under the database very slow: for some seconds every write waits 0.2 to 2.5 s, and
 * in each fourth round nothing is written for 25 s. Reads continue. The disk is a file with a
 * separate file system, which the kernel freezes and thaws, so this requires root on Linux.
 */
export async function slowDisk(rounds: number, folder: string): Promise<Outcome> {
  const disk = join(folder, 'disk');
  const mounted = join(folder, 'mounted');
  await mkdir(mounted);
  execFileSync('truncate', ['-s', DISK_SIZE, disk]);
  execFileSync('mkfs.ext4', ['-qF', disk]);
  execFileSync('mount', ['-o', 'loop', disk, mounted]);
  try {
    const server = await startEmbeddedServer(join(mounted, 'database'));
    const { connectionString } = server;
    const outcome = await strikeInRounds(rounds, {
      fault: 'a disk that is slow, or hangs for 25 s',
      place: { connectionString, folder },
      strike: (round) => (round % 4 === 3 ? halt(mounted, HANGS_MS) : slow(mounted, round)),
    });
    await server.stop();
    return outcome;
  } finally {
    execFileSync('umount', ['--lazy', mounted]);
  }
}

async function slow(mounted: string, round: number): Promise<void> {
  const milliseconds = HALTS_MS[round % 4] ?? 0;
  const end = performance.now() + SLOW_MS;
  while (performance.now() < end) {
    await halt(mounted, milliseconds);
    await sleep(GOES_ON_MS);
  }
}

async function halt(mounted: string, milliseconds: number): Promise<void> {
  execFileSync('fsfreeze', ['--freeze', mounted]);
  try {
    await sleep(milliseconds);
  } finally {
    execFileSync('fsfreeze', ['--unfreeze', mounted]);
  }
}
