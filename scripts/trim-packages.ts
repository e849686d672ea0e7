import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Takes out of node_modules what nobody here reads, a fifth of it: source maps of packages, their
 * bundles for a script tag, types for CommonJS, change logs, and the C headers that come with Node.
 * npm runs it after each install.
 */
const PACKAGES = 'node_modules';
const unread = [
  /\.map$/,
  /\.iife\.js$/,
  /\.d\.cts$/,
  /[/\\](?:readme|changelog|history)\.md$/i,
  /\bnode-(?:linux|darwin|win|bin)[\w-]*[/\\]include$/,
];

for (const file of readdirSync(PACKAGES, { recursive: true, encoding: 'utf8' })) {
  if (unread.some((pattern) => pattern.test(file))) {
    rmSync(join(PACKAGES, file), { recursive: true, force: true });
  }
}
