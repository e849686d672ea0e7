import { createHash } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';

/**
 * Builds the web app unless the existing build was made from exactly the same sources, so that a
 * second `npm start` is ready at once.
 */
const STAMP = 'web/dist/.built-from';
const SOURCES = [
  'package-lock.json',
  'vite.config.ts',
  'postcss.config.*',
  'scripts/*.ts',
  'shared/**/*.ts',
  'web/**/*.*',
];

function fingerprint(): string {
  const files = globSync(SOURCES, { exclude: ['web/dist/**', 'web/node_modules/**'] });
  const hash = createHash('sha256');
  for (const file of files.toSorted()) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

const wanted = fingerprint();
const present = existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : '';
if (present !== wanted) {
  process.stdout.write('Building the web app …\n');
  execFileSync('vite', ['build', '--logLevel', 'warn'], { stdio: 'inherit' });
  writeFileSync(STAMP, wanted);
}
