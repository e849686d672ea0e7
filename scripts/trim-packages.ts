import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Deletes unneeded files from node_modules, a sixth of it: packages' source maps and sources,
 * bundles for script tags, types for other languages and compilers, their own tests and documents,
 * and files for linking with C. npm runs it after each install.
 */
const PACKAGES = 'node_modules';
const unread = [
  /\.map$/,
  /\.iife\.js$|[./\\]umd(?:\.min)?\.c?js$/,
  /(?<!\.d)\.[cm]?tsx?$|\.flow$/,
  /\.d\.cts$|[/\\]ts3\.4$/,
  /[/\\](?:readme|changelog|history)\.md$/i,
  // Only in a package's own folder: further down, modules have such names too.
  /(?:^|node_modules[/\\])(?:@[^/\\]+[/\\])?[^@/\\][^/\\]*[/\\](?:umd|dist[/\\]umd|tests?|__tests__|benchmarks?|docs?|examples?|\.github|\.yarn)$/,
  /\bnode-(?:linux|darwin|win|bin)[\w-]*[/\\]include$|\.a$/,
  // The tests run the second accessibility engine from one of its files.
  /^accessibility-checker-engine[/\\](?!ace-window\.js$|package\.json$)/,
];

for (const file of readdirSync(PACKAGES, { recursive: true, encoding: 'utf8' })) {
  if (unread.some((pattern) => pattern.test(file))) {
    rmSync(join(PACKAGES, file), { recursive: true, force: true });
  }
}

/** A package in the lock file. */
interface Locked {
  /** True if only the tools need it. */
  dev?: boolean;
  /**
   * True if the tools need it and it is optional for others, for which npm installs it even without
   * the tools.
   */
  devOptional?: boolean;
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Locked>;
};
const isThere = ([path]: [string, Locked]) => existsSync(path);
const locked = Object.entries(packages);
// Installed without the tools (`--omit=dev`): no tests or migrations are made here.
if (!locked.filter(([, { dev }]) => dev).some(isThere)) {
  for (const [path] of locked.filter(([, { devOptional }]) => devOptional)) {
    rmSync(path, { recursive: true, force: true });
  }
}
