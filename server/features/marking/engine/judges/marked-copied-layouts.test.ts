import { testMarks } from '../../../../testing/test-marks.ts';
import type { MarkedScheme } from './testing/mark-of.ts';

/**
 * What copying does to a layout: marks and bullets on separate lines, cells of several lines,
 * labels and remarks that are not points.
 */
const SCHEMES: readonly MarkedScheme[] = [
  [
    'Name two Tudor explorers.',
    '1 mark for each correct explorer. Any two from:\n- Drake\n- Raleigh\n- Hawkins\nSurnames are sufficient.',
    2,
    [
      ['Drake and Hawkins', 2],
      ['Raleigh', 1],
      ['Columbus', 0],
    ],
  ],
  [
    'Outline what displacement means.',
    '[AO1 = 2]\n2 marks for a clear and accurate outline\n1 mark for a limited / muddled outline\nContent: new items push out old ones',
    2,
    [['new items push out old ones', 'left']],
  ],
  [
    'Explain why a wet road dries faster on a windy day.',
    'moving air carries water vapour away\n1\nso the air above stays less humid\n1\nignore the wind is warm',
    2,
    [
      ['the wind carries the water vapour away so air above the road is less humid', 2],
      ['moving air carries the water vapour away', 1],
      ['wind is cold', 0],
    ],
  ],
  [
    'Explain how a seat belt protects a passenger.',
    'increases the time taken to stop (in a crash)\n1\n(so) rate of change of momentum is smaller\n1\n(so) force on the passenger is smaller\n1\nTurn over for the next question',
    3,
    [
      [
        'it increases the time taken to stop, so the rate of change of momentum is smaller and the force on the passenger is smaller',
        3,
      ],
      ['the force on the passenger is smaller', 1],
      ['it holds you', 0],
    ],
  ],
  [
    'State two products of complete combustion of methane.',
    'carbon dioxide / CO2\n1\nwater / H2O\n1',
    2,
    [
      ['carbon dioxide and water', 2],
      ['CO2', 1],
      ['oxygen', 0],
    ],
  ],
  [
    'Give two ways in which rationing affected families in Britain in the Second World War.',
    'Award one mark for each way:\n limited meat and sugar / coupons for food\n clothes could not be replaced / make do and mend\n people grew vegetables at home (dig for victory) because shops had little to sell and\n queues outside shops',
    2,
    [
      ['They needed coupons for food and there were queues outside shops', 2],
      ['they grew their own vegetables at home', 1],
      ['people were sad', 0],
    ],
  ],
  [
    'Explain how bread dough rises.',
    'Any three:\n yeast ferments / respires the sugar\n producing carbon dioxide gas\n bubbles are trapped in the dough by gluten\n gas expands in the heat of the oven',
    3,
    [
      [
        'Yeast ferments the sugar, producing carbon dioxide, and the bubbles are trapped by the gluten',
        3,
      ],
      ['carbon dioxide gas is produced', 1],
      ['it is warm', 0],
    ],
  ],
  [
    'Give two terms of the Treaty of Trianon.',
    'Mark allocation:\tAO1 2\tAO2 –\tAO3 –\nAward one mark for each correct term:\nHungary lost two thirds of its land\narmy limited to 35,000\nhad to pay reparations\nno conscription',
    2,
    [
      ['The army was limited to 35,000 and they had to pay reparations', 2],
      ['no conscription', 1],
      ['lost an empire in Africa', 0],
    ],
  ],
  [
    'Explain one advantage to a shop of selling online.',
    'Question Number\tAnswer\tMark\n2 (b)\tAO1a 1 AO1b 1\nAward 1 mark for an advantage, plus 1 mark for linked development.\n\n• reaches more customers (1) so sales rise (1)\n• open at all hours (1) so customers can buy when they like (1)\n\nAccept any other appropriate response.\t(2)',
    2,
    [
      ['it reaches more customers so sales rise', 2],
      ['it is open at all hours', 1],
    ],
  ],
  [
    'State two features of a plan.',
    'Assessment objectives: AO1 2 marks\nkeeps to the budget (1)\nhas a time scale (1)',
    2,
    [
      ['It has a time scale and keeps to the budget', 2],
      ['it has a time scale', 1],
    ],
  ],
  [
    'Name two percussion instruments.',
    'Any two (1 mark each)\ntimpani / kettle drum\nsnare drum\nxylophone\ntriangle',
    2,
    [
      ['timpani and triangle', 2],
      ['xylophone', 1],
      ['violin', 0],
    ],
  ],
  [
    'Name two percussion instruments.',
    'Question\tAnswer\tMark\n1(a)\tAny two (1 mark each)\ntimpani / kettle drum\nsnare drum\nxylophone\ntriangle\t2\n\tReject: drum alone\t',
    2,
    [
      ['timpani and triangle', 2],
      ['xylophone', 1],
      ['violin', 0],
    ],
  ],
  [
    'Name two percussion instruments.',
    'Two from (1 each):\ntimpani / kettle drum\nsnare drum\nxylophone\ntriangle',
    2,
    [
      ['timpani and triangle', 2],
      ['xylophone', 1],
      ['violin', 0],
    ],
  ],
  [
    'Name two percussion instruments.',
    'Any two, 1 mark for each\ntimpani / kettle drum\nsnare drum\nxylophone\ntriangle',
    2,
    [
      ['timpani and triangle', 2],
      ['xylophone', 1],
      ['violin', 0],
    ],
  ],
  [
    'Name two percussion instruments and say what forte means.',
    "Question\tAcceptable answers\tMark\n2(a)\tAny two (1 mark each)\ntimpani / kettle drum\nsnare drum\nxylophone\ntriangle\t2\n2(b)\tloud / loudly\n(not 'louder')\t1",
    3,
    [
      ['timpani and triangle. forte means loud', 3],
      ['xylophone. it means loudly', 2],
      ['violin, soft', 0],
    ],
  ],
  [
    'Read the notice and answer: (a) When does the shop open? (b) What is sold? (c) Who owns it?',
    'Qu\tAccept\tMark\tReject\tNotes\n1a\tat nine / 9 am\t1\t\t\n1b\t(fresh) bread\t1\tcake\t\n1c\t(the) twins / a brother and his sister\t1\ta family\t',
    3,
    [
      ['a) at nine b) bread c) a brother and his sister', 3],
      ['a) 9 am b) cakes c) the twins', 2],
      ['a) at ten b) milk c) a man', 0],
    ],
  ],
  [
    'From the sentence "Suddenly the old dog barked at a stranger", identify an adverb, an adjective and a verb.',
    'adverb\tsuddenly\t1\nadjective\told\t1\nverb\tbarked\t1',
    3,
    [
      ['suddenly, old, barked', 3],
      ['adverb: suddenly, adjective: old, verb: dog', 2],
      ['adverb - old, adjective - barked, verb - suddenly', 0],
    ],
  ],
  [
    'Identify a noun and a pronoun in "She gave him bread".',
    'noun\tbread\t1\npronoun\tshe OR him\t1',
    2,
    [
      ['noun is bread, pronoun is him', 2],
      ['bread and she', 2],
      ['noun: gave, pronoun: she', 1],
    ],
  ],
  [
    'A wire of length 2.0 m and area 3.0 × 10⁻⁷ m² has a resistance of 4.0 Ω. Calculate the resistivity. Give the unit.',
    'ρ = RA/L or 4.0 × 3.0 × 10⁻⁷ / 2.0      C1\n(ρ =) 6.0 × 10⁻⁷      A1\nΩ m      B1\nNot Ω/m, not Ω m⁻¹',
    3,
    [
      ['6.0 × 10⁻⁷ Ω m', 3],
      ['6.0 x 10^-7', 2],
    ],
  ],
  [
    'Find the speed of a runner who covers 60 m in 8 s. Give the unit.',
    '60 ÷ 8      C1\n(v =) 7.5      A1\nm/s      B1\nNot m/s², not "mps"',
    3,
    [
      ['7.5 m/s', 3],
      ['60/8 = 7.5', 2],
      ['60/8', 1],
    ],
  ],
  [
    'Work out the value of £2000 after 2 years at 5% compound interest.',
    '2205[.00]\t3\tM2 for 2000 × 1.05²\nor M1 for 2000 × 1.05 or 2100',
    3,
    [
      ['£2205', 3],
      ['2205.00', 3],
      ['2000 x 1.05 = 2100', 1],
    ],
  ],
  [
    'Work out 3.6 × 2.25',
    '8.1[0]\t2\nM1 for 36 × 225',
    2,
    [
      ['8.1', 2],
      ['8.10', 2],
      ['8.2', 0],
    ],
  ],
  [
    'Work out the cost of 3 pens at £1.20 each.',
    '(£)3.6[0]\t2\tM1 for 3 × 1.2[0]',
    2,
    [
      ['£3.60', 2],
      ['3.6', 2],
      ['3 x 1.20', 1],
    ],
  ],
  [
    'Solve 3x + y = 11 and x − y = 1.',
    '4x = 12\tM1\nx = 3\tA1\ny = 2\tA1\nCorrect answers only by trial and improvement: award 3 marks.',
    3,
    [
      ['x = 3, y = 2', 3],
      ['4x = 12', 1],
    ],
  ],
  [
    'Explain two ways in which tourism can help a region.',
    '• more jobs in hotels (1) so people earn more (1)\n• roads are improved (1) which helps local people travel (1)\nDo not double-credit the same expansion.\nAccept any other appropriate response.',
    4,
    [
      [
        'More jobs in hotels so people earn more. Roads are improved, which helps local people to travel',
        4,
      ],
      ['there are more jobs in hotels', 1],
    ],
  ],
  [
    'Give two ways in which Christians pray.',
    'If students include more than two responses, only the first two should be considered for marking.\nStudents may include two of the following points, but all other relevant points must be credited:\nusing set prayers such as the Lord’s Prayer / silently in the mind / singing hymns to God / with a rosary',
    2,
    [
      ['They sing hymns to God and some pray with a rosary', 2],
      ['silently in their mind', 1],
      ['at home', 0],
    ],
  ],
  [
    'Explain why graphite is slippery.',
    'M1 layers of atoms\nM2 weak forces between layers\nM3 layers slide over each other\nIf mention of molecules, 0 for M2 / if ions, 0/3',
    3,
    [
      [
        'it has layers of atoms with weak forces between the layers so layers slide over each other',
        3,
      ],
      ['the layers slide over each other', 1],
    ],
  ],
  [
    'A chair is made from oak. Give one property of oak that makes it suitable and explain why it is useful.',
    'Property (1) + linked explanation (1)\ne.g.\n• hard (1) so it is not scratched easily (1)\n• strong (1) so it carries the weight of a person (1)\nExplanation mark can only be awarded if property is correct.',
    2,
    [
      ['it is strong so it carries the weight of a person', 2],
      ['it is hard', 1],
      ['it is brown', 0],
    ],
  ],
];

testMarks(SCHEMES);
