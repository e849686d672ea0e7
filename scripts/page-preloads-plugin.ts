import { readFileSync } from 'node:fs';
import type { Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

function findChunk(bundle: Bundle, isWanted: (chunk: Chunk) => boolean): Chunk | undefined {
  return Object.values(bundle).find((file) => file.type === 'chunk' && isWanted(file)) as
    | Chunk
    | undefined;
}

/** Returns the chunk with everything that it imports, itself first. */
function withImports(bundle: Bundle, chunk: Chunk, found = new Set<Chunk>()): Set<Chunk> {
  if (found.has(chunk)) return found;
  found.add(chunk);
  for (const name of chunk.imports) {
    const imported = bundle[name];
    if (imported?.type === 'chunk') withImports(bundle, imported, found);
  }
  return found;
}

function chunkOf(bundle: Bundle, module: string): Chunk {
  const chunk = findChunk(bundle, ({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
  if (chunk === undefined) throw new Error(`No chunk of the build holds ${module}.`);
  return chunk;
}

function linksFor(bundle: Bundle, roots: readonly Chunk[], entry: Chunk): string[] {
  const known = withImports(bundle, entry);
  const needed = new Set(roots.flatMap((root) => [...withImports(bundle, root)]));
  const chunks = [...needed].filter((chunk) => !known.has(chunk));
  const styles = new Set(chunks.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]));
  return [
    ...[...styles].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...chunks.map((chunk) => `<link rel="modulepreload" crossorigin href="/${chunk.fileName}">`),
  ];
}

const ROUTES = ['web/first-pages.ts', 'web/further-pages.ts'];
const ROUTE = /'\/([^']+)': \(\) => import\('\.(\/pages\/[a-z-]+\.tsx)'\)/g;

/** Returns each route's pattern with the page that it shows, as defined in web/load-page.ts. */
function readPages(): { pattern: string; page: string }[] {
  return ROUTES.flatMap((file) => {
    const found = [...readFileSync(file, 'utf8').matchAll(ROUTE)];
    if (found.length === 0) throw new Error(`No routes stand in ${file}.`);
    return found;
  }).map(([, pattern = '', page = '']) => ({ pattern, page }));
}

/**
 * Writes a copy of index.html for each route that lets the browser fetch the page's own files
 * together with the app instead of after it, which saves a phone a round trip to the server. The
 * server sends `login.html` for `/login`, and `student-profile-one.html` for `/student-profile/…`.
 * @param soonLoaded Returns modules that the page requests as soon as it is loaded.
 */
export function pagePreloads(soonLoaded: (pattern: string) => readonly string[]): Plugin {
  return {
    name: 'greenpen:page-preloads',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const index = bundle['index.html'];
        const entry = findChunk(bundle, (chunk) => chunk.isEntry);
        if (index?.type !== 'asset' || entry === undefined) return;
        for (const { pattern, page } of readPages()) {
          const roots = [page, ...soonLoaded(pattern)].map((module) => chunkOf(bundle, module));
          const links = linksFor(bundle, roots, entry).join('\n    ');
          const source = String(index.source).replace('</head>', `  ${links}\n  </head>`);
          const fileName = `${pattern.replace(/\/:\w+$/, '-one')}.html`;
          this.emitFile({ type: 'asset', fileName, source });
        }
      },
    },
  };
}
