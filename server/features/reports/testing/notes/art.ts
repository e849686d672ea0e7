import { classNote, type ClassNotes } from '../class-notes.ts';

export const art: ClassNotes = {
  classInfo: { className: '8A', subject: 'Art', term: 'Autumn', unitsCovered: 'portraits, colour' },
  notes: [
    classNote('Vera Lind', 'she', 7, {
      positives: 'beautiful tonal work, skin tones in her portrait are subtle',
      next: 'be bolder with scale',
    }),
    classNote('Will Frost', 'he', 4, {
      positives: 'will try anything',
      next: 'sketchbook homework',
    }),
    classNote('Xena Boyle', 'she', 5, {
      positives: 'her drawing of her nan was lovely',
      next: 'background',
      marked: ['family'],
    }),
    classNote('Yara Said', 'she', 6, {
      positives: 'Yara draws hair and fabric with real skill',
      next: 'colour mixing',
    }),
    classNote('Zane Hill', 'he', 3, {
      positives: 'hasnt broken anything this term',
      next: 'grow up',
      never: ['insult'],
    }),
    classNote('Amos Reid', 'he', 5, {
      positives: 'inspired by Picasso and Frida Kahlo',
      next: 'annotate sketches with what he thinks not just what he sees',
    }),
    classNote('Bea Flood', 'she', 8, {
      positives: 'Bea has a gift. Her self-portrait was chosen for the foyer',
      next: 'try 3D',
    }),
    classNote('Cian Daly', 'he', 2, {
      positives: 'likes painting',
      next: 'has had nits & comes in unwashed, hygiene talk needed',
      never: ['appearance'],
    }),
    classNote('Dora Finch', 'she', 4, {
      positives: 'quieter this term since being moved from Mrs Potts group',
      next: 'confidence',
      never: ['colleague'],
    }),
    classNote('Ewan Bain', 'he', 6, {
      positives: 'copes well with being in a set below his ability',
      next: 'perspective',
      never: ['needs'],
    }),
    classNote('Flo Hart', 'she', 5, {
      positives: 'tidy tidy tidy',
      next: 'messy',
      marked: ['contradiction'],
    }),
    classNote('Gil Ross', 'none', 5, {
      positives: 'Gil is imaginative. his use of line is delicate',
      next: 'Gil rushes the finish',
    }),
    classNote('Hope Lowe', 'she', 6, {
      positives: 'Hope gives generous feedback to her peers',
      next: 'i hope she will carry on with art next year',
    }),
    classNote('Ivo Petrov', 'he', 7, {
      positives: 'independent',
      next: 'taking criticism',
    }),
    classNote('Jade King', 'she', 3, {
      positives: 'sweet',
      next: 'boyfriend (yr 12) waits for her outside, flag to DSL. Missing deadlines',
      never: ['safety'],
    }),
  ],
};
