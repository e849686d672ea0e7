import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a stamp is bound to: another attempt at the same quiz has another start. */
interface StampedAttempt {
  quizCode: string;
  userId: string;
  startedAt: Date;
}

export interface AttemptStamps {
  /** Says, so that nobody else could have said it, that a page of the attempt was answered then. */
  make(attempt: StampedAttempt, at: Date): string;
  /** When the stamp was made; null for one that is not this server's word about this attempt. */
  read(attempt: StampedAttempt, stamp: string): Date | null;
}

/** Signs the times at which pages of attempts were answered, by the secret of the installation. */
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
