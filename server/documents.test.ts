import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { benches } from '../bench/benches.ts';

const root = new URL('../', import.meta.url);
const read = (path: string) => readFile(new URL(path, root), 'utf8');
const listFiles = async (folder: string, ending: string) =>
  (await readdir(new URL(folder, root)))
    .filter((name) => name.endsWith(ending))
    .map((name) => `${folder}/${name}`);

describe('the documents', () => {
  it('name every setting in docs/configuration.md', async () => {
    const [table, ...sources] = await Promise.all(
      ['docs/configuration.md', 'server/config.ts', 'server/marker-config.ts'].map(read),
    );
    const settings = sources.join('\n').match(/^ {2}[A-Z][A-Z0-9_]+(?=:)/gm) ?? [];
    expect(settings.length).toBeGreaterThan(30);
    const missing = settings.map((name) => name.trim()).filter((name) => !table?.includes(name));
    expect(missing).toEqual([]);
  });

  it('name commands that exist', async () => {
    const files = [
      'README.md',
      'ARCHITECTURE.md',
      'CONTRIBUTING.md',
      'SECURITY.md',
      ...(await listFiles('docs', '.md')),
      ...(await listFiles('bench', '.ts')),
      ...(await listFiles('scripts', '.ts')),
    ];
    const { scripts } = JSON.parse(await read('package.json')) as { scripts: object };
    const texts = await Promise.all(files.map(read));
    const text = texts.join('\n');
    const named = [...text.matchAll(/npm run (?:--silent )?([a-z:-]+)/g)].map(
      ([, name = '']) => name,
    );
    expect(named.length).toBeGreaterThan(30);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
    const measured = [...text.matchAll(/bench -- ([a-z-]+)/g)].map(([, name = '']) => name);
    expect(measured.length).toBeGreaterThan(20);
    expect(measured.filter((name) => !(name in benches))).toEqual([]);
  });

  it('link only to files that exist', async () => {
    const files = (await readdir(root, { recursive: true })).filter(
      (path) => path.endsWith('.md') && !/(?:^|\/)(?:node_modules|test-results)\//.test(path),
    );
    const links = await Promise.all(
      files.map(async (path) =>
        [...(await read(path)).matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map(
          ([, to = '']) => ({ path, to }),
        ),
      ),
    );
    expect(links.flat().length).toBeGreaterThan(100);
    const broken = links
      .flat()
      .filter(({ path, to }) => !existsSync(new URL(to, new URL(path, root))));
    expect(broken).toEqual([]);
  });

  it('name only files that exist, and so do decisions that are still in force', async () => {
    const tree = await readdir(root, { recursive: true });
    const paths = tree.filter((path) => !/(?:^|\/)(?:node_modules|test-results)\//.test(path));
    const endings = new Set(paths.flatMap(pathEndings));
    const files = [
      'README.md',
      'ARCHITECTURE.md',
      'CONTRIBUTING.md',
      'SECURITY.md',
      ...(await listFiles('docs', '.md')),
      ...(await listFiles('docs/decisions', '.md')),
    ];
    const named = (await Promise.all(files.map(read)))
      .filter((text) => !text.includes('**Status:** replaced'))
      .flatMap((text) => [...text.matchAll(/`([\w./-]+\/[\w.-]+\.(?:ts|tsx|md|json|cjs))`/g)])
      .map(([, path = '']) => path);
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter((path) => !endings.has(path))).toEqual([]);
  });
});

/**
 * Returns the names a path may be cited by: `server/jobs/poller.ts` is also `jobs/poller.ts` or
 * `poller.ts`.
 */
function pathEndings(path: string): string[] {
  const parts = path.split('/');
  return parts.map((_, from) => parts.slice(from).join('/'));
}
