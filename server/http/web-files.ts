import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { fillIn, type AboutSchool } from './privacy-document.ts';
import { sendError } from './send-error.ts';

const folder = fileURLToPath(new URL('../../web/dist', import.meta.url));
const A_YEAR_SECONDS = 31_536_000;
/** Headers that matter only for documents: scripts and style sheets are sent without them. */
const DOCUMENT_HEADERS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];
/** Headers by which a browser validates its cached copy. */
const VALIDATOR_HEADERS = ['etag', 'last-modified'];
/** A service worker has its own policy, like a document. */
const PART_OF_PAGE = /(?<!service-worker)\.(?:js|css)(?:\.(?:br|gz))?$/;

/** Serves the built web app; any path that is not a file is one of its screens. */
export async function registerWebFiles(
  app: FastifyInstance,
  readAbout: () => Promise<AboutSchool>,
): Promise<void> {
  const files = new Set(existsSync(folder) ? readdirSync(folder) : []);
  const isBuilt = files.has('index.html');
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      cacheControl: false,
      // The front page is a separate document, not index.html.
      index: false,
      // The build puts compressed copies next to the files (scripts/precompress-plugin.ts).
      preCompressed: true,
      setHeaders: (response, path) => {
        const isNamedByContent = path.startsWith(join(folder, 'assets'));
        const caching = isNamedByContent ? `max-age=${A_YEAR_SECONDS}, immutable` : 'no-cache';
        void response.header('cache-control', `public, ${caching}`);
        // Files that never change are never revalidated.
        if (isNamedByContent) for (const name of VALIDATOR_HEADERS) response.removeHeader(name);
        if (PART_OF_PAGE.test(path))
          for (const name of DOCUMENT_HEADERS) response.removeHeader(name);
      },
    });
  }
  if (files.has('privacy.html')) {
    const html = readFileSync(join(folder, 'privacy.html'), 'utf8');
    app.get('/privacy', async (_request, reply) => {
      const general = { name: '', contact: '', provider: '' };
      // The notice can be read even while the database is away.
      const about = await readAbout().catch(() => general);
      return reply
        .header('cache-control', 'public, no-cache')
        .type('text/html; charset=utf-8')
        .send(fillIn(html, about));
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const isScreen = isRead && !request.url.startsWith('/api/');
    if (isBuilt && isScreen && !/\.\w+$/.test(request.url.split('?')[0] ?? '')) {
      return reply.sendFile(pageFile(request.url, files));
    }
    return sendError(reply, 'NOT_FOUND');
  });
}

/**
 * Returns the page's own file if the build made one: a document (scripts/prerender-plugin.ts), or a
 * copy of index.html (scripts/page-preloads-plugin.ts).
 */
function pageFile(url: string, files: ReadonlySet<string>): string {
  const [, name = 'front-page', of = ''] = /^\/([a-z-]+)?(\/[^?])?/.exec(url) ?? [];
  const file = `${name}${of && '-one'}.html`;
  return files.has(file) ? file : 'index.html';
}
