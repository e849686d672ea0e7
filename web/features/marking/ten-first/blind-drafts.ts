import { useState } from 'react';
import type { BlindTick } from '../../../../shared/contract/blind-marks.ts';
import { localEntry } from '../../../local-entry.ts';
import type { BlindItem } from './blind-queue.ts';

/** The unsaved input for an answer that is being marked blind. */
export interface BlindDraft {
  mark: number | '';
  points: BlindTick[];
}

type Drafts = Readonly<Record<string, BlindDraft>>;

/** Includes the revision, because an answer with changed text is a different one. */
const keyOf = ({ answer }: BlindItem): string => `${answer.submissionId} ${answer.answerRevision}`;

/**
 * Stores this teacher's unsaved input for the answers of a quiz on this device, so that it survives
 * a reload. Each tab has its own copy, and changes only its own entries in storage.
 */
export function useBlindDrafts(userId: string, quizCode: string) {
  const [entry] = useState(() =>
    localEntry(`greenpen.blind-marks.${userId}.${quizCode}`, readDrafts),
  );
  const [drafts, setDrafts] = useState<Drafts>(() => entry.read() ?? {});
  const find = (item: BlindItem): BlindDraft | undefined => {
    const draft = drafts[keyOf(item)];
    return draft && { ...draft, points: fits(draft, item) ? draft.points : [] };
  };
  return {
    find,
    isTyped: (item: BlindItem): boolean => keyOf(item) in drafts,
    type: (item: BlindItem, draft: BlindDraft) => {
      const typed = { [keyOf(item)]: draft };
      setDrafts({ ...drafts, ...typed });
      entry.write({ ...entry.read(), ...typed });
    },
    forget: (item: BlindItem) => {
      setDrafts(without(drafts, keyOf(item)));
      const kept = without(entry.read() ?? {}, keyOf(item));
      if (Object.keys(kept).length === 0) entry.remove();
      else entry.write(kept);
    },
  };
}

export type BlindDrafts = ReturnType<typeof useBlindDrafts>;

const without = (drafts: Drafts, key: string): Drafts =>
  Object.fromEntries(Object.entries(drafts).filter(([each]) => each !== key));

/**
 * Returns true if the draft's points are still those of the scheme; the mark is valid even without
 * them.
 */
const fits = ({ points }: BlindDraft, { points: known }: BlindItem): boolean =>
  points.every(({ place, point }) => point === undefined || known[place]?.point === point);

function readDrafts(stored: unknown): Drafts {
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(
    Object.entries(stored).filter((each): each is [string, BlindDraft] => isDraft(each[1])),
  );
}

function isDraft(kept: unknown): kept is BlindDraft {
  if (typeof kept !== 'object' || kept === null) return false;
  if (!('mark' in kept) || !('points' in kept)) return false;
  const { mark, points } = kept;
  return (typeof mark === 'number' || mark === '') && Array.isArray(points) && points.every(isTick);
}

function isTick(kept: unknown): kept is BlindTick {
  if (typeof kept !== 'object' || kept === null || !('place' in kept) || !('quote' in kept)) {
    return false;
  }
  const { place, quote } = kept;
  return typeof place === 'number' && (typeof quote === 'string' || quote === null);
}
