import { z } from 'zod';
import { findSubject } from '../../accounts/public.ts';
import { askService, PlatformError, readJson, type PlatformTools } from './ask-platform.ts';
import { LINE_ITEM_SCOPE, SCORE_SCOPE } from './launch-claims.ts';
import { findQuizTitle, type LinkRow } from './launches-queries.ts';
import type { PlatformRow } from './platforms-queries.ts';
import { findScore, noteSending, setLineItem, type ScoreKey } from './scores-queries.ts';

const SCORE_TYPE = 'application/vnd.ims.lis.v1.score+json';
const LINE_ITEM_TYPE = 'application/vnd.ims.lis.v2.lineitem+json';
const LINE_ITEMS_TYPE = 'application/vnd.ims.lis.v2.lineitemcontainer+json';

/**
 * Tells a platform what it is to know of a student's mark now: the newest, whenever it was asked for.
 * Throws where it was not taken, so that the queue tries again; the reason stands with the score.
 */
export async function sendScore(
  tools: PlatformTools,
  key: ScoreKey,
  signal: AbortSignal,
): Promise<void> {
  const { database } = tools;
  const found = await findScore(database, key);
  if (!found || found.score.wanted === found.score.sent) return;
  const { score, link, platform } = found;
  const userId = await findSubject(database, platform.id, key.userId);
  if (userId === undefined) return;
  try {
    const column = link.lineItemUrl ?? (await makeColumn(tools, platform, link, signal));
    // A link without a column is not for marks, and nobody expects one.
    if (column === null) return;
    await askService(tools, platform, SCORE_SCOPE, {
      method: 'POST',
      url: scoresOf(column),
      headers: { 'content-type': SCORE_TYPE },
      body: JSON.stringify({ userId, timestamp: new Date().toISOString(), ...say(score.wanted) }),
      signal,
    });
    await noteSending(database, key, { sent: score.wanted });
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    await noteSending(database, key, { problem: error.message });
    throw error;
  }
}

/** A score without `scoreGiven` clears what the platform had (Assignment and Grade Services, 3.4). */
function say(wanted: string) {
  const [given, most] = wanted.split('/');
  if (wanted === '') return { activityProgress: 'InProgress', gradingProgress: 'NotReady' };
  if (most === undefined)
    return { activityProgress: 'Submitted', gradingProgress: 'PendingManual' };
  return {
    scoreGiven: Number(given),
    scoreMaximum: Number(most),
    activityProgress: 'Completed',
    gradingProgress: 'FullyGraded',
  };
}

/** `…/lineitem?type_id=1` has its scores at `…/lineitem/scores?type_id=1`. */
function scoresOf(column: string): string {
  const url = new URL(column);
  url.pathname = `${url.pathname.replace(/\/$/, '')}/scores`;
  return url.href;
}

const columnSchema = z.object({ id: z.url({ protocol: /^https?$/ }) });

/** Finds the link's column, or has the platform make one; null where it has none and makes none. */
async function makeColumn(
  tools: PlatformTools,
  platform: PlatformRow,
  { id, quizCode, resourceLinkId, lineItemsUrl }: LinkRow,
  signal: AbortSignal,
): Promise<string | null> {
  const quiz = lineItemsUrl === null ? undefined : await findQuizTitle(tools.database, quizCode);
  if (lineItemsUrl === null || !quiz) return null;
  const search = new URL(lineItemsUrl);
  search.searchParams.set('resource_link_id', resourceLinkId);
  const listed = await askService(tools, platform, LINE_ITEM_SCOPE, {
    method: 'GET',
    url: search.href,
    headers: { accept: LINE_ITEMS_TYPE },
    signal,
  });
  const there = z.array(columnSchema).safeParse(readJson(listed.text));
  const column = there.success ? there.data[0] : undefined;
  const { id: url } = column ?? (await postColumn());
  await setLineItem(tools.database, id, url);
  return url;

  async function postColumn() {
    const made = await askService(tools, platform, LINE_ITEM_SCOPE, {
      method: 'POST',
      url: lineItemsUrl ?? '',
      headers: { 'content-type': LINE_ITEM_TYPE, accept: LINE_ITEM_TYPE },
      body: JSON.stringify({
        label: quiz?.title,
        scoreMaximum: Math.max(1, quiz?.maxMark ?? 1),
        resourceId: quizCode,
        resourceLinkId,
      }),
      signal,
    });
    const parsed = columnSchema.safeParse(readJson(made.text));
    if (parsed.success) return parsed.data;
    throw new PlatformError(`${platform.name} made a grade column and did not say which.`);
  }
}
