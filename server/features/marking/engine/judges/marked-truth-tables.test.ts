import { testMarks } from '../../../../testing/test-marks.ts';
import type { MarkedScheme } from './testing/mark-of.ts';

/** Truth tables whose rows each earn a mark. */
const CASES: readonly MarkedScheme[] = [
  [
    'Complete the truth table for the circuit Q = A AND NOT B.',
    '1 mark per correct row\nA  B  Q\n0  0  0\n0  1  0\n1  0  1\n1  1  0',
    4,
    [
      ['A B Q\n0 0 0\n0 1 0\n1 0 1\n1 1 0', 4],
      ['A B Q\n1 1 0\n1 0 1\n0 1 0\n0 0 0', 4],
      ['0,0,0\n0,1,0\n1,0,1\n1,1,0', 4],
      ['A B Q\n0 0 0\n0 1 0\n1 0 1\n1 1 1', 3],
      ['A B Q\n0 0 1\n0 1 0\n1 0 1\n1 1 1', 2],
      ['A B Q\n0 0 1\n0 1 1\n1 0 0\n1 1 1', 0],
      ['Q: it is only on when A is on', 'left'],
    ],
  ],
  [
    'Complete the truth table for an OR gate.',
    'A\tB\tX\n0\t0\t0\t[1]\n0\t1\t1\t[1]\n1\t0\t1\t[1]\n1\t1\t1\t[1]',
    4,
    [
      ['0 0 0\n0 1 1\n1 0 1\n1 1 1', 4],
      ['0\n1\n1\n1', 4],
      ['0 1 1 0', 3],
      ['| A | B | X |\n| 0 | 0 | 0 |\n| 0 | 1 | 1 |\n| 1 | 0 | 1 |\n| 1 | 1 | 0 |', 3],
    ],
  ],
  [
    'Complete the truth table for a NOT gate.',
    'A | X\n0 | 1\n1 | 0\nOne mark for each row',
    2,
    [
      ['A X\n0 1\n1 0', 2],
      ['A X\n0 1\n1 1', 1],
    ],
  ],
  [
    'Fill in the truth table for P = X XOR Y.',
    'X Y P\nF F F\nF T T\nT F T\nT T F\nOne mark per row',
    4,
    [
      ['X Y P\nF F F\nF T T\nT F T\nT T F', 4],
      ['X Y P\n0 0 0\n0 1 1\n1 0 1\n1 1 1', 3],
    ],
  ],
  [
    'Complete the truth table for two outputs.',
    'A B R S\n0 0 0 1\n0 1 1 0\n1 0 1 0\n1 1 1 1\n1 mark for each correct row',
    4,
    [
      ['A B R S\n0 0 0 1\n0 1 1 0\n1 0 1 0\n1 1 1 1', 4],
      ['A B S R\n0 0 1 0\n0 1 0 1\n1 0 0 1\n1 1 1 1', 4],
      ['A B R S\n0 0 0 1\n0 1 1 1\n1 0 1 0\n1 1 1 1', 3],
    ],
  ],
  // A description or the name of a truth table is not a table.
  [
    'State what a truth table shows, and name the gate.',
    'the output for every combination of inputs (1)\nNAND (1)',
    2,
    [['It shows the output for every combination of inputs. NAND', 2]],
  ],
];

testMarks(CASES);
