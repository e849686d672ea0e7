import { testMarks } from '../../../../testing/test-marks.ts';
import type { MarkedScheme } from './testing/mark-of.ts';

/** Codes, labels and remarks that are separated from what they are about. */
const SCHEMES: readonly MarkedScheme[] = [
  [
    'Solve 4x + 7 = 31',
    'M1 for subtracting 7 from both sides, eg 4x = 24\nA1 cao\nx = 6',
    2,
    [
      ['x = 6', 2],
      ['6', 2],
      ['4x = 24', 1],
      ['x = 9.5', 0],
    ],
  ],
  [
    'Solve 4x + 7 = 31',
    'M1\n4x = 24\nA1\nx = 6',
    2,
    [
      ['x = 6', 2],
      ['4x = 24', 1],
      ['x = 9.5', 0],
    ],
  ],
  [
    'Work out 15% of 240.',
    'M1 oe\n0.15 × 240\nA1 cao\n36',
    2,
    [
      ['36', 2],
      ['0.15 x 240', 1],
      ['0.15 x 240 = 38', 1],
      ['24', 0],
    ],
  ],
  [
    'Calculate the speed of a car that travels 150 m in 12 s.',
    '(1)\n150 ÷ 12\n(1)\n12.5 (m/s)',
    2,
    [
      ['12.5', 2],
      ['150/12', 1],
      ['12/150 = 0.08', 0],
    ],
  ],
  [
    'Expand and simplify (x + 3)(x − 2)',
    'M1\nany three terms correct of x² − 2x + 3x − 6\nA1\nx² + x − 6',
    2,
    [
      ['x^2 + x - 6', 2],
      ['x² + x − 6', 2],
      ['x^2 - 6', 0],
    ],
  ],
  [
    'Find the area of a triangle with base 8 cm and height 5 cm.',
    'M1 8 × 5 ÷ 2 oe\nA1\n20\nB1\ncm²',
    3,
    [
      ['20 cm²', 3],
      ['20', 2],
      ['8 x 5 / 2', 1],
      ['40 cm²', 1],
    ],
  ],
  [
    'Convert the binary number 1011 0110 to denary. Show your working.',
    '1 mark for working: 128 + 32 + 16 + 4 + 2\n1 mark for answer: 182',
    2,
    [
      ['128+32+16+4+2 = 182', 2],
      ['128+32+16+4+2', 1],
      ['172', 0],
    ],
  ],
  [
    'Convert the binary number 1011 0110 to denary.',
    'Working (1): 128 + 32 + 16 + 4 + 2\nAnswer (1): 182',
    2,
    [
      ['128+32+16+4+2 = 182', 2],
      ['182', 2],
      ['172', 0],
    ],
  ],
  [
    'A file holds 12 000 bytes. How many bits is that?',
    'Working: 12 000 × 8 [1]\nAnswer: 96 000 [1]',
    2,
    [
      ['12000 x 8 = 96000', 2],
      ['96 000 bits', 2],
      ['12000 x 8 = 98000', 1],
      ['1500', 0],
    ],
  ],
  [
    'Calculate the density of a block of mass 54 g and volume 20 cm³.',
    'Method – 54 ÷ 20 (1 mark)\nCorrect answer – 2.7 (1 mark)\nUnit – g/cm³ (1 mark)',
    3,
    [
      ['2.7 g/cm3', 3],
      ['2.7', 2],
      ['54/20', 1],
      ['20/54 = 0.37', 0],
    ],
  ],
  [
    'Calculate the density of a block of mass 54 g and volume 20 cm³.',
    '1 mark for correct substitution: 54 ÷ 20\n1 mark for correct answer: 2.7 (g/cm³)',
    2,
    [
      ['2.7', 2],
      ['54 ÷ 20 = 2.9', 1],
      ['1080', 0],
    ],
  ],
  [
    'Calculate the percentage change from 80 to 92.',
    'One mark for correct method 12/80 × 100\nOne mark for correct answer 15(%)',
    2,
    [
      ['15%', 2],
      ['12/80 x 100', 1],
      ['92/80', 0],
    ],
  ],
  [
    'Name the process and explain why it happens at night.',
    'Process: respiration (1)\nReason: there is no light for photosynthesis (1)',
    2,
    [
      ['Respiration. There is no light so no photosynthesis.', 2],
      ['respiration', 1],
    ],
  ],
  [
    'State two ways in which the structure of a vein differs from an artery.',
    '(veins have)\nthinner walls ;\nwider lumen ;\nvalves ;\nmax 2',
    2,
    [
      ['Veins have valves and thinner walls.', 2],
      ['Veins carry blood back to the heart.', 0],
    ],
  ],
  [
    'How is the leaf adapted for photosynthesis?',
    '(The leaf is)\n• thin so gases diffuse quickly (1)\n• broad so it absorbs more light (1)',
    2,
    [
      ['The leaf is green.', 0],
      ['It is thin so that gases can diffuse in fast', 1],
      ['broad to absorb more light, thin so gases diffuse quickly', 2],
    ],
  ],
  [
    'What happens to the particles when a gas is heated?',
    '(the particles / they)\nmove faster ✓\nhit the walls more often ✓',
    2,
    [
      ['the particles get bigger', 0],
      ['They move faster and hit the walls more often.', 2],
      ['The particles move more quickly', 1],
    ],
  ],
  [
    'Why did the population fall?',
    '(because of)\nfamine (1)\nemigration (1)',
    2,
    [
      ['There was a famine and many people emigrated', 2],
      ['because of war', 0],
    ],
  ],
  [
    'What is a catalyst?',
    'substance that speeds up a reaction (without being used up) (1)',
    1,
    [
      ['something that is used up', 0],
      ['a substance which speeds up a reaction', 1],
      ['It is not used up', 0],
    ],
  ],
  [
    'What is an isotope?',
    'atoms with the same number of protons but different numbers of neutrons (of the same element) (1)',
    1,
    [
      ['atoms of the same element', 0],
      ['Atoms with the same number of protons and a different number of neutrons', 1],
    ],
  ],
  [
    'State the height and the direction.',
    '65 m (accept 60–70) (1) ; unit required\nnorth-east / NE (1)',
    2,
    [
      ['65m, north east', 2],
      ['65, NE', 1],
      ['80 m NE', 1],
      ['70 m, SW', 1],
    ],
  ],
  [
    'State the mass and the colour.',
    '12 g (1); unit needed\nred (1); accept scarlet',
    2,
    [
      ['12 g, red', 2],
      ['12, red', 1],
      ['12 g scarlet', 2],
    ],
  ],
  [
    'What was seen and what gas was it?',
    'fizzing / bubbles (1) ; ignore gas given off\nhydrogen (1) ; reject H',
    2,
    [
      ['bubbles, hydrogen', 2],
      ['fizzing and oxygen', 1],
      ['bubbles, H', 1],
    ],
  ],
  [
    'Identify and describe one agent of socialisation.',
    'Identification: family / peers / media (1)\nDescription up to 2 marks: e.g. the family teaches children norms (1) by imitation of parents (1)',
    3,
    [
      ['The family. It teaches children norms, as they imitate their parents.', 3],
      ['the media', 1],
      ['Peers. They teach norms.', 2],
    ],
  ],
  [
    'Explain one effect of the flood.',
    'Effect (1 mark): homes were destroyed (1)\nExplanation (up to 2 marks): people had to live in shelters (1) where disease spread (1)',
    3,
    [
      ['Homes were destroyed so people lived in shelters and disease spread there', 3],
      ['homes were destroyed', 1],
      ['disease', 0],
    ],
  ],
  [
    "What is meant by 'birth rate'?",
    'The number of births per thousand people per year (1).\nMust have reference to per 1000 and per year.',
    1,
    [['The number of births per 1000 people per year', 1]],
  ],
  [
    "What is meant by 'speed'?",
    'distance travelled per unit time (1). Must mention both distance and time.',
    1,
    [
      ['how much distance is travelled in a time', 1],
      ['how fast something goes', 0],
      ['the distance travelled', 0],
    ],
  ],
  [
    'What is weight?',
    'the force of gravity on an object\nmust include force',
    1,
    [
      ['the force of gravity on something', 1],
      ['how much gravity acts on an object', 0],
    ],
  ],
  [
    'What is meant by net migration?',
    'difference between immigration and emigration (1) – answer must refer to both',
    1,
    [
      ['the difference between immigration and emigration', 1],
      ['the number of immigrants', 0],
    ],
  ],
];

testMarks(SCHEMES);
