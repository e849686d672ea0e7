import { classNote, type ClassNotes } from '../class-notes.ts';

export const history: ClassNotes = {
  classInfo: {
    className: '11C',
    subject: 'History',
    term: 'Autumn',
    unitsCovered: 'Weimar and Nazi Germany, Medicine through time',
  },
  notes: [
    classNote('Abel Mensah', 'he', 6, {
      positives: 'wrote movingly about the persecution of Jewish families in the 1930s',
      next: 'use precise dates as evidence',
    }),
    classNote('Beth Lloyd', 'she', 7, {
      positives: 'excellent knowledge of the Black Death, surgery and the discovery of penicillin',
      next: 'conclusions tail off',
    }),
    classNote('Callum Reid', 'he', 3, {
      positives: 'more settled since he moved in with his foster carers',
      next: 'revision',
      never: ['family'],
    }),
    classNote('Daisy Holt', 'she', 5, {
      positives: 'Daisy is quietly determined & has improved by 2 grades since sept',
      next: 'timing in the 16 marker',
    }),
    classNote('Eli Stern', 'he', 8, {
      positives: 'knows this period inside out, being Jewish himself',
      next: 'balance',
      never: ['belief'],
    }),
    classNote('Farah Aziz', 'she', 6, {
      positives: 'mature, thoughtful, always prepared',
      next: 'said things at home are bad, stepdad hits her brother',
      never: ['safety', 'family'],
    }),
    classNote('Gus Palmer', 'he', 4, {
      positives: 'a real character! you never know what hes going to say next',
      next: 'less of the above',
      marked: ['leftover'],
    }),
    classNote('Holly Frost', 'she', 5, {
      positives: 'brilliant at getting others to do her work for her',
      next: '',
      marked: ['praised-flaw'],
    }),
    classNote('Imran Malik', 'he', 7, {
      positives: 'strong on interpretations, weaker on sources',
      next: 'source Qs: say why it was made, not only who by',
    }),
    classNote('Josie Bright', 'she', 2, {
      positives: 'Josie has been going to CAMHS and is managing her anxiety',
      next: 'completing homework',
      never: ['health'],
    }),
    classNote('Kian Doyle', 'he', 5, {
      positives: 'better than his brother at least',
      next: 'stop messing about at the back with Abel',
      never: ['other-name', 'family'],
    }),
    classNote('Lara Vance', 'she', 6, {
      positives: 'ok',
      next: 'more detail',
    }),
    classNote('Milo Kerr', 'none', 4, {
      positives: 'Milo remembers facts well. He needs to use them.',
      next: 'HW x3 missing!!! ring home',
      never: ['leftover'],
    }),
    classNote('Nina Wolfe', 'she', 9, {
      positives: 'she could teach this course. a joy',
      next: 'look after herself in the exam season - worried about how little she eats',
      never: ['safety'],
    }),
    classNote('Otto Weiss', 'they', 5, {
      positives: 'they have worked well with others on the medicine timeline',
      next: 'Otto sometimes relies on the group, and should trust their own judgement.',
    }),
  ],
};
