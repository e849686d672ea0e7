import type { Unit } from '../number/units.ts';
import type { Break, Sign } from './maths-signs.ts';

/** A token of a text that may contain maths. */
export type MathsToken = { start: number; end: number } & (
  | { type: 'number'; value: number; text: string; unit: Unit | null }
  | { type: 'sign'; sign: Sign }
  | { type: 'relation'; sign: '=' | '<' | '>' | '≤' | '≥' }
  | { type: 'name'; name: string }
  | { type: 'word'; word: string }
  | { type: 'unit'; unit: Unit }
  | { type: 'break'; by: Break }
);

export const isNumeric = (token: MathsToken | undefined): boolean =>
  token !== undefined &&
  (token.type === 'number' ||
    (token.type === 'sign' && token.sign === ')') ||
    token.type === 'unit');

export const isTimesSign = (token: MathsToken | undefined): boolean =>
  token?.type === 'sign' && token.sign === '*';

/** True for figures that multiply before "of": "2.5% of 640", and "half of 12". */
export const isShare = (token: MathsToken | undefined): boolean =>
  token?.type === 'number' && (token.unit?.factor === 0.01 || token.text.includes('/'));
