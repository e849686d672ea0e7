import { art } from './notes/art.ts';
import { biology } from './notes/biology.ts';
import { computing } from './notes/computing.ts';
import { english } from './notes/english.ts';
import { french } from './notes/french.ts';
import { geography } from './notes/geography.ts';
import { history } from './notes/history.ts';
import { maths } from './notes/maths.ts';

/** Sixty notes as teachers type them, in four classes, written before the checks were read. */
export const firstSixty = [biology, english, maths, history];

/** Sixty more, in four other classes, written after the checks and before they ran on them. */
export const secondSixty = [geography, french, computing, art];
