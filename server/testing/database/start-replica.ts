import { execFileSync } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import {
  startEmbeddedServer,
  type EmbeddedServer,
} from '../../database/embedded/embedded-server.ts';

/**
 * Starts a streaming replica of the server whose files are in `primaryFolder`, with its own in
 * `folder`.
 */
export async function startReplica(
  primary: EmbeddedServer,
  primaryFolder: string,
  folder: string,
): Promise<EmbeddedServer> {
  await copyFiles(primary, primaryFolder, folder);
  const { hostname, port, username, password } = new URL(primary.connectionString);
  return startEmbeddedServer(folder, {
    primary_conninfo: `host=${hostname} port=${port} user=${username} password=${password}`,
    hot_standby: 'on',
  });
}

/** Makes a base backup by hand, because the bundled PostgreSQL comes without pg_basebackup. */
async function copyFiles(primary: EmbeddedServer, primaryFolder: string, folder: string) {
  const client = new Client({ connectionString: primary.connectionString });
  await client.connect();
  try {
    await client.query(`select pg_backup_start('replica', true)`);
    // The primary keeps running: unlike cp, tar lets files vanish and grow while it reads them.
    await mkdir(folder);
    const copy = 'tar -C "$0" -cf - . | tar -C "$1" -xpf -';
    execFileSync('sh', ['-c', copy, primaryFolder, folder], { stdio: 'pipe' });
    const { rows } = await client.query<{ labelfile: string }>(
      'select labelfile from pg_backup_stop(false)',
    );
    const cluster = join(folder, 'cluster');
    await rm(join(cluster, 'postmaster.pid'), { force: true });
    await writeAsOwner(cluster, 'backup_label', rows[0]?.labelfile ?? '');
    await writeAsOwner(cluster, 'standby.signal', '');
  } finally {
    await client.end();
  }
}

/** PostgreSQL must be able to remove the file, whichever user runs the tests. */
async function writeAsOwner(cluster: string, name: string, text: string) {
  const file = join(cluster, name);
  execFileSync('cp', ['-a', join(cluster, 'PG_VERSION'), file]);
  await writeFile(file, text);
}
