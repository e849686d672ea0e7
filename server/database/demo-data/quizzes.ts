import type { DemoQuiz } from './demo-types.ts';

const OKAFOR = 'demo-amara-okafor';

/** DEMO01 is open to sit, DEMO02 is waiting to be marked, DEMO03 is marked and partly confirmed. */
export const demoQuizzes: readonly DemoQuiz[] = [
  {
    quizCode: 'DEMO01',
    title: 'Cells and energy',
    subject: 'Science',
    defaultTimeLimit: 600,
    questionIds: [
      'demo-bio-plant-cell',
      'demo-bio-mitochondria',
      'demo-bio-diffusion',
      'demo-bio-pondweed-light',
      'demo-bio-breathing-rate',
    ],
    teacher: OKAFOR,
    locked: false,
    createdDaysAgo: 1,
    satDaysAgo: null,
  },
  {
    quizCode: 'DEMO02',
    title: 'Forces, particles and reactions',
    subject: 'Science',
    defaultTimeLimit: 900,
    questionIds: [
      'demo-phys-balanced-forces',
      'demo-phys-acceleration',
      'demo-phys-gas-pressure',
      'demo-chem-surface-area',
      'demo-chem-hydrogen-test',
      'demo-chem-temperature-rise',
    ],
    teacher: OKAFOR,
    locked: false,
    createdDaysAgo: 6,
    satDaysAgo: 2,
  },
  {
    quizCode: 'DEMO03',
    title: 'Rivers, networks and power',
    subject: 'Mixed',
    defaultTimeLimit: 1200,
    questionIds: [
      'demo-geo-river-erosion',
      'demo-comp-lan-wan',
      'demo-geo-oxbow-lake',
      'demo-comp-packets',
      'demo-hist-norman-castles',
    ],
    teacher: OKAFOR,
    locked: true,
    createdDaysAgo: 24,
    satDaysAgo: 21,
  },
];
