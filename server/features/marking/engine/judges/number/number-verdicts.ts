import type { Finding, KindVerdict } from '../judge.ts';

/** Measured on cases marked by hand: how often examiners agreed with each kind of decision. */
export const SURE = {
  finalRight: 0.95,
  unitWrong: 0.5,
  unitLeftOut: 0.8,
  method: 0.85,
  figureOnTheWay: 0.8,
  carried: 0.7,
  methodInWords: 0.55,
  nothing: 0.9,
  wrong: 0.88,
  rounding: 0.65,
  unreadSpecial: 0.5,
} as const;

type Span = { start: number; end: number };

const spanOf = ({ start, end }: Span): Span => ({ start, end });

export const earned = (
  at: readonly Span[],
  sureness: number,
  finding: Finding | null = null,
): KindVerdict => ({
  share: 1,
  sureness,
  spans: at.map((span) => spanOf(span)),
  finding,
});

export const missed = (finding: Finding | null, sureness: number = SURE.wrong): KindVerdict => ({
  share: 0,
  sureness,
  spans: [],
  finding,
});

/** Returns a verdict for a share of several values; `end` is the length of the answer. */
export const ofShare = (share: number, sureness: number, end: number): KindVerdict => ({
  share,
  sureness,
  spans: share > 0 ? [{ start: 0, end }] : [],
  finding: share === 1 ? null : share > 0 ? 'incomplete' : 'other-value',
});
