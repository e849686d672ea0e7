import { expect, it } from 'vitest';
import { ThreadLimitError } from '../threads/thread-pool.ts';
import { isReported, toCallerError } from './answer-errors.ts';

it('tells both the sender and the operator when more was sent than a thread may work on', () => {
  const error = new ThreadLimitError('Not done within 10000 ms.');
  expect(toCallerError(error)).toMatchObject({
    status: 413,
    code: 'PAYLOAD_TOO_LARGE',
    message: 'That is too much to send at once.',
  });
  expect(isReported(error)).toBe(true);
});
