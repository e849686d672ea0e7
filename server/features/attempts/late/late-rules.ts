import {
  LATE_WORDS_SECONDS,
  ON_THE_WAY_SECONDS,
  QUIET_PAGE_SECONDS,
} from '../../../../shared/business-rules.ts';

/** A period in which nobody served people, as recorded by the server that came back. */
export interface Outage {
  startedAt: Date;
  endedAt: Date;
}

interface LateWords {
  /** The time on the student's device. */
  typedAt: Date;
  /**
   * The time of the server's last response to the page that the text was typed in, from its own
   * signature.
   */
  answeredAt: Date;
  deadlineAt: Date;
  now: Date;
}

const seconds = (count: number) => count * 1_000;

/**
 * Returns the outage that kept this text from arriving before its deadline; undefined if there was
 * none (docs/decisions/0053). The page must have had responses until the server went away, the text
 * must carry a time before the deadline, and it must arrive soon.
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
