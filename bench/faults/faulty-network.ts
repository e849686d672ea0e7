import { setTimeout as sleep } from 'node:timers/promises';
import { compare, type Outcome } from './compare.ts';
import { openSchool, SECRET, spread, startApp, untilStored } from './school-under-fault.ts';
import { openUnreliableWay } from './unreliable-link.ts';
import { hasLastWords, visit } from './visitor.ts';
import { startWriters } from './writers.ts';

const WRITING = 30;
const CALM_MS = 1_000;
const BAD_MS = 5_000;
const TRIES = 100;
const RETRY_MS = 200;

/**
 * Disturbs the network between pages and Greenpen while students write. In every round one more
 * student sends a draft and hands in, and retries until each is acknowledged; what they handed in
 * must be kept, even if requests arrive twice or late.
 */
export async function breakNetwork(
  rounds: number,
  place: { connectionString: string; folder: string },
): Promise<Outcome> {
  const { database, close } = await openSchool(place.connectionString, WRITING + rounds);
  const { app, address } = await startApp({
    DATABASE_URL: place.connectionString,
    DATA_DIR: place.folder,
  });
  const way = await openUnreliableWay(address);
  const writers = startWriters({ address: () => way.address, secret: SECRET, students: WRITING });
  const visitors = [];
  const recoveries: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await sleep(CALM_MS);
    way.become('bad');
    const visitor = visit(way.address, WRITING + 1 + round);
    const handedIn = untilDone(visitor.drafts).then(() => untilDone(visitor.handsIn));
    await sleep(BAD_MS);
    await handedIn;
    way.become('good');
    visitors.push(visitor);
    recoveries.push(await untilStored(writers.told));
  }
  await writers.stop();
  await way.settled();
  const kept = await Promise.all(visitors.map(({ userId }) => hasLastWords(database, userId)));
  const lastWordsLost = kept.filter((is) => !is).length;
  const outcome = await compare(database, writers.told);
  app.kill('SIGTERM');
  await app.ended;
  await way.close();
  await close();
  const happened = [...way.happened].map(([what, times]) => `${times} ${what}`).join(', ');
  const note =
    `stored again after ${spread(recoveries)}; ${happened}; last words of a hand-in lost ` +
    `${lastWordsLost}; the longest wait: ${writers.told.longestStory || 'answered at once'}`;
  const lost = outcome.lost + lastWordsLost;
  return { fault: 'requests dropped, cut, late and twice', rounds, note, ...outcome, lost };
}

/** Retries, as the quiz page does, until the request is acknowledged. */
async function untilDone(send: () => Promise<boolean>): Promise<void> {
  for (let tried = 1; tried <= TRIES; tried += 1) {
    if (await send().catch(() => false)) return;
    await sleep(RETRY_MS);
  }
  throw new Error(`Not acknowledged after ${TRIES} tries.`);
}
