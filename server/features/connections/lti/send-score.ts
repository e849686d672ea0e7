import { findSubject } from '../../accounts/public.ts';
import { askService, PlatformError, type PlatformTools } from './ask-platform.ts';
import { findColumn } from './find-column.ts';
import { SCORE_SCOPE } from './launch-claims.ts';
import { findScore, noteSending, type ScoreKey } from './scores-queries.ts';

const SCORE_TYPE = 'application/vnd.ims.lis.v1.score+json';

/**
 * Sends a platform the current state of a student's mark, even if the job was queued for an older
 * one. Throws if the platform does not accept it, so that the queue retries; the reason is stored
 * with the score.
 */
export async function sendScore(
  tools: PlatformTools,
  key: ScoreKey,
  signal: AbortSignal,
): Promise<void> {
  const { database } = tools;
  const found = await findScore(database, key);
  if (!found) return;
  const { score, link, platform } = found;
  if (score.wanted === score.sent) {
    if (score.problem !== null) await noteSending(database, key, { sent: score.sent });
    return;
  }
  const userId = await findSubject(database, platform.id, key.userId);
  if (userId === undefined) return;
  try {
    const column = await findColumn(tools, platform, link, signal);
    // A link without a place for marks gets none; once it has one, they are found again.
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

/**
 * Returns the URL for the scores of a column: `…/lineitem/scores?type_id=1` for
 * `…/lineitem?type_id=1`.
 */
function scoresOf(column: string): string {
  const url = new URL(column);
  url.pathname = `${url.pathname.replace(/\/$/, '')}/scores`;
  return url.href;
}
