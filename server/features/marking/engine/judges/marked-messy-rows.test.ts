import { testMarks } from '../../../../testing/test-marks.ts';
import type { MarkedScheme } from './testing/mark-of.ts';

/**
 * Rows and cells as extracted from a board’s PDF: leading figures, letters after gaps, marks
 * without brackets.
 */
const SCHEMES: readonly MarkedScheme[] = [
  [
    'Describe how soil erosion happens on a hillside.',
    '1\ttrees are removed so roots no longer hold the soil\n2\train hits the bare soil\n3\tsoil is washed down the slope\nOne mark each.',
    3,
    [
      [
        'The trees are cut down so no roots hold the soil. Rain hits the bare soil and it is washed down the slope.',
        3,
      ],
      ['Rain hits the bare soil.', 1],
      ['Animals eat the grass.', 0],
    ],
  ],
  [
    'State two parts of a circuit.',
    '1\tcell / battery\n2\tlamp / bulb',
    2,
    [
      ['battery and a lamp', 2],
      ['a bulb', 1],
      ['plastic', 0],
    ],
  ],
  [
    'A car uses 8 litres of fuel in 96 km. How far does it go on 14 litres?',
    'C1\t96 ÷ 8 = 12\nC1\t12 × 14\nA1\t168 (km)',
    3,
    [
      ['96/8 = 12, 12 x 14 = 168', 3],
      ['96/8 = 12', 1],
      ['7', 0],
    ],
  ],
  [
    'Explain why the balloon shrinks in the cold.',
    'B1\tparticles move slower\nC1\thit the walls less often\nA1\tpressure inside falls',
    3,
    [
      ['The particles move slower and hit the walls less often so the pressure inside falls', 3],
      ['particles move slower', 1],
      ['the balloon melts', 0],
    ],
  ],
  [
    'A leaf in a drawing is 60 mm long. The real leaf is 24 mm. Calculate the magnification.',
    'MP1 60 ÷ 24 ;   ecf\nMP2 (×) 2.5 ;   A 5/2  R if unit given   [2]',
    2,
    [
      ['60/24 = 2.5', 2],
      ['x2.5', 2],
      ['24/60 = 0.4', 0],
    ],
  ],
  [
    'Write 6/√3 in the form a√3.',
    'M1   multiplies top and bottom by √3\nA1   2√3    must be in this form; a = 2 acceptable',
    2,
    [
      ['6√3/3 = 2√3', 2],
      ['2√3', 2],
      ['3√2', 0],
    ],
  ],
  [
    'Write an SQL query to list the names of all students in Year 9.',
    '1 mark per bullet\n•\tSELECT Name\tR SELECT *\n•\tFROM Students\n•\tWHERE Year = 9\tA Year == 9   R Year = "9"\nCondone lower case',
    3,
    [
      ['SELECT Name FROM Students WHERE Year = 9', 3],
      ['select name\nfrom students\nwhere Year = 9', 3],
      ['SELECT * FROM Students WHERE Year = 9', 2],
      ['SELECT Name FROM Students', 2],
    ],
  ],
  [
    'Calculate the area of a circle of radius 3 cm. Give your answer to 1 decimal place.',
    'FIRST CHECK THE ANSWER ON THE ANSWER LINE\nIf answer = 28.3 (cm²) award 2 marks\nπ × 3² ✓\n28.3 ✓',
    2,
    [
      ['28.3', 2],
      ['3.14 x 9 = 28.3', 2],
      ['pi x 3^2', 1],
      ['18.8', 0],
    ],
  ],
  [
    'Work out 15% of £80.',
    '*4. (£)12\nM1  for 0.15 × 80 oe\nA1  cao\n(No working and 12 scores M1A1. £12.00 is fine.)',
    2,
    [
      ['£12', 2],
      ['12', 2],
      ['0.15 x 80', 1],
      ['15', 0],
    ],
  ],
  [
    'Calculate the unit cost when 400 units cost £1 200.',
    'Knowledge/Application 2 marks\n1 200 ÷ 400 (1)\n£3 (1)\nNB 3 with or without working scores 2 marks.',
    2,
    [
      ['£3', 2],
      ['1200/400 = 3', 2],
      ['400/1200 = 0.33', 0],
    ],
  ],
  [
    'A runner covers 600 m in 2 minutes. Calculate the speed in m/s.',
    '5 (m/s)\t2m\nor\n\taward ONE mark for any of:\t1m\n\t– 120 (s) seen\n\t– 300 m per minute (unit must be given)\nUnits are not required for 5, as they are given in the question.',
    2,
    [
      ['5', 2],
      ['600/120 = 5', 2],
      ['2 minutes is 120 s', 1],
      ['1200', 0],
    ],
  ],
  [
    'State what is meant by foreshadowing. Give an example.',
    'Definition: a hint of what will happen later (1)\nExample: a storm before a battle, AVP (1)\nExample mark can be given without definition.',
    2,
    [
      ['a hint of what happens later, like a storm before a battle', 2],
      ['a hint about what will happen later on', 1],
      ['a kind of simile', 0],
    ],
  ],
  [
    'Compare two features of plant cells and animal cells.',
    'any two from:\n▪ plant cells have a cell wall, animal cells do not ;\n▪ plant cells have chloroplasts, animal cells do not ;\nStatement must be comparative or mention both cells. MAX 2',
    2,
    [
      [
        "Plant cells have a cell wall and animal cells don't. Plant cells have chloroplasts but animal cells do not.",
        2,
      ],
      ['both have a nucleus', 0],
    ],
  ],
  [
    'The price of bread rises from £1 to £1.20 and sales fall by 10%. Calculate the percentage change in price and say whether demand is elastic.',
    'Calculation (1)   20%\nConclusion (1)   (price) inelastic – OFR',
    2,
    [
      ['20% so it is inelastic', 2],
      ['20%', 1],
      ['price elastic', 0],
    ],
  ],
  [
    'Pine is used for shelves. Give one property of pine and explain why it is suitable.',
    'Award 1 mark for property and 1 mark for a linked reason.\nlightweight ... easy to lift and fix to the wall\nsoft / easy to cut ... can be worked with hand tools\nattractive grain ... looks good in a room',
    2,
    [
      ['It is lightweight so it is easy to lift and fix to the wall', 2],
      ['It is easy to cut so you can work it with hand tools', 2],
      ['it is lightweight', 1],
      ['It is blue', 0],
    ],
  ],
  [
    '25.0 cm³ of acid contains 0.0050 mol. Calculate the concentration in mol/dm³.',
    'Answer\tMarks\tGuidance\nvolume = 25.0/1000 = 0.025 ✓\nconcentration = 0.0050 ÷ 0.025 = 0.20 ✓\t2\tALLOW ecf. 0.20 with no working = 2. IGNORE units',
    2,
    [
      ['0.2', 2],
      ['0.0050/0.025 = 0.20', 2],
    ],
  ],
  [
    'Write the ionic equation for the neutralisation of an acid by an alkali.',
    '(b)(ii)\tH⁺ + OH⁻ → H₂O\t1',
    1,
    [
      ['H+ + OH- → H2O', 1],
      ['H2 + O → H2O', 0],
    ],
  ],
  [
    'What fraction of a radioactive sample is left after 3 half-lives?',
    '1/8 = (½)³ (1)',
    1,
    [
      ['1/8', 1],
      ['one eighth', 1],
      ['1/6', 0],
    ],
  ],
  [
    'Identify one way a nurse can keep records private and explain why this matters.',
    'One mark for a way, one mark for a reason.\nWay: lock the cabinet / use a password / AVP\nReason: builds trust ; it is the law ; prevents identity theft',
    2,
    [
      ['Use a password because it is the law', 2],
      ['lock the cabinet', 1],
      ['it builds trust', 1],
      ['be kind', 0],
    ],
  ],
  [
    'A light L is on when the switch S is on and either A or B is on. Write a Boolean expression for L.',
    'L = S AND (A OR B)\n1 mark for A OR B\n1 mark for S AND (their bracketed expression)\nAccept . for AND and + for OR.',
    2,
    [
      ['L = S AND (A OR B)', 2],
      ['S.(A+B)', 2],
      ['(S AND A) OR (S AND B)', 2],
      ['S OR (A AND B)', 0],
    ],
  ],
  [
    'Convert 11010011 to hexadecimal.',
    'D3\t2 (AO2 1b)\t2 marks for correct answer, working not required.',
    2,
    [
      ['D3', 2],
      ['d3', 2],
      ['3D', 0],
    ],
  ],
  [
    'Work out the probability that both beads are red.',
    'Question Number\tWorking\tAnswer\tMark\tNotes\n7\t4/9 × 3/8\t\tM1\t12/72 implies this mark\n\t\t1/6\tA1\toe, accept 0.16 to 0.17',
    2,
    [
      ['1/6', 2],
      ['12/72', 2],
      ['4/9 x 3/8', 1],
      ['4/9 x 4/9 = 16/81', 0],
    ],
  ],
  [
    'x ← 2, y ← 9. WHILE y > x: y ← y − x, x ← x + 1 ENDWHILE. Give the values of y, the values of x and the output x.',
    'x\ty\tOUTPUT\n2\t9\n3\t7\n4\t4\t4\n1 mark for y column 9, 7, 4\n1 mark for x column 2, 3, 4\n1 mark for output 4',
    3,
    [['y: 9, 7, 4. x: 2, 3, 4. output 4', 3]],
  ],
  [
    'Translate: puellae, quod laetae erant, carmina in horto cantabant.',
    'puellae ... cantabant | the girls were singing / sang | 1    R girl (sing.)\nquod laetae erant | because they were happy | 1    A since\ncarmina in horto | songs in the garden | 1',
    3,
    [['Because they were happy, the girls were singing songs in the garden.', 3]],
  ],
  [
    'On a map the distance from the school to the farm measures 4 cm at 1:25 000. Give the distance and the direction.',
    'Distance   1   (accept 0.9 – 1.1)   [1]\nkm   [1]\nDirection    north west / NW   [1]',
    3,
    [
      ['1 km NW', 3],
      ['1 km', 2],
      ['0.95 km north-west', 3],
      ['south east', 0],
    ],
  ],
  [
    'Solve 2x + y = 11 and x − y = 1.',
    'Question\tAnswer\tMark\tNotes\n6\tx = 4, y = 3\tM1\tfor adding the equations, e.g. 3x = 12\n\t\tA1\tx = 4 cao\n\t\tA1\ty = 3 cao\n\t\t\tCorrect pair with no working: award all 3 marks',
    3,
    [
      ['x = 4, y = 3', 3],
      ['3x = 12, x = 4', 2],
      ['3x = 12', 1],
      ['x=2, y=7', 0],
    ],
  ],
  [
    'A spinner has 3 green and 2 red sectors. It is spun twice. Work out the probability of one of each.',
    'Answer: 12/25 oe (e.g. 24/50), awrt 0.48, awrt 48%\nMark\tComments\nM1\t3/5 × 2/5 or 6/25\nA1\toe fraction, decimal or percentage',
    2,
    [
      ['12/25', 2],
      ['0.48', 2],
      ['48%', 2],
      ['24/50', 2],
      ['3/5 x 2/5', 1],
      ['5/25', 0],
    ],
  ],
  [
    'Convert 10100101 to hexadecimal.',
    'Question\tAnswer\tMark\tGuidance\n2(b)\tA5\t2 (AO2 1b)\t2 marks for correct answer, working not required.\n\t\t\tIf the answer is not A5, allow 1 mark for any one of:\n\t\t\t• 10 and 5\n\t\t\t• 165 (denary)',
    2,
    [
      ['A5', 2],
      ['a5', 2],
      ['165', 1],
      ['5A', 0],
    ],
  ],
  [
    'Write SQL to list the titles of all books published after 2015.',
    'SELECT Title ; R. SELECT *\t1\nFROM Books\t1\nWHERE Year > 2015 ; accept >= 2016 ; R. >= 2015\t1',
    3,
    [
      ['SELECT Title FROM Books WHERE Year > 2015', 3],
      ['SELECT Title FROM Books WHERE Year >= 2016', 3],
      ['SELECT * FROM Books WHERE Year > 2015', 2],
      ['SELECT Title FROM Books', 2],
    ],
  ],
  [
    'Translate into English: Ich will später in Spanien wohnen, weil es warm ist.',
    "Ich will später ...\tI want ... later\t(1)   R I like; 'later' must be there\nin Spanien wohnen\t(to) live in Spain\t(1)\nweil es warm ist\tbecause it is warm / hot\t(1)   A as, since",
    3,
    [
      ['I want to live in Spain later because it is warm', 3],
      ['Later I want to live in Spain since it is hot', 3],
      ['I want to live in Spain because it is cold', 1],
    ],
  ],
  [
    'Calculate the moles of HCl in 50 cm³ of 0.2 mol/dm³ acid.',
    'FIRST CHECK THE ANSWER ON ANSWER LINE\t2\nIf answer = 0.01 (mol) award 2 marks\n50/1000 = 0.05 ✓\n0.05 × 0.2 = 0.01 ✓',
    2,
    [
      ['0.01', 2],
      ['50/1000 x 0.2 = 0.01', 2],
      ['50/1000 = 0.05', 1],
      ['10', 0],
    ],
  ],
  [
    'Calculate the magnification.',
    '(×) 2.5 (1)',
    1,
    [
      ['x2.5', 1],
      ['× 2.5', 1],
      ['2.5 times', 1],
      ['x25', 0],
    ],
  ],
  [
    'x ← 2, y ← 9. WHILE y > x: y ← y − x, x ← x + 1 ENDWHILE. Give the values of y, the values of x and the output x.',
    'y column: 9, 7, 4 (1)\nx column: 2, 3, 4 (1)\noutput: 4 (1)',
    3,
    [
      ['y: 9, 7, 4. x: 2, 3, 4. output 4', 3],
      ['y = 9, 7, 4; x = 2, 3, 4; output 4', 3],
      ['y: 4, 7, 9', 0],
    ],
  ],
  [
    'x ← 2, y ← 9. WHILE y > x: y ← y − x, x ← x + 1 ENDWHILE. Give the values of y, the values of x and the output x.',
    'y: 9, 7, 4 (1)\nx: 2, 3, 4 (1)\nOutput: 4 (1)',
    3,
    [
      ['y: 9, 7, 4. x: 2, 3, 4. output 4', 3],
      ['y = 9, 7, 4; x = 2, 3, 4; output 4', 3],
      ['y: 4, 7, 9', 0],
    ],
  ],
];

testMarks(SCHEMES);
