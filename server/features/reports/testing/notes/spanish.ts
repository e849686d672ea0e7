import { classNote, type ClassNotes } from '../class-notes.ts';

export const spanish: ClassNotes = {
  classInfo: {
    className: '9Es',
    subject: 'Spanish',
    term: 'Summer',
    unitsCovered: 'holidays, ordering food, the past tense',
  },
  notes: [
    classNote('Lola Fernandes', 'she', 5, {
      positives: 'good accent, speaks up',
      next: 'verb endings in the past tense',
    }),
    classNote('Jake Rudd', 'he', 4, {
      positives: 'ok when on his own',
      next: 'sit away from window. LSA to scribe for him in test',
      never: ['needs'],
    }),
    classNote('Mina Hosseini', 'she', 7, {
      positives: 'Writes at length with opinions and reasons, uses connectives such as sin embargo',
      next: 'accents on words',
    }),
    classNote('Poppy Grant', 'she', 3, {
      positives: 'tries hard',
      next: 'food bank family - no internet at home so hw on paper pls',
      never: ['meals'],
    }),
    classNote('Daniel Osei', 'he', 6, {
      positives: 'Enthusiastic in role plays, esp. ordering in the cafe',
      next: 'Learn numbers above 100',
    }),
    classNote('Saskia Boyle', 'she', 5, {
      positives: 'She is superb at chatting; a real talent for talking over other people',
      next: 'grammar',
      never: ['praised-flaw'],
    }),
    classNote('Luke Hartnell', 'he', 2, {
      positives: '',
      next: 'on roll but spent half term in care w/ foster carers, unsettled',
      never: ['family'],
    }),
    classNote('Zara Malik', 'she', 6, {
      positives: 'excellent vocab',
      next: 'fasting so tired in aft lessons in spring, catch up needed',
      never: ['belief'],
    }),
    classNote("Finn O'Hara", 'he', 4, {
      positives: 'has settled well; listens to recordings twice before writing',
      next: 'ask when unsure',
    }),
    classNote('Hannah Weiss', 'she', 8, {
      positives: 'reads short stories in Spanish for pleasure',
      next: 'Try the subjunctive after cuando',
    }),
  ],
};
