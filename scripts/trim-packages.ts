import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Takes out of node_modules what nobody here reads, a sixth of it: source maps and sources of
 * packages, their bundles for a script tag, types for other languages and compilers, their own tests
 * and documents, and what serves to link with C. npm runs it after each install.
 */
const PACKAGES = 'node_modules';
const unread = [
  /\.map$/,
  /\.iife\.js$|[./\\]umd(?:\.min)?\.c?js$|^prettier[/\\](?:standalone|plugins[/\\].*)\.js$/,
  /(?<!\.d)\.[cm]?tsx?$|\.flow$/,
  /\.d\.cts$|[/\\]ts3\.4$/,
  /[/\\](?:readme|changelog|history)\.md$/i,
  // In the folder of a package itself: further down, such names are also those of its modules.
  /(?:^|node_modules[/\\])(?:@[^/\\]+[/\\])?[^@/\\][^/\\]*[/\\](?:umd|dist[/\\]umd|tests?|__tests__|benchmarks?|docs?|examples?|\.github|\.yarn)$/,
  /\bnode-(?:linux|darwin|win|bin)[\w-]*[/\\]include$|\.a$/,
  // The tests run the second accessibility engine from one file of it.
  /^accessibility-checker-engine[/\\](?!ace-window\.js$|package\.json$)/,
];

for (const file of readdirSync(PACKAGES, { recursive: true, encoding: 'utf8' })) {
  if (unread.some((pattern) => pattern.test(file))) {
    rmSync(join(PACKAGES, file), { recursive: true, force: true });
  }
}

/** A package as the lock file has it. */
interface Locked {
  /** Only the tools need it. */
  dev?: boolean;
  /** The tools need it, and others can do without: npm installs it for these also without the tools. */
  devOptional?: boolean;
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Locked>;
};
const isThere = ([path]: [string, Locked]) => existsSync(path);
const locked = Object.entries(packages);
// Installed without the tools (`--omit=dev`): tests and migrations are not made here.
if (!locked.filter(([, { dev }]) => dev).some(isThere)) {
  for (const [path] of locked.filter(([, { devOptional }]) => devOptional)) {
    rmSync(path, { recursive: true, force: true });
  }
}
