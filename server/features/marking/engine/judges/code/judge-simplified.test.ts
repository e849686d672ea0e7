import { testMarks } from '../../../../../testing/test-marks.ts';
import type { MarkedScheme } from '../testing/mark-of.ts';

/** Boolean expressions that are simplified line by line, or written piece by piece. */
const CASES: readonly MarkedScheme[] = [
  [
    'Simplify the Boolean expression P.(P + Q) + P.R. Show your working.',
    'P.P + P.Q + P.R (1)\nP + P.Q + P.R (1)\nP (1)',
    3,
    [
      ['P.P + P.Q + P.R\n= P + P.Q + P.R\n= P', 3],
      ['PP + PQ + PR = P + PQ + PR = P', 3],
      ['P.R + P.Q + P.P\nP + P.R + P.Q', 2],
      ['P.P + P.Q + P.R\nP + Q + R', 1],
      ['P + Q', 0],
    ],
  ],
  [
    'Using Boolean algebra, simplify the expression X.Y + X.Y̅ + Z. You must show each step.',
    'X.(Y + Y̅) + Z (1)\nX.1 + Z (1)\nX + Z (1)',
    3,
    [
      ['X.(Y + Y̅) + Z\nX.1 + Z\nX + Z', 3],
      ["X(Y + Y') + Z\nX.1 + Z\nZ + X", 3],
      ['X.(Y + Y̅) + Z\nX.0 + Z\nZ', 1],
      ['X.Y', 0],
    ],
  ],
  [
    'Write the Boolean expression for an alarm Z that sounds when the system S is on and either D or W (or both) is open, and the key K is not in.',
    '1 mark for S AND\n1 mark for (D OR W)\n1 mark for AND NOT K',
    3,
    [
      ['Z = S AND (D OR W) AND NOT K', 3],
      ['(S AND (W OR D)) AND (NOT K)', 3],
      ['S AND (D OR W) AND K', 2],
      ['Z = S AND D AND NOT K', 2],
      ['Z = D OR W', 1],
      ['Z = S', 0],
    ],
  ],
  [
    'Write a logic expression for the circuit.',
    '(M AND N) [1]\nOR [1]\nNOT L [1]',
    3,
    [
      ['(M AND N) OR NOT L', 3],
      ['(M AND N) AND NOT L', 2],
      ['(M OR N) OR NOT L', 2],
      ['Q = M AND N', 1],
    ],
  ],
  // Algebra with numbers is not Boolean.
  [
    'Simplify the expression 3a + 2b + a.',
    '4a + 2b (2)',
    2,
    [
      ['4a + 2b', 2],
      ['6ab', 0],
    ],
  ],
];

testMarks(CASES);
