import { testMarks } from '../../../../testing/test-marks.ts';
import type { MarkedScheme } from './testing/mark-of.ts';

/** Crosses of two parents: a mark for each generation, in diagrams and in running text. */
const SCHEMES: readonly MarkedScheme[] = [
  [
    'In peas, T is the allele for tall and t for dwarf. Two heterozygous plants are crossed. Complete a genetic diagram and state the probability that a plant is dwarf.',
    'gametes T and t from each parent [1]\noffspring genotypes TT, Tt, Tt, tt [1] ; ecf from wrong gametes\nprobability 0.25 / 25% / 1 in 4 / 1/4 [1] ; R 1:4',
    3,
    [
      ['T and t from one, T and t from the other\nTT Tt Tt tt\n1/4', 3],
      ['T t x T t gives TT, Tt, tT, tt so 25%', 3],
      ['Gametes: T, t / T, t. Offspring TT, Tt, Tt and tt', 2],
      ['T t x T t gives TT, Tt, tT, tt so 1:4', 2],
      ['Tt x Tt: TT, Tt, Tt, tt', 1],
      ['25%', 1],
      ['Gametes T t and T T. TT, TT, Tt, Tt, 0.5', 0],
      ['all are Tt', 0],
    ],
  ],
  [
    'Give the genotypes of the parents and of the possible kittens. b is the recessive allele.',
    'parents both Bb (1)\noffspring BB, Bb, (Bb,) bb (1) ecf from wrong parental genotypes',
    2,
    [
      ['Parents Bb and Bb\nkittens BB, Bb, Bb, bb', 2],
      ['both are Bb. they could have BB Bb or bb', 2],
      ['Bb x Bb = BB, Bb, Bb, bb', 2],
      ['BB x bb\nall kittens Bb', 1],
      ['Both Bb, kittens Bb, Bb, Bb, bb', 1],
      ['BB and bb', 0],
    ],
  ],
];

testMarks(SCHEMES);
