import { expect, it } from 'vitest';
import { readAcceptedNumber } from './number-question.ts';

it.each([
  ['9.8', { value: 9.8, tolerance: 0, unit: '', isUnitAsked: false }],
  ['9.8 ± 0.1 m/s²', { value: 9.8, tolerance: 0.1, unit: 'm/s²', isUnitAsked: true }],
  ['-3.5 +/- .5', { value: -3.5, tolerance: 0.5, unit: '', isUnitAsked: false }],
  ['20 (°C)', { value: 20, tolerance: 0, unit: '°C', isUnitAsked: false }],
  ['1.5 × 10^3 J', { value: 1500, tolerance: 0, unit: 'J', isUnitAsked: true }],
  ['6.02e23', { value: 6.02e23, tolerance: 0, unit: '', isUnitAsked: false }],
  ['1/4', { value: 0.25, tolerance: 0, unit: '', isUnitAsked: false }],
  ['1,500 m', { value: 1500, tolerance: 0, unit: 'm', isUnitAsked: true }],
  ['£4.50', { value: 4.5, tolerance: 0, unit: '£', isUnitAsked: false }],
  ['50%', { value: 50, tolerance: 0, unit: '%', isUnitAsked: true }],
])('reads an accepted number: %s', (line, read) => {
  expect(readAcceptedNumber(line)).toEqual(read);
});

it.each(['', 'ten', 'm/s', '1/0', '5 or 6', '3 ± x', '12 13', '1..5'])(
  'refuses %j as an accepted number',
  (line) => {
    expect(readAcceptedNumber(line)).toBeNull();
  },
);
