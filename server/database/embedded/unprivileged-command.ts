import { execFileSync, spawnSync } from 'node:child_process';

/** A program with its arguments, ready for `spawn`. */
export interface Command {
  program: string;
  args: string[];
  uid?: number;
  gid?: number;
}

interface Account {
  uid: number;
  gid: number;
}

const isLinux = process.platform === 'linux';

function isRoot(): boolean {
  return process.getuid?.() === 0;
}

function accountNumber(flag: '-u' | '-g'): number {
  return Number(execFileSync('id', [flag, 'postgres'], { stdio: ['ignore', 'pipe', 'ignore'] }));
}

/**
 * Returns the account that PostgreSQL runs as when the app runs as root, which PostgreSQL refuses;
 * null if the app runs as an ordinary user. Creates the account `postgres` if it is missing.
 */
export function findPostgresAccount(): Account | null {
  if (!isRoot()) return null;
  try {
    return { uid: accountNumber('-u'), gid: accountNumber('-g') };
  } catch {
    execFileSync('useradd', ['--system', '--user-group', '--no-create-home', 'postgres']);
    return { uid: accountNumber('-u'), gid: accountNumber('-g') };
  }
}

const hasSetpriv = isLinux && spawnSync('setpriv', ['--version'], { stdio: 'ignore' }).status === 0;

function canReach(account: Account, paths: string[]): boolean {
  return paths.every(
    (path) => spawnSync('test', ['-r', path], { ...account, stdio: 'ignore' }).status === 0,
  );
}

/**
 * Returns the command that runs a program as the account, or as the current user if it is null.
 *
 * On Linux the command also asks the kernel to stop the program when the app dies, however
 * abruptly. If parent folders of `paths` are accessible only to root, the program keeps root's
 * right to pass them (decision 0004). Throws an error with a sentence if the paths remain
 * inaccessible.
 */
export function unprivilegedCommand(
  account: Account | null,
  paths: string[],
  program: string,
  args: string[],
): Command {
  if (!hasSetpriv) {
    if (account && !canReach(account, paths)) throw new Error(outOfReach(paths));
    return { program, args, ...account };
  }
  const options = ['--pdeathsig=INT'];
  if (account) {
    options.push(`--reuid=${account.uid}`, `--regid=${account.gid}`, '--clear-groups');
    if (!canReach(account, paths)) {
      // Without the last capability set, access(2) does not see the right, and PostgreSQL calls it.
      options.push(
        '--inh-caps=+dac_override',
        '--ambient-caps=+dac_override',
        '--securebits=+no_setuid_fixup',
      );
    }
  }
  return { program: 'setpriv', args: [...options, '--', program, ...args] };
}

function outOfReach(paths: string[]): string {
  return (
    `PostgreSQL runs as the user "postgres", which cannot reach ${paths.join(' or ')}. ` +
    'Start Greenpen as an ordinary user, or move it to a folder that others may enter.'
  );
}
