import { expect, it } from 'vitest';
import { testMarks } from '../../../../testing/test-marks.ts';
import { flagsOf, type MarkedScheme } from './testing/mark-of.ts';

/**
 * Remarks in square brackets, parts with their marks above them, lists without bullets and levels
 * in a table.
 */
const CASES: readonly MarkedScheme[] = [
  [
    '(i) Name the gas that relights a glowing splint. (ii) Give its formula. (iii) Name the process by which plants make it.',
    '(i) oxygen (1)  [A: dioxygen] [R: ozone, air]\n(ii) O2 (1)  [R: O, 2O]\n(iii) photosynthesis (1)  [A: light reaction]',
    3,
    [
      ['oxygen, O2, photosynthesis', 3],
      ['i) dioxygen ii) O iii) respiration', 1],
      ['(i) hydrogen (ii) H2 (iii) burning', 0],
    ],
  ],
  [
    'Explain why a puddle dries faster on a windy day.',
    'wind moves water vapour away (1) [accept: humid air is blown away]\nso more particles evaporate each second (1) [not: boil]',
    2,
    [
      ['The wind moves the water vapour away so more particles evaporate each second.', 2],
      ['The humid air is blown away.', 1],
      ['It looks nice in the sun.', 0],
    ],
  ],
  [
    'State two effects of a tariff on imported steel.',
    'Any two from:\nprice of imported steel rises;\ndomestic producers sell more steel;\ngovernment gains revenue [allow: tax income for the state];\n[not: exports rise / unemployment ends]\n[2]',
    2,
    [
      ['Imported steel goes up in price and the government gains revenue.', 2],
      ['The state gets tax income.', 1],
      ['exports rise', 0],
      ['Domestic producers sell more steel.', 1],
    ],
  ],
  [
    'Name the organ that makes bile and the organ that stores it.',
    'made in the liver [1] [R: pancreas]\nstored in the gall bladder [1] [A: gallbladder] [I: bile duct]',
    2,
    [
      ['liver, gall bladder', 2],
      ['The liver makes it and the pancreas stores it', 1],
      ['stomach and kidney', 0],
    ],
  ],
  [
    '(a) Convert the binary number 11001010 to denary. (b) Convert the binary number 11001010 to hexadecimal.',
    '(a) 1 mark for AO2 (apply)\n202;\n\n(b) 2 marks for AO2 (apply)\nCA;;\nIf answer not correct then award 1 mark for either:\none correct hexadecimal digit in the correct position / showing 1100 = 12 and 1010 = 10',
    3,
    [
      ['(a) 128+64+8+2 = 202 (b) 1100 = 12 = C, 1010 = 10 = A so CA', 3],
      ['202 and CA', 3],
      ['a) 202 b) dont know', 1],
      ['a) 200 b) CA', 2],
      ['a) 53 b) 35', 0],
    ],
  ],
  [
    '(a) State the denary value of hexadecimal 2F. (b) State the hexadecimal value of binary 10110101.',
    '(a) 1 mark for AO2 (apply)\n47;\n(b) 1 mark for AO2 (apply)\nB5;',
    2,
    [
      ['47 and B5', 2],
      ['a) 32 b) B5', 1],
      ['(a) 217 (b) 181', 0],
    ],
  ],
  [
    'Write the hexadecimal number that comes after A4, and the one that comes before A4.',
    'A5 (1)\nA3 (1)',
    2,
    [
      ['A5 and A3', 2],
      ['A5 then A2', 1],
      ['B4 and A0', 0],
    ],
  ],
  [
    'How many pixels does a 40 by 30 image have, and how many bits does it need at a colour depth of 4?',
    'All marks AO2 (apply)\n1200;\n4800;',
    2,
    [
      ['1200 pixels and 2400 bits', 1],
      ['70 and 280', 0],
    ],
  ],
  [
    'Give two reasons why people moved to the towns in the nineteenth century.',
    'Any two from:\nmachines did the work on farms so fewer were needed for it\nfactories / mills offered work\nhigher wages than those paid\nrailways brought them there cheaply\nenclosure of common land\n\n1 mark each, max 2. One-word answers acceptable.',
    2,
    [
      ['There was work in factories, and the railways took them there cheaply', 2],
      ['Enclosure of the common land.', 1],
      ['They liked the smoke.', 0],
    ],
  ],
  [
    'Give two reasons for taking a bus and not a car.',
    'Any two from:\nsaves money as nobody pays for it\nno need to park\nless pollution\nsome are tired after it\ntime to read on it',
    2,
    [
      ['no need to park and you can read on it', 2],
      ['less pollution', 1],
      ['buses are red', 0],
    ],
  ],
  [
    'Suggest how a school could save water.',
    'Level\tMarks\tDescription\n2 (Clear)\t3–4\tShows clear understanding of how water is saved. Ideas are developed.\n1 (Basic)\t1–2\tSimple statements, little or no development.\n\t0\tNo relevant content\n\nTwo developed ideas for 4 marks; one developed idea for 3 marks.\n\nIndicative content\n• taps that stop so less runs away\n• rain from the roof for the garden',
    4,
    [
      ['Put in taps that stop, so that less water runs away.', 'left'],
      ['Use rain.', 'left'],
    ],
  ],
  [
    'Calculate the mass of the block.',
    '65 g (1)\nUnit is required',
    1,
    [
      ['65 g', 1],
      ['65', 0],
    ],
  ],
  [
    'Read the temperature from the graph at 4 minutes.',
    '81.5 °C [accept 81, 82]',
    1,
    [
      ['81.5', 1],
      ['81', 1],
      ['82 °C', 1],
      ['84', 0],
    ],
  ],
  [
    'What is the reading on the ammeter in A?',
    '0.45 A [accept .45; not 4.5]',
    1,
    [
      ['0.45', 1],
      ['.45 A', 1],
      ['4.5', 0],
    ],
  ],
  [
    'In which year did the war end?',
    '1918 [not 1919] [1]',
    1,
    [
      ['1918', 1],
      ['1919', 0],
    ],
  ],
  [
    'Work out the perimeter of the rectangle in cm.',
    '2(5 + 3) [M1] [accept 5 + 3 + 5 + 3]\n16 [A1] [not 16 cm²]',
    2,
    [
      ['16 cm', 2],
      ['5+3+5+3', 1],
      ['15', 0],
    ],
  ],
  [
    'Name the gland that makes adrenaline, and one effect of it.',
    '(a) adrenal [accept adrenals, suprarenal; reject "kidney"] [1]\n(b) heart beats faster [accept pulse rises; ignore "heart races"] [1]',
    2,
    [
      ['adrenals, pulse rises', 2],
      ['suprarenal', 1],
      ['kidney', 0],
    ],
  ],
  [
    'Find the two numbers that add up to 7 and multiply to 10.',
    '2 and 5 [accept 5, 2] [not 1, 6]',
    1,
    [
      ['2 and 5', 1],
      ['5, 2', 1],
      ['1 and 6', 0],
      ['2', 0],
    ],
  ],
  [
    'Work out 20% of 45.',
    '0.2 × 45 M1\n9 A1 isw attempts to add to 45',
    2,
    [
      ['9', 2],
      ['9, 45 + 9 = 54', 2],
      ['0.2 x 45', 1],
      ['54', 0],
    ],
  ],
  [
    'Solve 2x + 3 = 11.',
    '2x = 8 M1\nx = 4 A1\nignore subsequent working',
    2,
    [
      ['x = 4', 2],
      ['2x = 8', 1],
      ['2x=8, x=4, 4 + 3 = 7', 2],
    ],
  ],
  [
    'Calculate the force in N.',
    '12 × 3 = 36 ✓ ignore subsequent working after a correct answer',
    1,
    [
      ['36 N', 1],
      ['36 so 40', 1],
      ['15', 0],
    ],
  ],
  [
    'Write 0.6 as a fraction.',
    '6/10 oe isw incorrect cancelling [1]',
    1,
    [
      ['3/5', 1],
      ['6/10 = 2/5', 1],
      ['1/6', 0],
    ],
  ],
  [
    'Write 0.6 as a fraction.',
    '6/10 oe (1)\nDo not isw incorrect cancelling',
    1,
    [
      ['6/10', 1],
      ['6/10 = 2/5', 0],
    ],
  ],
  [
    'Simplify 4a + 3b − a.',
    '3a + 3b (2)\nisw',
    2,
    [
      ['3a + 3b', 2],
      ['3a + 3b = 6ab', 2],
    ],
  ],
];

testMarks(CASES);

it('the marker doubts further work after a result if the scheme does not allow it', async () => {
  const asked = ['Expand 3(x + 4).', '3x + 12 (1)\nDo not isw: 15x scores 0', 1] as const;
  expect(await flagsOf(asked, '3x + 12')).not.toContain('doubt');
  expect(await flagsOf(asked, '3x + 12 = 15x')).toContain('doubt');
});
