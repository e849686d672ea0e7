import { QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { GreenpenQueryClient } from './query-client.ts';

it('asks again for what was being loaded for the first time while it changed', async () => {
  const client = new GreenpenQueryClient();
  const asked: AbortSignal[] = [];
  let answerFirst: (() => void) | undefined;
  const observer = new QueryObserver(client, {
    queryKey: ['quizzes', 'searched'],
    queryFn: ({ signal }) => {
      if (asked.push(signal) > 1) return 'as it is now';
      return new Promise<string>((resolve) => {
        answerFirst = () => resolve('as it was before');
      });
    },
  });
  const stop = observer.subscribe(() => undefined);
  const refreshed = client.invalidateQueries({ queryKey: ['quizzes'] });
  answerFirst?.();
  await refreshed;
  expect(observer.getCurrentResult().data).toBe('as it is now');
  expect(asked.map(({ aborted }) => aborted)).toEqual([true, false]);
  stop();
});
