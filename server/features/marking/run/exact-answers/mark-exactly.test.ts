import { describe, expect, it } from 'vitest';
import type { QuestionKind } from '../../../../../shared/choice-question.ts';
import { markExactly } from './mark-exactly.ts';

const mark = (kind: Exclude<QuestionKind, 'text'>, scheme: string, answer: string, options = '') =>
  markExactly({
    id: 'a',
    questionText: '',
    markSchemeAnswer: scheme,
    userAnswer: answer,
    maxMark: 2,
    kind,
    options,
  });

describe('marking a number', () => {
  it.each([
    ['42', '42', 2],
    ['42', '42.0', 2],
    ['42', 'x = 42', 2],
    ['42', 'about 42', 2],
    ['42', '41', 0],
    ['42', '-42', 0],
    ['42', '4 or 42', 0],
    ['42', 'not 42', 0],
    ['42', 'forty-two', 2],
    ['42', 'no idea', 0],
    ['42', '3 × 14 = 42', 2],
    ['-3', '−3', 2],
    ['1500', '1,500', 2],
    ['1.5 × 10^3', '1500', 2],
    ['1/3', '1/3', 2],
    ['9.8', '9,8', 2],
    ['9.8 ± 0.1', '9.9', 2],
    ['9.8 ± 0.1', '9.7', 2],
    ['9.8 ± 0.1', '9.91', 0],
    ['9.8 ± 0.1 m/s', '9.85 m/s', 2],
    ['9.8 ± 0.1 m/s', '985 cm/s', 2],
    ['9.8 ± 0.1 m/s', '9.8', 0],
    ['9.8 ± 0.1 m/s', '9.8 kg', 0],
    ['9.8 ± 0.1 (m/s)', '9.8', 2],
    ['9.8 ± 0.1 (m/s)', '9.8 m s^-1', 2],
    ['9.8 ± 0.1 (m/s)', '9.8 kg', 0],
    ['20 °C', '20°C', 2],
    ['20 °C', '20 K', 0],
    ['5 MW', '5 mW', 0],
    ['5 MW', '5000 kW', 2],
    ['12 apples', '12 Apples', 2],
    ['12 apples', '12', 0],
    ['12 apples', '12 pears', 0],
    ['£4.50', '£4.50', 2],
    ['£4.50', '4.5', 2],
    ['£4.50', '450p', 2],
    ['50%', '50%', 2],
    ['50%', '50', 0],
    ['0', '0', 2],
  ])('accepted %j, given %j: %d of 2 marks', (scheme, answer, marks) => {
    expect(mark('number', scheme, answer).markAwarded).toBe(marks);
  });

  it('gives the highest mark among the accepted values that match', () => {
    const scheme = '3.14 ± 0.005\n3 ± 0.5 (1)';
    expect(mark('number', scheme, '3.14').markAwarded).toBe(2);
    expect(mark('number', scheme, '3.2')).toMatchObject({
      markAwarded: 1,
      feedback: 'This earns some of the marks.',
    });
    expect(mark('number', scheme, '4').markAwarded).toBe(0);
  });

  it('says what is wrong with a unit', () => {
    expect(mark('number', '5 N', '5').feedback).toBe('The number is right; its unit is missing.');
    expect(mark('number', '5 N', '5 J').feedback).toBe('The number is right; its unit is not.');
    expect(mark('number', '5 N', 'N').feedback).toBe(
      'No single number could be read in this answer.',
    );
  });
});

describe('marking a short term', () => {
  it.each([
    ['mitosis', 'Mitosis.', 2],
    ['mitosis', 'it is mitosis', 2],
    ['mitosis', 'mitosiss', 2],
    ['mitosis', 'meiosis', 0],
    ['mitosis', 'mitosis or meiosis', 0],
    ['mitosis', 'not mitosis', 0],
    ['cell division', 'the cell division', 2],
    ['cell division', 'cell', 0],
    ['H2O', 'h2o', 2],
    ['H2O', 'H2O2', 0],
    ['C++', 'C', 0],
    ['DNA', 'RNA', 0],
    ['1066', '1067', 0],
    ['São Paulo', 'Sao Paulo', 2],
    ['A', 'a', 2],
  ])('accepted %j, given %j: %d of 2 marks', (scheme, answer, marks) => {
    expect(mark('term', scheme, answer).markAwarded).toBe(marks);
  });

  it('accepts any of the listed terms, and is less sure of a spelling slip', () => {
    const scheme = 'autumn\nfall (1)';
    expect(mark('term', scheme, 'fall').markAwarded).toBe(1);
    const slip = mark('term', scheme, 'autunm');
    expect(slip.feedback).toBe('Correct, apart from a spelling slip.');
    expect(slip.analysis.confidence).toBeLessThan(1);
  });
});

describe('matching', () => {
  const options = 'France\nSpain\nItaly\n\nMadrid\nParis\nRome\nVienna';
  const scheme = 'France → Paris\nSpain → Madrid\nItaly → Rome';
  it.each([
    ['France → Paris\nSpain → Madrid\nItaly → Rome', 2, 'Correct: you matched all the pairs.'],
    ['France → Paris\nSpain → Madrid\nItaly → Vienna', 1, 'You matched 2 of the 3 pairs.'],
    ['France → Paris', 0, 'You matched 1 of the 3 pairs.'],
    ['France → Madrid', 0, 'You matched 0 of the 3 pairs.'],
  ])('%j: %d of 2 marks', (answer, marks, feedback) => {
    expect(mark('matching', scheme, answer, options)).toMatchObject({
      markAwarded: marks,
      feedback,
    });
  });

  it('gives each pair its own marks if the scheme specifies them', () => {
    const weighed = 'France → Paris (2)\nSpain → Madrid (0)\nItaly → Rome (0)';
    expect(mark('matching', weighed, 'France → Paris', options).markAwarded).toBe(2);
  });
});
