import { setTimeout as sleep } from 'node:timers/promises';
import { findEtcdLeader, findPrimary, trial } from './trial.ts';

const DEAD_MS = 5_000;
const RESTART_MS = 1_000;
const CUT_MS = 15_000;
const FULL_MS = 10_000;

/** One way to harm the cluster. */
export interface Harm {
  /** Does the harm; returns a function that repairs it, as systemd or a technician would. */
  harm(round: number): Promise<() => Promise<unknown>>;
  /** Whether databases change roles, so that all must be healthy again before the next round. */
  movesDatabase: boolean;
}

async function killed(host: string, program: string) {
  await trial('kill', host, program);
  return async () => {
    await sleep(DEAD_MS);
    await trial('start', host, program);
  };
}

/** The two application hosts take turns. */
const turn = (round: number) => `app${1 + (round % 2)}`;

export const harms: Record<string, Harm> = {
  'the primary killed': {
    harm: async () => killed(await findPrimary(), 'patroni'),
    movesDatabase: true,
  },
  "etcd's leader killed": {
    harm: async () => killed(await findEtcdLeader(), 'etcd'),
    movesDatabase: true,
  },
  'a web node killed': { harm: (round) => killed(turn(round), 'web'), movesDatabase: false },
  'a worker killed': { harm: (round) => killed(turn(round), 'worker'), movesDatabase: false },
  // HAProxy is the only entrance, so nothing is saved until systemd has restarted it.
  'HAProxy killed': {
    harm: async () => {
      await trial('kill', 'edge', 'haproxy-web');
      await sleep(RESTART_MS);
      await trial('start', 'edge', 'haproxy-web');
      return async () => undefined;
    },
    movesDatabase: false,
  },
  "a node's HAProxy before the database killed": {
    harm: (round) => killed(turn(round), 'haproxy-database'),
    movesDatabase: false,
  },
  'the disk of the primary full': {
    harm: async () => {
      const primary = await findPrimary();
      await trial('fill', primary);
      await sleep(FULL_MS);
      await trial('free', primary);
      // etcd keeps its files on the same disk, and exits when it cannot write.
      return async () => {
        await trial('kill', primary, 'etcd');
        await trial('start', primary, 'etcd');
      };
    },
    movesDatabase: true,
  },
  'one node after the other updated': {
    harm: async () => {
      for (const host of ['app1', 'app2']) await trial('update', host);
      return async () => undefined;
    },
    movesDatabase: false,
  },
  'the primary cut off the network': {
    harm: async () => {
      const primary = await findPrimary();
      await trial('cut', primary);
      return async () => {
        await sleep(CUT_MS);
        await trial('join', primary);
      };
    },
    movesDatabase: true,
  },
};
