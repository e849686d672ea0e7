import { join } from 'node:path';
import {
  findFreePort,
  spawnGreenpen,
  type GreenpenProcess,
} from '../../server/testing/greenpen-process.ts';
import { killOnExit } from '../faults/kill-on-exit.ts';

/** One of several Greenpen processes on one database, which can be killed and restarted. */
export interface ClusterNode {
  name: string;
  port: number;
  process(): GreenpenProcess;
  /** Sends SIGKILL, without warning anyone. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** Sends SIGTERM; returns the exit code. */
  stop(): Promise<number | null>;
}

/** Starts a node; all nodes share the secret that signs cookies. */
export async function startNode(
  name: string,
  settings: Record<string, string>,
  folder: string,
): Promise<ClusterNode> {
  const port = await findFreePort();
  let running: GreenpenProcess;
  const start = async () => {
    running = spawnGreenpen({
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: join(folder, name),
      RATE_LIMITS: 'off',
      ...settings,
    });
    await running.ready;
  };
  const end = async (signal: NodeJS.Signals) => {
    running.kill(signal);
    return running.ended;
  };
  await start();
  killOnExit(() => running.kill('SIGKILL'));
  return {
    name,
    port,
    process: () => running,
    kill: async () => {
      await end('SIGKILL');
    },
    start,
    stop: () => end('SIGTERM'),
  };
}
