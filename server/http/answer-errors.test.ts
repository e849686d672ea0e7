import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { ThreadLimitError, ThreadsClosedError } from '../threads/thread-pool.ts';
import { createErrorAnswer, isReported, toCallerError } from './answer-errors.ts';

it('tells the sender and the operator if a thread does not finish in time, because of what was sent or a busy server', () => {
  const error = new ThreadLimitError('Not done within 10000 ms.');
  expect(toCallerError(error)).toMatchObject({
    status: 503,
    code: 'WORK_TOO_LONG',
    message:
      'The server could not finish this in the time it has. Please try again in a minute, or send less at once.',
  });
  expect(isReported(error)).toBe(true);
});

it('tells the sender, but not the operator, if a server stops while it is working in a thread', () => {
  const error = new ThreadsClosedError('The server is stopping.');
  expect(toCallerError(error)).toMatchObject({ status: 503, code: 'SERVICE_UNAVAILABLE' });
  expect(isReported(error)).toBe(false);
});

it.each([
  [new ThreadLimitError('Not done within 10000 ms.'), 'WORK_TOO_LONG', 1],
  [new ThreadsClosedError('The server is stopping.'), 'SERVICE_UNAVAILABLE', 0],
])('says the same about %s outside the contract', async (error, code, timesReported) => {
  const reported: unknown[] = [];
  const app = Fastify();
  app.setErrorHandler(createErrorAnswer((one) => reported.push(one)));
  app.get('/', () => {
    throw error;
  });
  const answer = await app.inject('/');
  const told = toCallerError(error);
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toEqual({
    defined: false,
    code,
    status: told.status,
    message: told.message,
  });
  expect(reported).toHaveLength(timesReported);
});
