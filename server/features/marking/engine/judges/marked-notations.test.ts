import { testMarks } from '../../../../testing/test-marks.ts';
import type { MarkedScheme } from './testing/mark-of.ts';

/** Ways of writing figures, equations and queries, with answers and an examiner's marks. */
const CASES: readonly MarkedScheme[] = [
  // Powers of ten whose superscript was lost in pasting.
  [
    'Calculate the wavelength of the radiation.',
    'λ = v / f (1)\n= 3.0 × 108 / 6.0 × 1014 (1)\n= 5.0 × 10–7 (m) (1)',
    3,
    [
      ['3 x 10^8 / 6 x 10^14 = 5 x 10^-7 m', 3],
      ['5.0 × 10⁻⁷', 3],
      ['3 x 10^8 / 6 x 10^14 = 2 x 10^-6', 2],
    ],
  ],
  [
    'Calculate the number of atoms in 0.50 mol of argon.',
    '3.0 × 1023 (1)',
    1,
    [
      ['3.01 x 10^23', 1],
      ['3.0 × 10²³ atoms', 1],
      ['3.0 x 1023', 1],
      ['3.0 x 10^22', 0],
    ],
  ],
  [
    'Work out 4 × 104.',
    '4 × 104 = 416',
    1,
    [
      ['416', 1],
      ['40000', 0],
    ],
  ],
  [
    'Write 36 500 000 in standard form.',
    '3.65 × 107',
    1,
    [
      ['3.65 x 10^7', 1],
      ['36.5 × 10^6', 0],
    ],
  ],
  // A scheme's figure is rounded: one with more places that rounds to it is right too.
  [
    'Calculate the resistance of the wire.',
    'R = 5.3 Ω (1)',
    1,
    [
      ['5.26 ohms', 1],
      ['5.34 Ω', 1],
      ['5.2 Ω', 0],
    ],
  ],
  [
    'Calculate the time taken.',
    'E = 0.60 × 4200 × 70 = 176 400 (1)\nt = 147 (s) (1)',
    2,
    [
      ['147.3 s', 2],
      ['147 seconds', 2],
      ['150.2', 0],
    ],
  ],
  [
    'Calculate the charge on the oil drop.',
    '4.8 × 10–19 C',
    1,
    [
      ['4.79 x 10^-19 C', 1],
      ['4.7 x 10^-19 C', 0],
    ],
  ],
  // "g" is known, and so is a mass in grams.
  [
    'A 45 g egg falls 1.2 m. Calculate the energy that it loses. (g = 9.8 N/kg)',
    '45 g = 0.045 kg (1)\n0.045 × 9.8 × 1.2 (1)\n0.529 (J) (1)',
    3,
    [
      ['0.5292 J', 3],
      ['0.045 x 9.8 x 1.2 = 0.53 J', 2],
      ['0.045 kg', 1],
    ],
  ],
  // Accounts: own figures carried forward, brackets for subtraction, years that are not factors.
  [
    'A van cost £30 000. It is depreciated by 10% each year on the reducing balance. Calculate the charge for the first two years.',
    'Depreciation year 1\t(3 000)\t(1)\nDepreciation year 2\t(2 700)\t(1)of\nOF = own figure',
    2,
    [
      ['Year 1: £3,000, year 2: £2,700', 2],
      ['3000 in the first year, 2700 in the second', 2],
      ['Year 1: 3000. Year 2: 3000', 1],
    ],
  ],
  // Electrons with their charge in brackets, or without a charge.
  [
    'Write the half equation for the reaction at the cathode in the electrolysis of molten zinc chloride.',
    'Zn2+ + 2e(–) → Zn',
    1,
    [
      ['Zn2+ + 2e- -> Zn', 1],
      ['Zn²⁺ + 2e → Zn', 1],
      ['Zn → Zn2+ + 2e-', 0],
      ['Zn2+ + e- → Zn', 0],
    ],
  ],
  // Clauses of a query, in their order; names with their table, figures compared by value.
  [
    'Write an SQL query that shows the make and price of all red cars under £9000, dearest first. The table is Car.',
    'SELECT Make, Price ✓\nFROM Car ✓\nWHERE Colour = "red" AND Price < 9000.00 ✓\nORDER BY Price DESC ✓',
    4,
    [
      [
        "select Car.Price, Car.Make from Car where Price < 9000 and Colour = 'red' order by Price desc;",
        4,
      ],
      ['SELECT Make, Price FROM Car WHERE Colour = "red" AND Price < 9000 ORDER BY Price ASC', 3],
      ['SELECT Make, Price WHERE Colour = "red" AND Price < 9000 FROM Car ORDER BY Price DESC', 3],
      ['SELECT * FROM Car WHERE Colour = "red" OR Price < 9000', 1],
      ['show red cars under 9000', 0],
    ],
  ],
  // Transformations, described in several ways.
  [
    'Describe fully the single transformation that maps shape P onto shape Q.',
    'Rotation B1\n90° anticlockwise B1\n(centre) (0, 0) oe B1',
    3,
    [
      ['Rotation of 270° clockwise about the origin', 3],
      ['rotated 90 degrees anti-clockwise, centre (0,0)', 3],
      ['rotation, 90° clockwise, about O', 2],
      ['It was reflected in the y-axis', 0],
    ],
  ],
  [
    'Describe fully the single transformation that maps A onto B.',
    'Reflection (1)\nin the line x = –1 (1)',
    2,
    [
      ['reflection in x = -1', 2],
      ['reflected in the line y = -1', 1],
      ['flipped over x = -1', 1],
    ],
  ],
  [
    'Describe the single transformation that takes T to U.',
    'Enlargement\nscale factor –2\nfrom (3, 1)',
    3,
    [
      ['enlargement, scale factor -2, centre (3, 1)', 3],
      ['enlargement sf 2 from (3,1)', 2],
      ['translation 2 left and 1 up', 0],
    ],
  ],
  // Genotypes: case matters, order does not.
  [
    'T is the allele for tall and t for dwarf. Give the genotype of a heterozygous plant.',
    'Tt',
    1,
    [
      ['Tt', 1],
      ['tT', 1],
      ['TT', 0],
      ['its genotype is Tt', 1],
      ['tt', 0],
    ],
  ],
  [
    'Colour blindness is sex-linked. State the genotype of a colour-blind man.',
    'XbY ;',
    1,
    [
      ['X^b Y', 1],
      ['XBY', 0],
      ['XbXb', 0],
    ],
  ],
  // Text that looks like one of the notations above but is something else.
  [
    'A school orders 4 × 105 chairs. How many chairs is that?',
    '4 × 105 chairs (1)\n420 (1)',
    2,
    [
      ['420', 2],
      ['4 x 105 = 420', 2],
    ],
  ],
  [
    'Write an SQL query that lists the titles of all French films before 1990 in the table Film.',
    'SELECT Title ✓\nFROM Film ✓\nWHERE Country = "France" ✓\nAND Year < 1990 ✓',
    4,
    [['SELECT Title FROM Film WHERE Country = "France" AND Year < 1990', 4]],
  ],
  [
    'Write an SQL query that lists each pupil’s name and the name of the club. The tables are Pupil and Club.',
    'SELECT Pupil.Name, Club.Title ✓\nFROM Pupil ✓\nINNER JOIN Club ON Pupil.ClubID = Club.ClubID ✓',
    3,
    [['SELECT Pupil.Name, Club.Title FROM Pupil INNER JOIN Club ON Pupil.ClubID = Club.ClubID', 3]],
  ],
  [
    'Write an SQL query that lists the names of the pupils who have lent a book. The tables are Pupil and Loan.',
    'SELECT Name ✓\nFROM Pupil ✓',
    2,
    [['SELECT Name FROM Pupil WHERE PupilID IN (SELECT PupilID FROM Loan)', 2]],
  ],
  [
    'Describe fully the single transformation that maps K onto L.',
    'Rotation (1)\n90° clockwise (1)\ncentre (10, 4) (1)',
    3,
    [
      ['Rotation about (10, 4) through 90° clockwise', 3],
      ['rotation, centre (10, 4), 90° anticlockwise', 2],
    ],
  ],
  [
    'Describe the energy transformations in a torch with a battery of 1,5 V.',
    'chemical to electrical energy (1)\nelectrical to light energy (1)',
    2,
    [['chemical energy is turned into electrical energy and then into light energy', 2]],
  ],
  [
    'BB and bb plants are crossed. Give the genotype of their offspring.',
    'Bb',
    1,
    [
      ['BB x bb gives Bb', 1],
      ['Bb', 1],
    ],
  ],
  // Aspects of an equation, with remarks on them on the same line.
  [
    'Write the balanced symbol equation, including state symbols, for the reaction between magnesium carbonate and dilute nitric acid. [3]',
    '7 (a) (ii)\nMgCO3(s) + 2HNO3(aq) → Mg(NO3)2(aq) + H2O(l) + CO2(g)\n\nall formulae correct (1)\nbalancing (1) – only awarded if all formulae are correct; accept multiples\nall five state symbols (1) – award if not more than one formula is incorrect\n\naccept = or ⇌ for arrow\nword equation scores zero\nAO2  Maths –  Prac –     3',
    3,
    [
      ['MgCO3(s) + 2HNO3(aq) → Mg(NO3)2(aq) + H2O(l) + CO2(g)', 3],
      ['2MgCO3(s) + 4HNO3(aq) = 2Mg(NO3)2(aq) + 2H2O(l) + 2CO2(g)', 3],
      ['MgCO3 + 2HNO3 -> Mg(NO3)2 + H2O + CO2', 2],
      ['MgCO3(s) + HNO3(aq) -> Mg(NO3)2(aq) + H2O(aq) + CO2(g)', 1],
      ['magnesium carbonate + nitric acid → magnesium nitrate + water + carbon dioxide', 0],
    ],
  ],
  [
    'Write a balanced symbol equation for the reaction of lithium with water. Include state symbols.',
    '2Li(s) + 2H2O(l) → 2LiOH(aq) + H2(g)\n1 mark: correct formulae\n1 mark: balancing, dependent on correct formulae\n1 mark: state symbols',
    3,
    [
      ['2Li(s) + 2H2O(l) → 2LiOH(aq) + H2(g)', 3],
      ['2Li + 2H2O → 2LiOH + H2', 2],
      ['Li(s) + H2O(l) → LiOH(aq) + H2(g)', 2],
    ],
  ],
];

testMarks(CASES);
