import { describe, expect, it } from 'vitest';
import { LATE_WORDS_SECONDS } from '../../../../shared/business-rules.ts';
import { outageThatKept } from './late-rules.ts';

const at = (time: string) => new Date(`2026-05-04T${time}Z`);
const outage = { startedAt: at('10:00:00'), endedAt: at('10:10:00') };

/**
 * The page had responses until the outage, the text is from before the deadline, and it came at
 * once.
 */
const honest = {
  answeredAt: at('09:59:57'),
  typedAt: at('10:03:00'),
  deadlineAt: at('10:05:00'),
  now: at('10:10:05'),
};

const isTaken = (changes: Partial<typeof honest>) =>
  outageThatKept({ ...honest, ...changes }, [outage]) === outage;

describe('outageThatKept', () => {
  it('accepts what was typed between the server’s failure and the deadline', () => {
    expect(isTaken({})).toBe(true);
    expect(isTaken({ typedAt: honest.deadlineAt })).toBe(true);
  });

  it('accepts what was on its way when the server failed', () => {
    expect(isTaken({ typedAt: at('09:59:58') })).toBe(true);
    expect(isTaken({ answeredAt: at('09:59:00'), typedAt: at('09:59:30') })).toBe(false);
  });

  it('accepts nothing dated after the deadline', () => {
    expect(isTaken({ typedAt: at('10:05:01') })).toBe(false);
  });

  it('accepts nothing dated before the server’s answer that it refers to', () => {
    expect(isTaken({ answeredAt: at('10:03:01') })).toBe(false);
  });

  it('accepts nothing from a page that had gone quiet before the server did', () => {
    expect(isTaken({ answeredAt: at('09:58:30') })).toBe(true);
    expect(isTaken({ answeredAt: at('09:58:29') })).toBe(false);
  });

  it('accepts nothing if the server was running at the deadline', () => {
    expect(isTaken({ deadlineAt: at('10:10:01'), typedAt: at('10:09:00') })).toBe(false);
    expect(isTaken({ deadlineAt: at('09:59:59'), typedAt: at('09:59:58') })).toBe(false);
  });

  it('accepts words for two minutes after the server is back, and no longer', () => {
    const last = new Date(outage.endedAt.getTime() + LATE_WORDS_SECONDS * 1_000);
    expect(isTaken({ now: last })).toBe(true);
    expect(isTaken({ now: new Date(last.getTime() + 1_000) })).toBe(false);
  });

  it('finds, among several outages, the one that kept them back', () => {
    const earlier = { startedAt: at('09:40:00'), endedAt: at('09:41:00') };
    expect(outageThatKept(honest, [earlier, outage])).toBe(outage);
    expect(outageThatKept(honest, [earlier])).toBeUndefined();
  });
});
