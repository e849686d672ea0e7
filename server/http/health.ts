import type { FastifyInstance } from 'fastify';
import { generalMessages } from '../../shared/messages/general.ts';
import type { Database } from '../database/client.ts';
import { doesAnswer } from '../database/ping.ts';

/**
 * `/health` returns 200 while the process responds; otherwise a supervisor restarts it. `/ready`
 * returns 200 while the process can serve people: its database responds and it is not stopping.
 * Otherwise a proxy sends it no requests.
 */
export function registerHealth(app: FastifyInstance, database: Database): void {
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  app.get('/health', () => ({ status: 'ok' }));
  app.get('/ready', async (_request, reply) => {
    if (isStopping) return reply.status(503).send({ status: 'stopping' });
    if (await doesAnswer(database)) return { status: 'ready' };
    const message = generalMessages.databaseAway;
    return reply.status(503).send({ status: 'no database', message });
  });
}
