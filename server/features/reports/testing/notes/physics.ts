import { classNote, type ClassNotes } from '../class-notes.ts';

export const physics: ClassNotes = {
  classInfo: {
    className: '11P3',
    subject: 'Physics',
    term: 'Mock exams',
    unitsCovered: 'forces, electricity, waves',
  },
  notes: [
    classNote('Ellis Kaye', 'he', 6, {
      positives: 'mock 58% up from 41. Circuits excellent',
      next: 'units! lost 7 marks for missing N, m/s, etc',
    }),
    classNote('Fatou Camara', 'she', 8, {
      positives:
        'Consistently among the most thoughtful in the group: asks the question behind the question',
      next: 'Six-mark questions: plan for 60 seconds, then write',
    }),
    classNote('George Allardyce', 'he', 3, {
      positives: 'capable when he wants to be',
      next: 'target grade 6 so this is a set below his ability, coasting',
      never: ['needs'],
    }),
    classNote('Hattie Voss', 'she', 7, {
      positives: 'Rearranging equations is now automatic.',
      next: 'She mustn’t rely on the equation sheet for p = mv. Significant figures',
    }),
    classNote('Imran Aziz', 'he', 5, {
      positives: 'attendance up to 91 so well done',
      next: 'the meds make him sleepy p5 so maybe sit near front',
      never: ['health'],
    }),
    classNote('Jess Lomax', 'she', 4, {
      positives: 'v hard worker, after school sessions every thurs',
      next: 'd/t graphs vs v/t graphs - gets them mixed up every single time',
    }),
    classNote('Kwame Boateng', 'he', 9, {
      positives: 'full marks on paper 1. What more can I say?',
      next: 'Keep stretching yourself: try the Isaac Physics problems',
    }),
    classNote('Lottie Prior', 'she', 2, {
      positives: 'She is kind',
      next: 'she’s on PP so gets the free revision guide but hasn’t opened it',
      never: ['meals'],
    }),
    classNote('Milo Ferreira', 'he', 5, {
      positives: 'good at waves, wave speed calculations nearly always right',
      next: 'stop chatting to Kwame and Ellis at the back',
      never: ['other-name'],
    }),
    classNote('Nadia Rahimi', 'she', 6, {
      positives:
        'Has caught up brilliantly considering she only came from Kabul in Sept and had no English',
      next: 'practice describing graphs in words',
      never: ['belief'],
    }),
  ],
};
