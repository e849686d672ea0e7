import {
  LATE_WORDS_SECONDS,
  ON_THE_WAY_SECONDS,
  QUIET_PAGE_SECONDS,
} from '../../../../shared/business-rules.ts';

/** A time in which nobody served people, as the server found when it was back. */
export interface Outage {
  startedAt: Date;
  endedAt: Date;
}

interface LateWords {
  /** By the student's device. */
  typedAt: Date;
  /** When the server last answered the page in which they were typed, by its own signature. */
  answeredAt: Date;
  deadlineAt: Date;
  now: Date;
}

const seconds = (count: number) => count * 1_000;

/**
 * The outage that kept these words from coming before their deadline; undefined where none did
 * (docs/decisions/0053). The page must have been answered until the server went away, the words must
 * say of themselves that they are from before the deadline, and they must come soon.
 */
export function outageThatKept(
  { typedAt, answeredAt, deadlineAt, now }: LateWords,
  outages: readonly Outage[],
): Outage | undefined {
  if (typedAt > deadlineAt || typedAt < answeredAt) return undefined;
  return outages.find(({ startedAt, endedAt }) => {
    const [start, end, typed] = [startedAt.getTime(), endedAt.getTime(), typedAt.getTime()];
    return (
      start <= deadlineAt.getTime() &&
      end >= deadlineAt.getTime() &&
      typed >= start - seconds(ON_THE_WAY_SECONDS) &&
      answeredAt.getTime() >= start - seconds(QUIET_PAGE_SECONDS) &&
      now.getTime() <= end + seconds(LATE_WORDS_SECONDS)
    );
  });
}
