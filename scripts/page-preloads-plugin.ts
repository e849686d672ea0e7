import type { Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

function findChunk(bundle: Bundle, isWanted: (chunk: Chunk) => boolean): Chunk | undefined {
  return Object.values(bundle).find((file) => file.type === 'chunk' && isWanted(file)) as
    Chunk | undefined;
}

/** The chunk with everything that it imports, itself first. */
function withImports(bundle: Bundle, chunk: Chunk, found = new Set<Chunk>()): Set<Chunk> {
  if (found.has(chunk)) return found;
  found.add(chunk);
  for (const name of chunk.imports) {
    const imported = bundle[name];
    if (imported?.type === 'chunk') withImports(bundle, imported, found);
  }
  return found;
}

function linksFor(bundle: Bundle, page: Chunk, entry: Chunk): string[] {
  const known = withImports(bundle, entry);
  const chunks = [...withImports(bundle, page)].filter((chunk) => !known.has(chunk));
  const styles = new Set(chunks.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]));
  return [
    ...[...styles].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...chunks.map((chunk) => `<link rel="modulepreload" crossorigin href="/${chunk.fileName}">`),
  ];
}

/**
 * Writes a copy of index.html for each of these pages, with the chunk that it is in, that lets the browser
 * fetch the page's own files together with the app instead of after it. On a phone that saves a
 * journey to the server. The server gives out `login.html` for `/login`, and so on.
 */
export function pagePreloads(pages: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'greenpen:page-preloads',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const index = bundle['index.html'];
        const entry = findChunk(bundle, (chunk) => chunk.isEntry);
        if (index?.type !== 'asset' || entry === undefined) return;
        for (const [name, chunkName] of Object.entries(pages)) {
          const page = findChunk(bundle, (chunk) => chunk.name === chunkName);
          if (page === undefined) throw new Error(`The build has no chunk "${chunkName}".`);
          const links = linksFor(bundle, page, entry).join('\n    ');
          const source = String(index.source).replace('</head>', `  ${links}\n  </head>`);
          this.emitFile({ type: 'asset', fileName: `${name}.html`, source });
        }
      },
    },
  };
}
