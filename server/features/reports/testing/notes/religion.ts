import { classNote, type ClassNotes } from '../class-notes.ts';

export const religion: ClassNotes = {
  classInfo: {
    className: '7R',
    subject: 'Religious Education',
    term: 'Autumn',
    unitsCovered: 'the Five Pillars, festivals, life after death',
  },
  notes: [
    classNote('Aiden Cross', 'he', 5, {
      positives: 'describes the Five Pillars clearly and with respect',
      next: "give examples of how they shape a Muslim's day",
    }),
    classNote('Beatrice Lam', 'she', 6, {
      positives: 'thoughtful on forgiveness, quoted the parable of the lost son',
      next: 'explain what two traditions disagree about',
    }),
    classNote('Connor Haynes', 'he', 3, {
      positives: 'funny, likeable',
      next: 'told me dad locks him in his room, pls ring home',
      never: ['safety'],
    }),
    classNote('Deborah Akande', 'she', 7, {
      positives: 'As a Pentecostal she knows her Bible inside out',
      next: 'use sources other than the Bible',
      never: ['belief'],
    }),
    classNote('Ewan McPhail', 'he', 4, {
      positives: 'asked good questions in the debate about life after death',
      next: 'Back his opinion with a reason',
    }),
    classNote('Farah Siddiq', 'she', 5, {
      positives: 'Mr Dobson says she is a delight in tutor time',
      next: 'Write in full sentences',
      never: ['colleague'],
    }),
    classNote('George Plumb', 'he', 3, {
      positives: 'has lost a bit of timber and looks better for it',
      next: 'more focus',
      never: ['appearance'],
    }),
    classNote('Holly Yates', 'she', 6, {
      positives: 'made a careful poster on Sikh festivals',
      next: 'Spell gurdwara and Vaisakhi correctly',
    }),
    classNote('Isaac Boateng', 'he', 4, {
      positives: "his mum's new baby has worn everyone out but he gets here",
      next: 'finish work',
      never: ['family'],
    }),
    classNote('Jade Kersey', 'she', 5, {
      positives: 'listened to our visitor from the synagogue and wrote her a kind letter of thanks',
      next: 'Take part in discussion more often',
    }),
  ],
};
