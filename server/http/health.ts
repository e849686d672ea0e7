import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/client.ts';

/** `/health`: 200 while the app and its database answer. */
export function registerHealth(app: FastifyInstance, database: Database): void {
  app.get('/health', async (_request, reply) => {
    try {
      await database.execute(sql`select 1`);
      return { status: 'ok' };
    } catch {
      return reply.status(503).send({ status: 'no database' });
    }
  });
}
