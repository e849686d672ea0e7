import { testMarks } from '../../../../testing/test-marks.ts';
import type { MarkedScheme } from './testing/mark-of.ts';

/** Points in words, with their figures below them as an example or next to them. */
const CASES: readonly MarkedScheme[] = [
  [
    'A pump raises 180 kg of water through 6.0 m in 45 s. Calculate the useful power of the pump. g = 9.8 N/kg',
    'Question Number\tAcceptable answers\tAdditional guidance\tMark\n12(b)\tUse of ΔEp = mgΔh\t(1)\nUse of P = E/t\t(1)\nP = 240 W\t(1)\nExample of calculation\nE = 180 kg × 9.8 N kg–1 × 6.0 m = 10 584 J\nP = 10 584 J ÷ 45 s = 235 W\n3',
    3,
    [
      ['180 × 9.8 × 6 = 10584 J\n10584 / 45 = 235 W', 3],
      ['235 W', 3],
      ['E = 180 × 9.8 × 6 = 10584 J\nthen I times it by 45 and got 476280', 1],
      ['180 + 45 = 225', 0],
    ],
  ],
  [
    'Calculate the concentration of the acid. 25.0 cm3 of 0.200 mol dm–3 NaOH neutralise 20.0 cm3 of HCl.',
    '• calculates moles of NaOH (1)\n• deduces moles of HCl (1)\n• calculates concentration of HCl (1)\nExample of calculation\n0.0250 × 0.200 = 0.00500\n0.00500\n0.00500 ÷ 0.0200 = 0.250\nAllow TE throughout',
    3,
    [
      ['moles NaOH = 0.025 × 0.2 = 0.005, same for HCl, 0.005 / 0.02 = 0.25 mol dm-3', 3],
      ['25 × 0.2 = 5', 0],
    ],
  ],
  [
    'Calculate the energy that the heater supplies in two minutes. Its power is 50 W.',
    'time in seconds (1)\nuse of E = Pt (1)\nenergy = 6000 J (1)\nWorked example:\n2 × 60 = 120 s\nE = 50 × 120 = 6000 J',
    3,
    [
      ['2 min = 120 s\n50 × 120 = 6000 J', 3],
      ['2 × 60 = 120 s', 1],
      ['50 J', 0],
    ],
  ],
  [
    'A sample reads 500 counts per minute, 20 of them from the background. The half-life is 8 days. Calculate the reading after 16 days.',
    'Question number\tAnswer\tNotes\tMarks\n6 (c)\nMP1 background taken off;\t(500 – 20 =) 480\nMP2 number of half-lives;\t(16 ÷ 8 =) 2\tcan be implied by two halvings\nMP3 halving of the candidate’s count rate;\t480 → 240 → 120\nallow ecf from MP1 and MP2\nMP4 background added back on;\t(120 + 20 =) 140 (counts per minute)\n4\nTotal for question 6 = 9 marks',
    4,
    [
      ['500 - 20 = 480\n16/8 = 2\n480, 240, 120\n120 + 20 = 140', 4],
      ['500 - 20 = 480, two half-lives so 120', 3],
      ['500 ÷ 16 = 31', 0],
    ],
  ],
  [
    'Calculate the speed of the galaxy. The line at 500.0 nm is seen at 510.0 nm. c = 3.0 × 10^8 m/s',
    'Question number\tAnswer\tNotes\tMarks\n9 (b)\tchange in wavelength;\t(510.0 – 500.0 =) 10.0 (nm)\nsubstitution into Δλ/λ = v/c;\te.g. 10.0 / 500.0 = v / 3.0 × 10^8\nevaluation;\t(v =) 6.0 × 10^6 (m/s)\t3',
    3,
    [
      ['510 - 500 = 10\n10/500 = v/3×10^8\nv = 6×10^6 m/s', 3],
      ['change = 10 nm', 1],
      ['510/500 = 1.02', 0],
    ],
  ],
  [
    'Explain how the body responds to a cold day.',
    'Question number\tAnswer\tNotes\tMarks\n8 (c)\tvessels near the skin become narrower;\t\tignore move deeper\nless blood reaches the skin;\treject no blood\n\tmuscles shiver\tignore goose bumps\n3',
    3,
    [
      [
        'The vessels near the skin become narrower, so less blood reaches the skin, and the muscles shiver.',
        3,
      ],
      ['The muscles shiver.', 1],
      ['You put on a coat.', 0],
    ],
  ],
  [
    'Give two reasons why video is compressed.',
    'Any two from:\n−\tthe file is smaller\n−\tit uses less of the data allowance\n[2]',
    2,
    [
      ['The file is smaller and it uses less of the data allowance.', 2],
      ['It uses less of the data allowance.', 1],
      ['It is in colour.', 0],
    ],
  ],
];

testMarks(CASES);
