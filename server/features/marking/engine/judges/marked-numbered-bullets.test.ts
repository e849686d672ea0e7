import { testMarks } from '../../../../testing/test-marks.ts';
import type { MarkedScheme } from './testing/mark-of.ts';

/** Numbered bullets in two columns, levels in brackets, and other notations of single boards. */
const CASES: readonly MarkedScheme[] = [
  [
    'A jacket costs £255 in a sale, 15% less than before. Work out what it cost before.',
    '•1 know that 85% = 255\t\t•1 85% (or 0.85) linked to 255\n•2 begin valid strategy\t\t•2 255 ÷ 85 or 255 ÷ 0.85\n•3 answer\t\t\t•3 (£)300\n\nNotes\n1. Correct answer without working\t\taward 3/3',
    3,
    [
      ['85% = 255\n255 ÷ 0.85 = 300', 3],
      ['£300', 3],
      ['85% is 255 so 255 ÷ 85 = 4', 2],
      ['255 × 1.15 = 293.25', 0],
    ],
  ],
  [
    'Light takes 4.0 × 10^3 s to reach a planet. Work out how far it is. The speed of light is 3.0 × 10^8 m/s.',
    '•1 valid strategy\n•2 calculate in scientific notation\n\n•1 3.0 × 10^8 × 4.0 × 10^3\n•2 1.2 × 10^12 (m)',
    2,
    [
      ['3 × 10^8 × 4 × 10^3 = 1.2 × 10^12', 2],
      ['3 × 10^8 × 4 × 10^3 = 1.2 × 10^11', 1],
      ['3 × 10^8 ÷ 4 × 10^3 = 75000', 0],
    ],
  ],
  [
    'Describe how you would measure the density of a stone.',
    'Please refer to the guidance for level of response questions.\n[Level 3]  (5–6 marks)\nDescribes a workable method with all the measurements.\n\n[Level 2]  (3–4 marks)\nDescribes a method with most measurements.\n\n[Level 1]  (1–2 marks)\nSome relevant points.\n\n0 marks: no response worthy of credit.',
    6,
    [['Weigh it, then put it in water and see how far the water rises.', 'left']],
  ],
  [
    'Explain why runners train on mountains.',
    '1. there is less oxygen up there ✓\n2. so more red blood cells are made ✓\n3. more oxygen is carried to the muscles ✓\n\nMax 2 ✓ ✓\nBOD thinner air',
    2,
    [
      ['There is less oxygen up there so more red blood cells are made', 2],
      ['More oxygen is carried to the muscles', 1],
      ['The view is better', 0],
    ],
  ],
  [
    'Translate into English: L’année dernière ma tante a perdu son parapluie.',
    'Chunk\tAccept\tReject\nL’année dernière\tlast year\tthis year, years ago\nma tante a perdu\tmy aunt / auntie lost\tmy uncle, loses\nson parapluie\ther umbrella\this parasol\nOne mark per chunk',
    3,
    [
      ['Last year my auntie lost her umbrella.', 3],
      ['This year my aunt lost her umbrella.', 2],
      ['My uncle is in the rain.', 0],
    ],
  ],
  [
    'Calculate the temperature in °C at which ΔG is zero. ΔH = 117 kJ mol–1, ΔS = 175 J K–1 mol–1',
    'Check answer: 396 (°C) scores 3 marks\nΔS = 0.175 (kJ K–1 mol–1) ✓\nT = ΔH/ΔS = 669 (K) ✓\nT = 669 – 273 = 396 (°C) ✓',
    3,
    [
      ['396', 3],
      ['175/1000 = 0.175\n117/0.175 = 669 K', 2],
      ['117 + 175 = 292', 0],
    ],
  ],
  [
    '(a) Give –77 as an 8-bit binary number in two’s complement. (b) Convert it to hexadecimal.',
    '(a) 1 mark for AO2 (apply)\n    1011 0011;\n(b) 1 mark for AO2 (apply)\n    B3;',
    2,
    [
      ['(a) 10110011 (b) B3', 2],
      ['(a) 10110011 (b) B4', 1],
      ['(a) 01001101 (b) 4D', 0],
    ],
  ],
  [
    'A ram of a rare breed has the genotype that 9% of the flock shares. Calculate how many of 450 sheep carry the allele.',
    '1. q² = 0.09 so q = 0.3 ;\n2. 2pq = 2 × 0.7 × 0.3 = 0.42 ;\n3. (0.42 × 450 =) 189 ;\n\nFinal answer must be a whole number of sheep.\nRepeated figures are ignored.',
    3,
    [
      ['q = 0.3, 2 × 0.7 × 0.3 = 0.42, 0.42 × 450 = 189', 3],
      ['q = 0.3, 2pq = 0.42', 2],
      ['the final answer must be a whole number of sheep', 0],
    ],
  ],
  [
    'Explain why the cliff slumps.',
    'Point marked. 1 mark for each valid point to a maximum of 3.\n\n1  rain soaks into the permeable clay\n2  which increases the weight of the cliff\n3  water lubricates the slip plane and makes the clay above it move much more easily\n4  waves cut away the foot of the cliff\n\n‘It falls down’ is not sufficient for point 3.',
    3,
    [
      [
        'Rain soaks into the clay, it gets heavier which increases the weight, and waves cut away the foot of the cliff.',
        3,
      ],
      ['Waves cut away the foot of the cliff.', 1],
      ['It falls down.', 0],
    ],
  ],
  [
    'Give one advantage and one disadvantage of adding sand to a beach.',
    'One mark for one advantage, one mark for one disadvantage.\n\nAdvantage e.g.\n• looks natural\n• wider beach for visitors\n\nDisadvantage e.g.\n• must be topped up\n• dredging harms sea life',
    2,
    [
      ['It looks natural but must be topped up.', 2],
      ['Dredging harms sea life.', 1],
      ['It is far away.', 0],
    ],
  ],
];

testMarks(CASES);
