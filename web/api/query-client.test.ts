import { QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { GreenpenQueryClient } from './query-client.ts';

/** Starts the first load of a list; each of its requests waits until the test answers it. */
function loadForTheFirstTime() {
  const client = new GreenpenQueryClient();
  const asked: ((answer: string) => void)[] = [];
  const observer = new QueryObserver(client, {
    queryKey: ['quizzes', 'searched'],
    queryFn: () => new Promise<string>((resolve) => void asked.push(resolve)),
  });
  const stop = observer.subscribe(() => undefined);
  const invalidate = () => client.invalidateQueries({ queryKey: ['quizzes'] });
  return { asked, invalidate, shown: () => observer.getCurrentResult().data, stop };
}

it('reloads data that changed while it was being loaded for the first time', async () => {
  const { asked, invalidate, shown, stop } = loadForTheFirstTime();
  const refreshed = invalidate();
  asked[0]?.('as it was before');
  await expect.poll(() => asked).toHaveLength(2);
  asked[1]?.('as it is now');
  await refreshed;
  expect(shown()).toBe('as it is now');
  stop();
});

it('lets a first load finish, however often the data changes in the meantime, and reloads it once', async () => {
  const { asked, invalidate, shown, stop } = loadForTheFirstTime();
  const refreshed = Promise.all([invalidate(), invalidate(), invalidate()]);
  expect(asked).toHaveLength(1);
  asked[0]?.('as it was before');
  await expect.poll(() => asked).toHaveLength(2);
  expect(shown()).toBe('as it was before');
  asked[1]?.('as it is now');
  await refreshed;
  expect(asked).toHaveLength(2);
  expect(shown()).toBe('as it is now');
  stop();
});
