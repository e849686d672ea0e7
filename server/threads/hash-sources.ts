import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

/**
 * Returns a hash of the code in a folder and its subfolders, and of the JSON it reads, without
 * tests: 16 hexadecimal digits that change whenever one of the files does.
 */
export function hashSources(folder: URL): string {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:ts|json)$/.test(file) && !file.endsWith('.test.ts'))
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted();
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(`${file}\0`)
      .update(readFileSync(new URL(file, folder)))
      .update('\0');
  return hash.digest('hex').slice(0, 16);
}
