import type { DemoOverride } from './demo-types.ts';

/** Questions of DEMO03 on which the teacher accepted every mark that raised no doubt. */
export const acceptedWithoutDoubt: readonly string[] = [
  'demo-geo-river-erosion',
  'demo-comp-lan-wan',
];

/** Where the teacher read the answer to DEMO03 herself and gave her own mark. */
export const overridesDemo03: readonly DemoOverride[] = [
  {
    student: 'demo-sian-prosser',
    question: 'demo-geo-river-erosion',
    markAwarded: 2,
    reason: 'Describes hydraulic action and abrasion correctly without naming them.',
  },
  {
    student: 'demo-niamh-odowd',
    question: 'demo-geo-river-erosion',
    markAwarded: 2,
    reason: 'Spelling is phonetic, but both terms are clear.',
  },
  {
    student: 'demo-tyler-brockwell',
    question: 'demo-comp-lan-wan',
    markAwarded: 2,
    reason: "A house is one site, and 'all over the world' is a large area.",
  },
  {
    student: 'demo-ethan-throssell',
    question: 'demo-comp-lan-wan',
    markAwarded: 0,
    reason: 'Only spells out the letters; no difference is described.',
  },
  {
    student: 'demo-sian-prosser',
    question: 'demo-geo-oxbow-lake',
    markAwarded: 4,
    reason: 'All four stages are there in her own words: bends worn away, gap closing, cut, plug.',
  },
  {
    student: 'demo-tyler-brockwell',
    question: 'demo-geo-oxbow-lake',
    markAwarded: 1,
    reason: "'Takes a short cut' is the third point.",
  },
  {
    student: 'demo-chloe-pemberton',
    question: 'demo-geo-oxbow-lake',
    markAwarded: 0,
    reason: 'Erosion is on the wrong side of the bend, and a flood alone is not the cut-off.',
  },
  {
    student: 'demo-sian-prosser',
    question: 'demo-comp-packets',
    markAwarded: 3,
    reason: "'Numbered pieces', 'own way' and 'stuck back together' are three of the points.",
  },
  {
    student: 'demo-jayden-clarke',
    question: 'demo-hist-norman-castles',
    markAwarded: 2,
    reason: 'Behind the joke: attackers seen from high ground, and people put off rebelling.',
  },
  {
    student: 'demo-sian-prosser',
    question: 'demo-hist-norman-castles',
    markAwarded: 2,
    reason: 'A vivid way to say that castles were a reminder of power and deterred revolts.',
  },
];
