import { classNote, type ClassNotes } from '../class-notes.ts';

export const maths: ClassNotes = {
  classInfo: {
    className: '8.3',
    subject: 'Maths',
    term: 'Summer',
    unitsCovered: 'fractions, ratio, linear equations',
  },
  notes: [
    classNote('Ethan Ward', 'he', 5, {
      positives: 'great mental arithmetic',
      next: 'show working out. 3/4 marks lost in the test were for no method',
    }),
    classNote('Freya Lowe', 'she', 7, {
      positives: 'Freya solves equations with brackets, fractions and negatives without help',
      next: 'Try the UKMT challenge qs',
    }),
    classNote('George Kemp', 'he', 1, {
      positives: 'comes to every lesson',
      next: '1. 1. 1.',
    }),
    classNote('Hana Suzuki', 'she', 6, {
      positives: 'neat + accurate, checks every answer',
      next: 'isnt confident speaking up, I would love to hear her ideas',
    }),
    classNote('Idris Cole', 'he', 4, {
      positives: 'was put on the SEN register in Jan and has made good use of the laptop',
      next: 'times tables',
      never: ['needs'],
    }),
    classNote('Jess Barker', 'she', 3, {
      positives: 'never gives up',
      next: 'never gives anything a go',
      marked: ['contradiction'],
    }),
    classNote('Kit Lawson', 'they', 5, {
      positives: 'Kit is helpful to the others on the table',
      next: 'needs to slow down, silly mistakes w. signs',
    }),
    classNote('Lily Chen', 'she', 8, {
      positives: 'as you would expect from a Chinese family, brilliant at maths',
      next: 'explain reasoning in words',
      never: ['belief'],
    }),
    classNote('Max Turner', 'he', 2, {
      positives: 'pleasant enough i suppose',
      next: 'thick as two short planks, bless him',
      never: ['insult'],
    }),
    classNote('Nadia Rahman', 'she', 6, {
      positives: 'Nadia knows how to simplify ratios and share in a ratio',
      next: 'word problems, underline what is asked',
    }),
    classNote('Oscar Mills', 'he', 4, {
      positives: 'on ritalin now so much calmer, concentration 100% better',
      next: 'equipment!',
      never: ['health'],
    }),
    classNote('Pia Romano', 'she', 5, {
      positives: 'no longer gives up at the first hurdle',
      next: 'not yet able to add fractions with different denominators',
    }),
    classNote('Ravi Shah', 'he', 9, {
      positives: 'There is nothing in the Year 8 course that Ravi cannot do.',
      next: 'He should not be put off by problems which take more than one lesson.',
    }),
    classNote('Sophie Lane', 'she', 3, {
      positives: 'arrives smelling of cannabis some mornings, otherwise polite',
      next: 'fractions of amounts',
      never: ['safety'],
    }),
    classNote('Toby Nash', 'he', 4, {
      positives: 'has potential',
      next: 'couldnt be bothered to revise, waste of a good brain frankly',
      never: ['insult'],
    }),
  ],
};
