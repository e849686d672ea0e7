import type { FastifyInstance } from 'fastify';
import { generalMessages } from '../../shared/messages/general.ts';
import type { Database } from '../database/client.ts';
import { doesAnswer } from '../database/ping.ts';

/**
 * `/health`: 200 while the process answers; a supervisor restarts it otherwise. `/ready`: 200 while
 * it can serve people, so with its database and not while it stops; otherwise a proxy sends it nobody.
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
