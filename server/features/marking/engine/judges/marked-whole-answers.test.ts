import { testMarks } from '../../../../testing/test-marks.ts';
import type { MarkedScheme } from './testing/mark-of.ts';

/**
 * Answers that show more than they say: a right figure at the end, values in order, one of two
 * headed lists, a word in another form.
 */
const SCHEMES: readonly MarkedScheme[] = [
  [
    'Calculate the mass of magnesium oxide made from 48 g of magnesium. 2Mg + O2 → 2MgO (Mg 24, O 16)',
    'M1  Ar Mg = 24 AND Mr MgO = 40\nM2  moles Mg = 48/24 = 2\nM3  mass = 2 × 40 = 80 (g)\nCorrect answer on its own = 3',
    3,
    [
      ['80 g', 3],
      ['80', 3],
      ['48/24 = 2', 1],
    ],
  ],
  [
    'The magnification is × 8 000 and the image is 24 mm long. Calculate the actual length in μm.',
    '• correct conversion of 24 mm to μm (24 000) (1)\n• division of image length by 8 000 (1)\n• 3 (μm) (1)\ncorrect answer no working = 3',
    3,
    [
      ['3 μm', 3],
      ['24000 / 8000 = 3', 3],
      ['24 000', 1],
    ],
  ],
  [
    'A bus travels 60 km in 1 hour 30 minutes. Work out its average speed.',
    "1.5 or 90 minutes seen   B1\n60 ÷ 'their time'   M1\n40   A1",
    3,
    [['40 km/h', 3]],
  ],
  [
    'A shop has fixed costs of £9 000. It sells each lamp for £25 and the variable cost is £10. (a) Calculate the break-even output. (b) It sells 800 lamps. State the margin of safety.',
    '(a) contribution = 25 − 10 = 15 (1); 9 000 / 15 = 600 (units) (1)\n(b) 800 − 600 = 200 (units) (1) OFR\nOFR = own figure rule',
    3,
    [
      ['a) 600 b) 200 lamps', 3],
      ['a) 25 - 10 = 15', 1],
    ],
  ],
  [
    'Work out the area of a circle of radius 5 cm. Show your working.',
    'M1 π × 5²\nA1 78.5\nNo marks for an answer without working',
    2,
    [
      ['78.5', 0],
      ['π × 25 = 78.5', 2],
    ],
  ],
  [
    'State the meaning of (a) crescendo (b) lento.',
    '(a) (gradually) getting louder   [NOT loud]\n(b) slow / slowly  [NOT getting slower]',
    2,
    [
      ['a) getting louder b) slow', 2],
      ['a) loud b) slowly', 1],
    ],
  ],
  [
    'Name the part of the cell where photosynthesis takes place.',
    'chloroplast(s)    R chlorophyll',
    1,
    [
      ['chloroplasts', 1],
      ['cloroplast', 1],
      ['chlorophyll', 0],
    ],
  ],
  [
    'Describe the motion of the cart.',
    'it gets faster / accelerates   (reject fast)',
    1,
    [
      ['it gets faster', 1],
      ['it is fast', 0],
    ],
  ],
  [
    'State what happens to the volume of the gas.',
    'it becomes smaller / decreases (not small)',
    1,
    [
      ['it becomes smaller', 1],
      ['it is small', 0],
    ],
  ],
  [
    'Give one way in which the villus is adapted.',
    'any one from:\n• thin wall(s) / (wall) one cell thick   reject thin cell wall\n• many capillaries   ignore blood\n• moist (lining)',
    1,
    [
      ['the wall is one cell thick', 1],
      ['a thin cell wall', 0],
      ['it has many capillaries', 1],
    ],
  ],
  [
    'State one benefit and one drawback of a wind farm.',
    'Benefit (1): e.g.\n• no fuel costs\n• no carbon dioxide / greenhouse gases\nDrawback (1): e.g.\n• noisy\n• spoils the view\n• only works when it is windy',
    2,
    [
      ['no fuel costs, but it is noisy', 2],
      ['no carbon dioxide and no fuel costs', 1],
      ['it spoils the view', 1],
      ['it is tall', 0],
    ],
  ],
  [
    'Give one similarity and one difference between mitosis and meiosis.',
    'Similarity (1):\n- DNA is copied first\n- both make new nuclei\nDifference (1):\n- mitosis makes two cells, meiosis makes four\n- meiosis makes gametes',
    2,
    [
      ['both make new nuclei. Meiosis makes gametes but mitosis does not', 2],
      ['both make new nuclei and in both DNA is copied first', 1],
    ],
  ],
  [
    'Give two of the festivals of Judaism.',
    '1 mark for each of two correct points.\nPesach / Passover // Sukkot / Tabernacles // Rosh Hashanah / New Year // Yom Kippur / Day of Atonement\nMax 1 if the same festival is given twice.',
    2,
    [
      ['Passover and Yom Kippur', 2],
      ['Sukkot', 1],
      ['Easter', 0],
    ],
  ],
  [
    'Give two ways in which Hindus worship.',
    'Students may include two of the following points, but all other relevant points must be credited:\npuja at a home shrine / chanting mantras / visiting the mandir / making offerings of fruit / pilgrimage to Varanasi',
    2,
    [
      ['They visit the mandir and chant mantras', 2],
      ['pilgrimage to Varanasi', 1],
      ['fasting in a church', 0],
    ],
  ],
  [
    'State two uses of sodium chloride.',
    'Any two from: seasoning food / melting ice on roads / making chlorine / preserving meat',
    2,
    [
      ['melting ice on roads and making chlorine', 2],
      ['preserving meat', 1],
      ['paint', 0],
    ],
  ],
  [
    'Name two vitamins and give one function of each.',
    'Vitamin (1) + function (1), twice.\nVitamin A (1) good eyesight (1)\nVitamin C (1) healing of wounds (1)\nVitamin D (1) helps the body take in calcium (1)',
    4,
    [['Vitamin A for good eyesight and vitamin C for healing of wounds', 4]],
  ],
  [
    'Describe two effects of heat on the body and give a reason for one of them.',
    'Any two effects (max 2) plus one linked reason (1)\n• sweating (1) to cool the body (1)\n• skin goes red (1) as more blood flows near the surface (1)\nDNA long-term effects e.g. skin cancer',
    3,
    [
      ['you are sweating to cool the body and your skin goes red', 3],
      ['sweating', 1],
    ],
  ],
  [
    'Suggest how the timing could be improved and why this works.',
    'Time ten swings and divide by ten ;\nreaction time is a smaller share of the total ;\nOR\nUse of a light gate ;\nremoves reaction time ;',
    2,
    [
      ['use a light gate, which removes reaction time', 2],
      ['time ten swings and divide by ten', 1],
      ['use a light gate', 1],
    ],
  ],
  [
    'Suggest how the reading could be improved and why this works.',
    'EITHER\nread at eye level (1)\nno parallax (1)\nOR\nuse a digital scale (1)\nno estimate between the lines (1)',
    2,
    [
      ['use a digital scale so there is no estimate between the lines', 2],
      ['read it at eye level', 1],
    ],
  ],
  [
    'Define the term primary socialisation.',
    "2 marks for a full definition: learning norms and values (1) from the family in early childhood (1)\n0 marks for 'the first stage of socialisation' alone.",
    2,
    [
      ['learning norms and values from the family in early childhood', 2],
      ['learning norms and values', 1],
    ],
  ],
  [
    'Solve the simultaneous equations x + y = 7 and x − y = 3.',
    'M1 adds to get 2x = 10\nA1 x = 5\nA1 y = 2',
    3,
    [
      ['x=5 y=2', 3],
      ['x=5, y=2', 3],
      ['x = 5 and y = 3', 2],
      ['2x = 10', 1],
    ],
  ],
  [
    'What is the value of n after each pass? n = 1; FOR i = 1 TO 4: n = n + i; NEXT i',
    'After pass 1: n = 2 (1)\nAfter pass 2: n = 4 (1)\nAfter pass 3: n = 7 (1)\nAfter pass 4: n = 11 (1)',
    4,
    [
      ['2, 4, 7, 11', 4],
      ['2\n4\n7\n11', 4],
      ['n=2 n=4 n=7 n=11', 4],
      ['1, 3, 6, 10', 0],
    ],
  ],
  [
    'What is the value of s after each pass? s = 0; FOR i = 1 TO 3: s = s + i; NEXT i',
    'pass 1: 1 (1)\npass 2: 3 (1)\npass 3: 6 (1)',
    3,
    [
      ['1, 3, 6', 3],
      ['1 3 6', 3],
      ['0, 1, 3', 0],
    ],
  ],
  [
    'Describe the test for carbon dioxide and its result.',
    'bubble through limewater (1)\nturns cloudy / milky (1)',
    2,
    [
      ['bubble it through lime water, it turns cloudy', 2],
      ['put it in lime-water and it turns milky', 2],
    ],
  ],
  [
    'Name one hard defence against erosion.',
    'seawall / groyne / riprap',
    1,
    [
      ['a sea wall', 1],
      ['rip rap', 1],
      ['a beach', 0],
    ],
  ],
  [
    'Which reference work gives the meanings of words?',
    'a thesaurus or wordbook',
    1,
    [['a word book', 1]],
  ],
  [
    'Write SQL to list the name of every book by Orwell, newest first. The table is Book.',
    "SELECT name\t1 mark\nFROM Book\t1 mark\nWHERE author = 'Orwell'\t1 mark  (A. double quotes  R. no quotes)\nORDER BY year DESC\t1 mark  (R. if DESC missing)\nI. case, I. missing semicolon",
    4,
    [
      ["SELECT name FROM Book WHERE author = 'Orwell' ORDER BY year DESC", 4],
      ['SELECT name FROM Book WHERE author = "Orwell" ORDER BY year DESC;', 4],
      ["select name from book where author = 'Orwell' order by year", 3],
    ],
  ],
  [
    'Which species is oxidised in Mg + CuO → MgO + Cu? Explain in terms of electrons.',
    'Mg / magnesium (1)\nloses (two) electrons (1)',
    2,
    [
      ['magnesium because it gives away two electrons', 2],
      ['magnesium, it gives up electrons', 2],
      ['magnesium as it gains electrons', 1],
    ],
  ],
];

testMarks(SCHEMES);
