import { describe, expect, it } from 'vitest';
import { createBuiltInMarker } from './built-in-marker.ts';

const scheme = '• prayer\n• fasting\n• pilgrimage\n• charity\n';

const mark = async (remark: string, userAnswer: string) => {
  const { markAwarded, analysis } = await createBuiltInMarker().mark({
    id: '1',
    questionText: 'Give two of the Five Pillars of Islam.',
    markSchemeAnswer: `Any two from:\n${scheme}${remark}`,
    userAnswer,
    maxMark: 2,
  });
  return { markAwarded, isFlagged: analysis.flags.length > 0 };
};

describe('a remark about more answers than asked for', () => {
  it.each([
    'If more than two answers are given, mark the first two only.',
    'Where more than two responses are listed, credit the first two.',
  ])('causes doubt only if too many answers are given: %s', async (remark) => {
    expect(await mark(remark, 'prayer and fasting')).toEqual({ markAwarded: 2, isFlagged: false });
    const more = await mark(remark, 'feasting, reading, prayer, fasting');
    expect(more.isFlagged).toBe(true);
  });

  it('does not remove the doubt caused by other remarks that are not understood', async () => {
    const { isFlagged } = await mark(
      'Pillars must be credited in the order of the creed only.',
      'prayer and fasting',
    );
    expect(isFlagged).toBe(true);
  });
});
