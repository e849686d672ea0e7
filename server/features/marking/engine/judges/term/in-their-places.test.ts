import { describe, expect, it } from 'vitest';
import { flagsOf, markOf, type Asked } from '../testing/mark-of.ts';

const PARTS: Asked = [
  'Name the gas given off at the cathode and the gas given off at the anode.',
  'hydrogen ;\nchlorine ;',
  2,
];
const LIST: Asked = ['Name two gases that are made.', 'hydrogen ;\nchlorine ;', 2];

describe('names that are asked for in order', () => {
  it('are doubted in the reverse order', async () => {
    expect(await flagsOf(PARTS, 'chlorine and hydrogen')).toContain('doubt');
    expect(await flagsOf(PARTS, 'hydrogen and chlorine')).toEqual([]);
  });

  it('are not doubted if the question asks for a number of them in any order', async () => {
    expect(await flagsOf(LIST, 'chlorine and hydrogen')).toEqual([]);
    expect(await markOf(LIST, 'chlorine and hydrogen')).toBe(2);
  });
});

const LABELLED: Asked = [
  'Which muscle of the upper arm contracts in each movement?',
  'bending / flexing: biceps (1)\nstraightening / extending: triceps (1)',
  2,
];

describe('names that a scheme gives for one label each', () => {
  it.each([
    ['bending: biceps, straightening: triceps', 2],
    ['The biceps for bending and the triceps for extending', 2],
    ['The triceps for straightening and the biceps for bending', 2],
    ['biceps, triceps', 2],
    ['biceps for straightening and triceps for bending', 0],
    ['triceps in flexing, biceps in extending', 0],
    ['bending: triceps, straightening: biceps', 0],
    ['biceps for bending and quadriceps for straightening', 1],
    ['hamstring for bending and quadriceps for straightening', 0],
    ['bending and straightening', 0],
  ])('earn marks only with the right label: %j: %j', async (answer, marks) => {
    expect(await markOf(LABELLED, answer)).toBe(marks);
  });
});
