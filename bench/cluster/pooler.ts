import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findFreePort } from '../../server/testing/greenpen-process.ts';
import { startProgram, type Program } from './programs.ts';

/** Starts PgBouncer in transaction mode in front of this server, with few connections to it. */
export async function startPooler(
  connectionString: string,
  folder: string,
): Promise<Program & { connectionString: string }> {
  const target = new URL(connectionString);
  const port = await findFreePort();
  const place = join(folder, 'pgbouncer');
  await mkdir(place, { recursive: true });
  await chmod(folder, 0o755);
  await chmod(place, 0o755);
  const users = join(place, 'users');
  const file = join(place, 'pgbouncer.ini');
  await writeFile(users, `"${target.username}" "${target.password}"\n`);
  await writeFile(
    file,
    `[databases]
* = host=127.0.0.1 port=${target.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
pool_mode = transaction
default_pool_size = 20
max_client_conn = 1000
`,
  );
  const program = await startProgram('pgbouncer', [file], { port, asPostgres: true });
  target.port = String(port);
  return { ...program, connectionString: target.href };
}
