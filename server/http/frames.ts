import type { FastifyInstance } from 'fastify';

/**
 * Lets the sites of registered learning platforms, and no others, show Greenpen's pages in frames.
 * Responses of the API are not pages.
 */
export function registerFrames(app: FastifyInstance, listFrames: () => Promise<string[]>): void {
  app.addHook('onRequest', async (request, reply) => {
    const [path = ''] = request.url.split('?');
    if (path.startsWith('/api/') || /\.\w+$/.test(path)) return;
    const frames = await listFrames();
    if (frames.length === 0) return;
    const policy = String(reply.getHeader('content-security-policy'));
    void reply.header(
      'content-security-policy',
      policy.replace(/frame-ancestors [^;]*/, `frame-ancestors ${frames.join(' ')}`),
    );
    void reply.removeHeader('x-frame-options');
  });
}
