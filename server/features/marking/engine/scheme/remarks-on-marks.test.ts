import { describe, expect, it } from 'vitest';
import { readScheme } from './read-scheme.ts';
import type { Scheme } from './scheme.ts';

const pointsOf = ({ groups }: Scheme) => groups.flatMap(({ points }) => points);
const STEPS = 'the lid is lifted (1)\nair flows in (1)\nthe flame grows (1)';

describe('a remark about marks for a wrong answer', () => {
  it.each([
    ['If the answer is incorrect, award 1 mark for 6 × 14', '6 × 14'],
    ['If answer incorrect allow 1 mark for 84 ÷ 60 / 84 seen', '84 ÷ 60 / 84 seen'],
    ['Where the final answer is wrong, 1 mark for correct working, e.g. 14 + 70', '14 + 70'],
    ['If answer is missing or in wrong units, give one mark for method such as 6 × 14', '6 × 14'],
  ])('is neither a point nor an answer: %s', (remark, answer) => {
    const scheme = readScheme(`1.4 (kW) (2)\n${remark}`, 2);
    expect(pointsOf(scheme).map(({ marks }) => marks)).toEqual([2]);
    expect(scheme.conditions).toMatchObject([{ kind: 'special-case', answer, marks: 1 }]);
  });

  it('can continue on the line below, which is not another answer', () => {
    const scheme = readScheme(
      '1.4 (kW) (2)\nIf answer incorrect award 1 for 6 × 14\nOR 84 ÷ 60 seen',
      2,
    );
    expect(pointsOf(scheme)[0]?.statements).toHaveLength(1);
    expect(scheme.conditions.map((one) => ('answer' in one ? one.answer : ''))).toEqual([
      '6 × 14',
      '84 ÷ 60 seen',
    ]);
  });

  it('is not included in what is accepted before it', () => {
    const scheme = readScheme(
      '12.00% (2)\tAccept 12, 12.0 If answer is 0.12 award 1 mark only.',
      2,
    );
    expect(pointsOf(scheme).flatMap(({ statements }) => statements)).toEqual([
      '12.00%',
      '12, 12.0',
    ]);
    expect(scheme.conditions).toMatchObject([{ kind: 'special-case', answer: '0.12', marks: 1 }]);
  });
});

describe('a remark that takes marks away or limits them', () => {
  it.each([
    ['do not award the second mark if no air is mentioned', 'not-understood'],
    ['do not credit this mark where a drawing is missing', 'not-understood'],
    ['B0 if a contradictory statement is made', 'not-understood'],
    ['M0 for a bare list of steps', 'not-understood'],
    ['Max 2 if fewer than 3 steps are given', 'limit'],
    ['penalise any mention of water – max 2', 'limit'],
    ['Reject smoke or steam – max 1', 'limit'],
    ['Do not accept smoke: max 1', 'limit'],
  ])('is not a point, and does not reject words of points: %s', (remark, kind) => {
    const scheme = readScheme(`${STEPS}\n${remark}`, 3);
    expect(pointsOf(scheme)).toHaveLength(3);
    expect(pointsOf(scheme).flatMap(({ rejected }) => rejected)).toEqual([]);
    expect(scheme.conditions.map((one) => one.kind)).toEqual([kind]);
  });

  it.each([
    "Do not credit 'it opens' without reference to the lid or air",
    "do not accept 'it opens' without the idea of lifting",
    "DO NOT ALLOW 'it opens' without ref to a lid",
  ])('does not reject words that would have been sufficient: %s', (remark) => {
    const scheme = readScheme(`${STEPS}\n${remark}`, 3);
    const words = pointsOf(scheme).flatMap(({ rejected }) => rejected);
    expect([...words, ...scheme.rejected]).toEqual([]);
  });
});
