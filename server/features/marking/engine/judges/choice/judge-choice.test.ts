import { describe, expect, it } from 'vitest';
import { judgeScheme } from '../testing/judge-scheme.ts';

describe('a point that requires one option', () => {
  it.each([
    ['B', 'B', 1],
    ['B', 'b', 1],
    ['B', '(b)', 1],
    ['B', 'Option B because it is heavier', 1],
    ['B', 'answer is B', 1],
    ['B', 'C', 0],
    ['B', 'B or C', 0],
    ['B', 'It is B, not C', 1],
    ['B', 'not B', null],
    ['B', 'A big one', null],
    ['A', 'A because it is the biggest', 1],
    ['True', 'true', 1],
    ['True', 'T', 1],
    ['True', 'False', 0],
    ['False', 'It is false.', 1],
    ['False', 'not true', null],
  ])('scheme %j, answer %j: %j', (scheme, answer, share) => {
    expect(judgeScheme([scheme], answer).map((verdict) => verdict?.share)).toEqual([share]);
  });
});

describe('a point that requires one of the options printed in the question', () => {
  const ASKS = 'Which word means that God is all-knowing? A Omnipotent  B Omniscient  C Benevolent';
  const LINES = 'Which gas is made?\nA. carbon dioxide\nB. carbon monoxide\nC. oxygen\nD. nitrogen';
  it.each([
    [ASKS, 'B Omniscient', 'B', 1],
    [ASKS, 'B Omniscient', 'omniscient', 1],
    [ASKS, 'B Omniscient', 'B - Omniscient', 1],
    [ASKS, 'B Omniscient', 'it is omniscient', 1],
    [ASKS, 'B Omniscient', 'A', 0],
    [ASKS, 'B Omniscient', 'Omnipotent', 0],
    [ASKS, 'B Omniscient', 'B omnipotent', 0],
    [ASKS, 'B Omniscient', 'omniscient or benevolent', 0],
    [ASKS, 'Omniscient', 'b', 1],
    [LINES, 'B – carbon monoxide', 'carbon monoxide', 1],
    [LINES, 'B – carbon monoxide', 'B', 1],
    [LINES, 'B – carbon monoxide', 'carbon dioxide', 0],
    [LINES, 'C: oxygen', 'Oxygen.', 1],
    [LINES, 'oxygen', 'C', 1],
    [LINES, 'oxygen', 'D', 0],
  ])('%j: scheme %j, answer %j: %j', (questionText, scheme, answer, share) => {
    const verdicts = judgeScheme([scheme], answer, { questionText });
    expect(verdicts.map((verdict) => verdict?.share)).toEqual([share]);
  });

  it.each([
    ['A student heats oxygen. Name the gas that relights a splint.', 'oxygen', 'C', 0],
    ['Name vitamin C and vitamin D. Which gas do plants make?', 'oxygen', 'oxygen', 1],
  ])('finds no options in %j', (questionText, scheme, answer, share) => {
    const verdicts = judgeScheme([scheme], answer, { questionText });
    expect(verdicts.map((verdict) => verdict?.share)).toEqual([share]);
  });
});
