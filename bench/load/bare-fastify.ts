import Fastify from 'fastify';
import type { AddressInfo } from 'node:net';
import { createPool } from '../../server/database/client.ts';
import { upsertQuery, type Upsert } from './statement.ts';

/**
 * The baseline for Greenpen: a process with nothing but Fastify, the driver and the statement that
 * saves an answer. No session, no contract, no checks, no headers.
 */

const [connectionString = ''] = process.argv.slice(2);
const pool = createPool(connectionString);
const app = Fastify();

interface SaveRoute {
  Params: Pick<Upsert, 'quizCode' | 'questionId'>;
  Body: Omit<Upsert, 'quizCode' | 'questionId'>;
}

app.put<SaveRoute>(
  '/api/attempts/:quizCode/answers/:questionId',
  async ({ params, body }, reply) => {
    const { rows } = await pool.query(upsertQuery({ ...params, ...body }));
    return rows.length === 1 ? rows[0] : reply.status(409).send();
  },
);
await app.listen({ port: 0, host: '127.0.0.1' });
process.send?.((app.server.address() as AddressInfo).port);
