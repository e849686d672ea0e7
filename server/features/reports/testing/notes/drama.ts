import { classNote, type ClassNotes } from '../class-notes.ts';

export const drama: ClassNotes = {
  classInfo: {
    className: '8 Drama B',
    subject: 'Drama',
    term: 'Summer',
    unitsCovered: 'melodrama, devising from a photo',
  },
  notes: [
    classNote('Kit Rowntree', 'they', 7, {
      positives: 'Kit holds an audience. Brilliant villain in the melodrama - voice, pace, the lot',
      next: 'let others have the spotlight when devising',
    }),
    classNote('Lola Piotrowska', 'she', 4, {
      positives: 'good listener in group work',
      next: 'project your voice; face the audience; don’t apologise when it goes wrong',
    }),
    classNote('Marcus Dean', 'he', 5, {
      positives: 'Physical theatre = superb. could of been an acrobat',
      next: 'Written evaluation let him down again, two lines only',
    }),
    classNote('Nia Griffiths', 'she', 6, {
      positives:
        "directs without bossing. Her group's freeze frame about the miners was genuinely moving",
      next: 'learn lines by the agreed deadline',
    }),
    classNote('Omar Farouk', 'he', 3, {
      positives: 'When he is focussed he is funny and quick-witted',
      next: 'Ms Halloran says he is the same in English, all mouth',
      never: ['colleague'],
    }),
    classNote('Priya Nair', 'she', 8, {
      positives: 'wonderful improvisation and she never ever blocks an idea',
      next: 'to push herself to play characters who are unlike her',
    }),
    classNote('Quentin Shaw', 'he', 4, {
      positives: 'Quiet lad, turned up to every rehearsal',
      next: 'his stammer means group won’t give him lines - SALT aware',
      never: ['needs'],
    }),
    classNote('Ruby Fenwick', 'she', 5, {
      positives:
        'She gave a very sensitive performance in the bereavement piece which cannot have been easy',
      next: 'vary the pace',
      never: ['family'],
    }),
    classNote('Sol Abrahams', 'he', 2, {
      positives: 'Attended.',
      next: 'Needs to speak at least once.',
    }),
    classNote('Tiwa Adeyemi', 'she', 6, {
      positives:
        'Great energy, great laugh and a generous performer who makes everyone else look good',
      next: 'You sometimes giggle when she should stay in role',
      never: ['mixed-voice'],
    }),
  ],
};
