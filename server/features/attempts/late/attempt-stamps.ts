import { createHmac, timingSafeEqual } from 'node:crypto';

/** The attempt that a stamp is bound to: another attempt at the same quiz has another start. */
interface StampedAttempt {
  quizCode: string;
  userId: string;
  startedAt: Date;
}

export interface AttemptStamps {
  /**
   * Creates an unforgeable proof that the server responded to a page of the attempt at that time.
   */
  make(attempt: StampedAttempt, at: Date): string;
  /** Returns the time of the stamp; null if this server did not make it for this attempt. */
  read(attempt: StampedAttempt, stamp: string): Date | null;
}

/** Creates stamps: signed times of responses to attempt pages, using the installation's secret. */
export function createAttemptStamps(secret: string): AttemptStamps {
  const make = ({ quizCode, userId, startedAt }: StampedAttempt, at: Date) => {
    const signed = `attempt-stamp ${quizCode} ${userId} ${startedAt.getTime()} ${at.getTime()}`;
    return `${at.getTime()}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
  };
  return {
    make,
    read: (attempt, stamp) => {
      const at = new Date(Number(stamp.slice(0, Math.max(0, stamp.indexOf('.')))));
      if (Number.isNaN(at.getTime())) return null;
      const expected = Buffer.from(make(attempt, at));
      const given = Buffer.from(stamp);
      return expected.length === given.length && timingSafeEqual(expected, given) ? at : null;
    },
  };
}
