import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { setDefaultCACertificates, getCACertificates } from 'node:tls';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const folder = new URL('../../deploy/cluster/', import.meta.url);
const script = fileURLToPath(new URL('trial.sh', folder));
const ROOT = '/var/tmp/greenpen-cluster-trial';
const UP_TIMEOUT_MS = 300_000;
const ASK_TIMEOUT_MS = 2_000;

/** The address of the trial's cluster, in the network that `trial.sh` creates. */
export const ADDRESS = 'https://10.77.0.10';
const databaseHosts = { db1: '10.77.0.11', db2: '10.77.0.12', db3: '10.77.0.13' };
const webNodes = ['http://10.77.0.21:3000', 'http://10.77.0.22:3000'];
export type DatabaseHost = keyof typeof databaseHosts;

/** Runs `deploy/cluster/trial.sh` with these arguments; returns its output. */
export async function trial(...words: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(script, words, {
    timeout: UP_TIMEOUT_MS,
    env: { PATH: process.env['PATH'], GREENPEN_TRIAL_SETTINGS: 'RATE_LIMITS=off' },
  });
  return stdout.trim();
}

/** Starts everything, and trusts the trial's own certificate authority from now on. */
export async function startTrial(): Promise<void> {
  await trial('up');
  const authority = await readFile(`${ROOT}/tls/ca.crt`, 'utf8');
  setDefaultCACertificates([...getCACertificates(), authority]);
}

export async function findPrimary(): Promise<DatabaseHost> {
  return (await trial('primary')) as DatabaseHost;
}

/** Returns the etcd leader, as etcd reports it. */
export async function findEtcdLeader(): Promise<DatabaseHost> {
  const hosts = Object.keys(databaseHosts) as DatabaseHost[];
  const status = await trial(
    ...'on db3 env ETCDCTL_API=3 etcdctl --write-out=json endpoint status'.split(' '),
    '--cacert=/etc/greenpen-cluster/tls/ca.crt',
    `--endpoints=${hosts.map((host) => `https://${host}:2379`).join(',')}`,
  );
  const members = JSON.parse(status) as {
    Endpoint: string;
    Status: { header: { member_id: number }; leader: number };
  }[];
  const leader = members.find(({ Status }) => Status.header.member_id === Status.leader);
  const found = hosts.find((host) => leader?.Endpoint.includes(host));
  if (!found) throw new Error('etcd has no leader.');
  return found;
}

/** Returns the primary's direct address, for Greenpen or for the superuser. */
export function databaseUrl(host: DatabaseHost, user: 'greenpen' | 'postgres'): string {
  const password = user === 'greenpen' ? 'change-me-greenpen' : 'change-me-superuser';
  const trust = `sslmode=verify-full&sslrootcert=${ROOT}/tls/ca.crt`;
  return `postgresql://${user}:${password}@${databaseHosts[host]}:5432/greenpen?${trust}`;
}

/** Reads the secret that signs cookies, from the file that a technician copies. */
export async function readSecret(): Promise<string> {
  const file = await readFile(new URL('greenpen.env', folder), 'utf8');
  return /^AUTH_SECRET=(.*)$/m.exec(file)?.[1] ?? '';
}

interface Member {
  role: string;
  state: string;
}

/**
 * True if three databases run, one as primary and one as its synchronous replica, and both web
 * nodes answer. Asks each of them, which costs the machine less than Patroni's command.
 */
export async function isWhole(): Promise<boolean> {
  try {
    const { members } = (await ask(`https://${databaseHosts.db1}:8008/cluster`)) as {
      members: Member[];
    };
    const roles = members.filter(({ state }) => /^(running|streaming)$/.test(state));
    const has = (role: string) => roles.some((member) => member.role === role);
    if (roles.length !== 3 || !has('leader') || !has('sync_standby')) return false;
    await Promise.all(webNodes.map((address) => ask(`${address}/ready`)));
    return true;
  } catch {
    return false;
  }
}

async function ask(url: string): Promise<unknown> {
  const response = await fetch(url, { signal: AbortSignal.timeout(ASK_TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${url} answers ${response.status}.`);
  return response.json();
}
