import type { LeaderboardEntry, TypingResult } from '../../../shared/contract/typing-test.ts';
import type { Actor } from '../../access/actor.ts';
import type { TypingResultRow } from './typing-test-queries.ts';
import { shortName } from './typing-test-rules.ts';

/** A result as its person sees it. */
export function presentResult(row: TypingResultRow): TypingResult {
  const { wpm, accuracy, charsTyped, wordsCompleted, timestamp } = row;
  return { wpm, accuracy, charsTyped, wordsCompleted, timestamp: timestamp.toISOString() };
}

interface FastestRow {
  uid: string;
  username: string;
  wpm: number;
  accuracy: number;
  timestamp: Date;
}

/** A line of the leaderboard as everyone sees it: no whole name, no id. */
export function presentEntry(actor: Actor, row: FastestRow, rank: number): LeaderboardEntry {
  const { uid, username, wpm, accuracy, timestamp } = row;
  return {
    rank,
    username: shortName(username),
    wpm,
    accuracy,
    timestamp: timestamp.toISOString(),
    isYou: uid === actor.id,
  };
}
