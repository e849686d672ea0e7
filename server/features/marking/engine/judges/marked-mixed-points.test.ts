import { testMarks } from '../../../../testing/test-marks.ts';
import type { MarkedScheme } from './testing/mark-of.ts';

/** Schemes whose points are of several kinds. */
const SCHEMES: readonly MarkedScheme[] = [
  [
    'Balance Mg + O2 → MgO, name the product and state one observation.',
    '2Mg + O2 → 2MgO (1)\nmagnesium oxide (1)\nbright (white) light / white flame / white powder (1)',
    3,
    [
      ['2Mg + O2 → 2MgO', 1],
      ['2Mg+O2 -> 2MgO', 1],
      ['2Mg + O2 → 2MgO, white powder', 2],
      ['2Mg + O2 -> 2MgO, magnesium oxide, it burns with a bright white light', 3],
      ['Mg + O2 -> MgO, magnesium oxide, it fizzes', 1],
      ['Magnesium oxide and a white powder forms', 2],
    ],
  ],
  [
    'Balance the equation, and name the salt that forms.',
    '2NaOH + H2SO4 → Na2SO4 + 2H2O (1)\nsodium sulfate (1)',
    2,
    [
      ['2NaOH + H2SO4 → Na2SO4 + 2H2O', 1],
      ['2NaOH + H2SO4 -> Na2SO4 + 2H2O sodium sulphate', 2],
      ['sodium sulfate', 1],
      ['NaOH + H2SO4 → Na2SO4 + H2O', 0],
    ],
  ],
  [
    'Balance the equation and name the product.',
    'CaCO3 → CaO + CO2 (1)\nlime (1)',
    2,
    [
      ['CaCO3 → CaO + CO2', 1],
      ['CaCO3 -> CaO + CO2, lime', 2],
      ['calcium carbonate', 0],
      ['CaO → CaCO3 + CO2', 0],
    ],
  ],
  [
    'Explain why the rate falls, and give the mass.',
    'concentration decreases (1)\n2.4 g (1)',
    2,
    [
      ['It gets more dilute. 2.4g', 2],
      ['More dilute', 1],
      ['the solution is diluted', 1],
      ['the acid becomes less concentrated, 2.4 g', 2],
      ['more concentrated', 0],
      ['it becomes weaker so it is 2.4g', 1],
    ],
  ],
  [
    'Why does the reaction slow down?',
    'lower concentration of acid',
    1,
    [
      ['the acid is more dilute', 1],
      ['it is less concentrated', 1],
      ['the acid has been diluted', 1],
      ['the acid is more concentrated', 0],
      ['the acid is hotter', 0],
    ],
  ],
  [
    "Translate 'nous avons mangé' and name the tense.",
    'we ate / we have eaten (1)\nperfect (tense) (1)',
    2,
    [
      ['we ate, perfect', 2],
      ['we ate', 1],
      ['we have eaten', 1],
      ['perfect tense', 1],
      ['It means we have eaten', 1],
      ['we eat', 0],
      ['imperfect tense', 0],
    ],
  ],
  [
    "Translate 'ich bin gefahren' and name the tense.",
    'I drove / I have driven (1)\nperfect tense (1)',
    2,
    [
      ['I drove, perfect tense', 2],
      ['I have driven', 1],
      ['I drive', 0],
    ],
  ],
  [
    'State the market structure, and give the profit.',
    'oligopoly (1)\n£2.4m (1)',
    2,
    [
      ['oligopoly, £2.4 million', 2],
      ['Oligopoly, 2.4m', 2],
      ['oligopoly £2.4M', 2],
      ['£2,400,000', 1],
      ['perfect competition £24m', 0],
      ['oligopoly £2.4bn', 1],
      ['oligopoly £2.4', 1],
    ],
  ],
  [
    'Identify the rock type and its age.',
    'sedimentary ✓\n145 (million years) ✓',
    2,
    [
      ['sedimentary rock, 145 million years', 2],
      ['145 million years old', 1],
      ['145', 1],
      ['metamorphic, 245 million', 0],
      ['sedimentary 145 billion years', 1],
    ],
  ],
  [
    'Identify the landform, give its height and say how it formed.',
    'stack [1]\n82 m [1] (± 2)\nsea erodes the arch [1]',
    3,
    [
      ['stack 81 m', 2],
      ['A stack, 84 m, as the sea eroded the arch', 3],
      ['stump, 85 metres', 0],
      ['stack 28 m', 1],
    ],
  ],
  [
    'Name the river and give its length on the map.',
    'Severn (1)\n2.4 km (1) +/– 0.1',
    2,
    [
      ['Severn 2.5 km', 2],
      ['Severn, 2.3km', 2],
      ['Severn 2.7 km', 1],
      ['Thames 4.2 km', 0],
    ],
  ],
  [
    'Who won the election, and with how many seats?',
    'Clement Attlee / Labour (1)\n393 seats (1)',
    2,
    [
      ['Labour with 393 seats', 2],
      ['Clement Attlee', 1],
      ['Labour', 1],
      ['Conservatives 213', 0],
      ['Churchill, 393', 1],
    ],
  ],
  [
    'Who is speaking?',
    'Lady Macbeth (1)',
    1,
    [
      ['Lady Macbeth', 1],
      ['Macbeth', 0],
      ['lady macbeth is speaking', 1],
      ['Banquo', 0],
    ],
  ],
  [
    'Who complains about the bill?',
    'Mrs Bennet (1)',
    1,
    [
      ['Mrs Bennet', 1],
      ['Bennet', 0],
    ],
  ],
  [
    'Compare transverse and longitudinal waves, and give the frequency.',
    'transverse – (oscillations) perpendicular to energy transfer (1)\nlongitudinal – (oscillations) parallel to energy transfer (1)\n660 Hz (1)',
    3,
    [
      ['Transverse waves vibrate at right angles to the energy transfer. 660 Hz', 2],
      [
        'Transverse waves are perpendicular to the energy transfer and longitudinal waves are parallel to the energy transfer',
        2,
      ],
      ['660Hz', 1],
    ],
  ],
  [
    'Explain why graphite conducts and diamond does not, and give the number of bonds.',
    'graphite has delocalised / free electrons ✓\n4 ✓',
    2,
    [
      ['graphite has free electrons, 4', 2],
      ['Graphite has delocalised electrons', 1],
      ['diamond has free electrons', 0],
      ['4 bonds', 1],
    ],
  ],
  [
    'Explain why graphite conducts electricity but diamond does not.',
    'graphite has spare electrons (1)',
    1,
    [
      ['graphite has spare electrons', 1],
      ['diamond has all its electrons used in bonds so none are spare', 0],
      ['diamond has spare electrons', 0],
      ['Graphite has a spare electron from each atom, diamond does not', 1],
    ],
  ],
  [
    'Compare arteries and veins.',
    'arteries have thick walls (1)\nveins have valves (1)',
    2,
    [
      ['arteries have thick walls and veins have valves', 2],
      ['veins have thick walls', 0],
      ['arteries have valves', 0],
      ['arteries have thick walls', 1],
    ],
  ],
  [
    'Find the error, give its line and write the correct code.',
    'line 4 [1]\nlogic (error) [1]\ntotal = total + num [1]',
    3,
    [
      ['line 4, logic error, total = total + num', 3],
      ['Logic error on line 4', 2],
      ['line 2 syntax error', 0],
      ['total = total + num', 1],
    ],
  ],
  [
    'What does the table show?',
    'group B improved more (1)\nplant X grew in the shade (1)',
    2,
    [
      ['group A improved more', 0],
      ['Group B improved more', 1],
      ['group B improved more than group A', 1],
      ['plant Y grew in the shade', 0],
      ['plant X grew in the shade, group A improved more', 1],
      ['plant x grew in the shade', 1],
    ],
  ],
  [
    'Describe the river, giving its direction.',
    'meanders (1)\nflows SW to NE (1)',
    2,
    [
      ['it meanders', 1],
      ['flows from south west to north east', 1],
      ['it meanders and flows from SW to NE', 2],
      ['flows from south-west to north-east', 1],
    ],
  ],
  [
    'Name the graph and describe the relationship.',
    'Scatter (graph) – 1 mark\nPositive (correlation) / as temperature increases sales increase – 1 mark',
    2,
    [
      ['scatter graph, positive correlation', 2],
      ['As the temperature increases the sales increase', 1],
      ['negative', 0],
    ],
  ],
  [
    'Name the enzyme, its product and the optimum pH.',
    'amylase – maltose – 7\n1 mark each',
    3,
    [
      ['amylase, maltose, 7', 3],
      ['amylase makes maltose', 2],
      ['pH 7', 1],
      ['lipase, glucose, 7', 1],
    ],
  ],
  [
    'Identify the stakeholder and calculate the change.',
    '(i) shareholders ✔\n(ii) 12.5% ✔✔ (✔ for 50/400)',
    3,
    [
      ['shareholders 12.5%', 3],
      ['12.5%', 2],
      ['shareholders', 1],
      ['employees 8%', 0],
    ],
  ],
];

testMarks(SCHEMES);
