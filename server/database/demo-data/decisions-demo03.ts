import type { DemoOverride } from './demo-types.ts';

/** Questions of DEMO03 on which the teacher accepted every mark that raised no doubt. */
export const acceptedWithoutDoubt: readonly string[] = [
  'demo-geo-river-erosion',
  'demo-comp-lan-wan',
];

/** Answers to DEMO03 that the teacher read herself and gave her own mark. */
export const overridesDemo03: readonly DemoOverride[] = [
  {
    student: 'demo-sian-prosser',
    question: 'demo-geo-river-erosion',
    markAwarded: 2,
    reason: 'Describes hydraulic action and abrasion correctly without naming them.',
    feedback:
      'You describe both processes well. Their names are hydraulic action and abrasion: learn them for the exam.',
  },
  {
    student: 'demo-niamh-odowd',
    question: 'demo-geo-river-erosion',
    markAwarded: 2,
    reason: 'Spelling is phonetic, but both terms are clear.',
    feedback: 'Both right. Check two spellings: hydraulic, abrasion.',
  },
  {
    student: 'demo-tyler-brockwell',
    question: 'demo-comp-lan-wan',
    markAwarded: 2,
    reason: "A house is one site, and 'all over the world' is a large area.",
    feedback: 'Yes: one small site, and a very large area. In an exam, write in full words.',
  },
  {
    student: 'demo-ethan-throssell',
    question: 'demo-comp-lan-wan',
    markAwarded: 0,
    reason: 'Only spells out the letters; no difference is described.',
    feedback:
      'You say what the letters stand for. Now say how the two differ: how large an area does each cover?',
  },
  {
    student: 'demo-sian-prosser',
    question: 'demo-geo-oxbow-lake',
    markAwarded: 4,
    reason: 'All four stages are there in her own words: bends worn away, gap closing, cut, plug.',
    feedback:
      'All four stages, and clearly in your own words. Add the terms: erosion, neck, deposition.',
  },
  {
    student: 'demo-tyler-brockwell',
    question: 'demo-geo-oxbow-lake',
    markAwarded: 1,
    reason: "'Takes a short cut' is the third point.",
    feedback:
      'The short cut is right. What wears the bends away before it, and what closes the old loop after?',
  },
  {
    student: 'demo-chloe-pemberton',
    question: 'demo-geo-oxbow-lake',
    markAwarded: 0,
    reason: 'Erosion is on the wrong side of the bend, and a flood alone is not the cut-off.',
    feedback:
      'Look again at which side of the bend the fast water erodes, and at how the neck is cut.',
  },
  {
    student: 'demo-sian-prosser',
    question: 'demo-comp-packets',
    markAwarded: 3,
    reason: "'Numbered pieces', 'own way' and 'stuck back together' are three of the points.",
    feedback: 'Three points in a good picture. What does each packet carry besides its number?',
  },
  {
    student: 'demo-jayden-clarke',
    question: 'demo-hist-norman-castles',
    markAwarded: 2,
    reason: 'Behind the joke: attackers seen from high ground, and people put off rebelling.',
    feedback:
      'Two good points behind the turnip: the view from high ground, and who would dare to attack.',
  },
  {
    student: 'demo-sian-prosser',
    question: 'demo-hist-norman-castles',
    markAwarded: 2,
    reason: 'A vivid way to say that castles were a reminder of power and deterred revolts.',
    feedback:
      'A vivid way to say two things: a reminder of Norman power, and a reason not to rebel.',
  },
];
