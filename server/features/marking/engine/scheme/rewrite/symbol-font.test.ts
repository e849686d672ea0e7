import { expect, it } from 'vitest';
import { restoreSigns } from './symbol-font.ts';

it.each([
  ['12 + (3 \uF0B4 16)', '12 + (3 × 16)'],
  ['25 \uF0B8 1000 = 0.025', '25 ÷ 1000 = 0.025'],
  ['Cu2+ + 2e– \uF0AE Cu', 'Cu2+ + 2e– → Cu'],
  ['0.3 \uF06Dm', '0.3 μm'],
  ['R = 4 \uF057 in all', 'R = 4 Ω in all'],
  ['4.5 \uF0B0C', '4.5 °C'],
])('characters of a symbol font are restored: %j', (text, restored) => {
  expect(restoreSigns(text)).toBe(restored);
});

it.each(['\uF0B7 more light', '\uF0B7 first\n\uF0B7 second', '3\t\uF06C more heat', 'tick \uF0FC'])(
  'bullets and ticks are left unchanged: %j',
  (text) => {
    expect(restoreSigns(text)).toBe(text);
  },
);
