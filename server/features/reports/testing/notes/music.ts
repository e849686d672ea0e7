import { classNote, type ClassNotes } from '../class-notes.ts';

export const music: ClassNotes = {
  classInfo: {
    className: '8M',
    subject: 'Music',
    term: 'Autumn',
    unitsCovered: 'samba, four-chord songs, music for film',
  },
  notes: [
    classNote('Freya Lindqvist', 'she', 6, {
      positives: 'fab sense of rhythm, took the lead in the samba group and counted everyone in',
      next: 'practise the offbeat slowly before speeding up',
    }),
    classNote('Kofi Mensah', 'he', 4, {
      positives: 'plays by ear, has a lovely touch on the keyboard',
      next: 'fell behind since his op in November, still gets breathless when singing',
      never: ['health'],
    }),
    classNote('Jasmine Doyle', 'she', 3, {
      positives: 'joins in when the mood takes her',
      next: 'Comes in smelling of smoke most mornings, uniform unwashed',
      never: ['appearance'],
    }),
    classNote('Elliot Marsh', 'they', 7, {
      positives:
        'confident with chords of C, F and G and played them in time with the backing track',
      next: 'try the left hand as well',
    }),
    classNote('Priya Nair', 'she', 5, {
      positives: 'Her composition on the theme of the sea built up well to a loud middle section',
      next: 'give the piece a proper ending; at the moment it just stops',
    }),
    classNote('Callum Briggs', 'he', 2, {
      positives: 'Turned up.',
      next: 'Would help if he brought a brain as well as a recorder',
      never: ['insult'],
    }),
    classNote('Sophie Adeyemi', 'she', 6, {
      positives: 'sings in tune and holds a second part against the group',
      next: 'needs to stop following Ruby Tanner around, those two together are a nightmare',
      never: ['other-name'],
    }),
    classNote('Oscar Whitfield', 'he', 5, {
      positives: 'tuned the ukulele himself and helped others to do it',
      next: 'Work on changing from G to D7 without a pause',
    }),
    classNote('Amara Okoye', 'she', 8, {
      positives: 'Outstanding listener, can name the instruments in a piece after one hearing',
      next: 'explain why the composer chose them',
    }),
    classNote('Ben Tolley', 'he', 3, {
      positives: 'very organised, always has his folder',
      next: 'never has his folder or anything to write with',
      never: ['contradiction'],
    }),
  ],
};
