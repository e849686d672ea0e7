import { describe, expect, it } from 'vitest';
import { readAnswer } from '../match/answer.ts';
import { PLAIN_POINT, type Scheme } from '../scheme/scheme.ts';
import { findUnread, hasUnreadFigure } from './unread-scheme.ts';

const QUESTION =
  'A lorry travels 90 km in 1.5 hours. Calculate its speed and say why it slows down.';
const WRITTEN = `speed found (1)   e.g. 90 ÷ 1.5 = 60
friction heats the brakes (1)   reject: gravity
tyres grip less on ice`;

const SCHEME: Scheme = {
  kind: 'points',
  groups: [
    {
      cap: null,
      count: null,
      route: null,
      points: [
        { ...PLAIN_POINT, text: 'speed found', statements: ['speed found'] },
        {
          ...PLAIN_POINT,
          text: 'friction heats the brakes',
          statements: ['friction heats the brakes'],
          rejected: ['gravity'],
        },
      ],
    },
  ],
  conditions: [],
  scale: null,
  rejected: [],
  ignored: [],
  levels: [],
  notes: ['e.g. 90 ÷ 1.5 = 60', 'tyres grip less on ice'],
  warnings: [],
  hasLevels: false,
  isModelAnswer: false,
  isByDetail: false,
};

const unread = findUnread(SCHEME, WRITTEN, QUESTION);

describe('the parts of a scheme that were not read as points', () => {
  it.each([
    ['60 km/h', true],
    ['90 / 1.5 = 60', true],
    ['90 × 1.5 = 135', false],
    ['90 and 1.5', false],
  ])('have a figure found nowhere else that is in the answer %j: %s', (answer, expected) => {
    expect(hasUnreadFigure(readAnswer(answer), unread)).toBe(expected);
  });

  it('are measured as a share of the scheme', () => {
    expect(unread.share).toBeGreaterThan(0.3);
    expect(findUnread({ ...SCHEME, notes: [] }, WRITTEN, QUESTION).share).toBe(0);
  });
});
