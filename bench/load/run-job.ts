import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { DirectJob } from './direct-upserts.ts';
import type { Job, Measured } from './generator.ts';

const scriptOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** Runs the job with a load generator in a separate process. */
export function runJob(job: Job): Promise<Measured> {
  return resultOf(fork(scriptOf('generator.ts')), job);
}

/** Sends upserts straight to PostgreSQL from a separate process. */
export function runDirectUpserts(job: DirectJob): Promise<Measured> {
  return resultOf(fork(scriptOf('direct-upserts.ts')), job);
}

function resultOf(child: ChildProcess, job: Job | DirectJob): Promise<Measured> {
  return new Promise((done, failed) => {
    let measured: Measured | undefined;
    child.once('message', (message) => (measured = message as Measured));
    child.once('error', failed);
    child.once('close', () => {
      if (measured) done(measured);
      else failed(new Error('The process that made the load ended without a result.'));
    });
    child.send(job);
  });
}

/** Starts the bare Fastify server in a separate process. */
export async function startBareFastify(
  connectionString: string,
): Promise<{ pid: number; port: number; stop(): Promise<void> }> {
  const child = fork(scriptOf('bare-fastify.ts'), [connectionString]);
  const ended = new Promise<void>((settle) => child.once('exit', () => settle()));
  const port = await new Promise<number>((listening, failed) => {
    child.once('message', (message) => listening(Number(message)));
    child.once('exit', () => failed(new Error('The bare server did not start.')));
  });
  return {
    pid: child.pid ?? 0,
    port,
    stop: async () => {
      child.kill();
      await ended;
    },
  };
}
