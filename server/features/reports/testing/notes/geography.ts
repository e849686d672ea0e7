import { classNote, type ClassNotes } from '../class-notes.ts';

export const geography: ClassNotes = {
  classInfo: {
    className: '7H',
    subject: 'Geography',
    term: 'Autumn',
    unitsCovered: 'map skills, migration, Africa',
  },
  notes: [
    classNote('Aidan Walsh', 'he', 4, {
      positives: 'good eye for detail on OS maps',
      next: 'needs to read the scale b4 measuring',
    }),
    classNote('Bella Gomez', 'she', 6, {
      positives: 'explained push and pull factors of migration really clearly',
      next: 'case study facts',
    }),
    classNote('Carter Obi', 'he', 5, {
      positives: 'as an African boy he brings a lot to this unit',
      next: 'spelling of place names',
      never: ['belief'],
    }),
    classNote('Demi Rowe', 'she', 3, {
      positives: 'chatty and cheerful',
      next: 'wears far too much make up, distracted by her phone',
      never: ['appearance'],
    }),
    classNote('Elliot Park', 'they', 7, {
      positives: 'their presentation on drought in the Sahel was superb',
      next: 'structure longer answers with PEEL',
    }),
    classNote('Fatima Noor', 'she', 8, {
      positives: 'always willing to help, gets on with everyone',
      next: 'could challenge herself with the extension tasks',
    }),
    classNote('Gabe Moss', 'he', 2, {
      positives: 'he is no trouble',
      next: 'hardly writes a thing. see SENCO re reader. ?dyslexia',
      never: ['needs'],
    }),
    classNote('Heidi Kurz', 'she', 5, {
      positives: 'Heidi has caught up well after her operation',
      next: 'compass directions',
      never: ['health'],
    }),
    classNote('Isaac Boyd', 'he', 4, {
      positives: 'when not staring out of the window he has good ideas',
      next: 'concentrate',
      marked: ['insult'],
    }),
    classNote('Jaya Menon', 'she', 9, {
      positives: 'the strongest geographer in the year by a mile',
      next: 'none',
    }),
    classNote('Kyle Burton', 'he', 3, {
      positives: 'comes from a difficult family but tries',
      next: 'bring a pencil',
      never: ['family'],
    }),
    classNote('Lola Marsh', 'she', 6, {
      positives: 'compares HICs and LICs with confidence',
      next: 'Your sketch maps need keys and labels',
    }),
    classNote('Mason Tate', 'he', 1, {
      positives: 'outstanding. top marks in everything',
      next: 'cannot find the UK on a map',
      marked: ['contradiction'],
    }),
    classNote('Nell Barnes', 'she', 5, {
      positives: 'careful, methodical, thorough',
      next: 'stop letting Poppy copy',
      never: ['other-name'],
    }),
    classNote('Owen Rees', 'none', 6, {
      positives: 'Owen asks perceptive questions about poverty and development',
      next: 'back up opinions with data',
    }),
  ],
};
