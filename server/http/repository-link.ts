import type { FastifyInstance } from 'fastify';

/** Redirects /github to the configured repository; without one, a page of the web app says so. */
export function registerRepositoryLink(app: FastifyInstance, repositoryUrl: string | null): void {
  if (repositoryUrl === null) return;
  app.get('/github', (_request, reply) => reply.redirect(repositoryUrl));
}
