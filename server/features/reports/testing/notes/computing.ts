import { classNote, type ClassNotes } from '../class-notes.ts';

export const computing: ClassNotes = {
  classInfo: {
    className: '10 CS',
    subject: 'Computer Science',
    term: 'Summer',
    unitsCovered: 'Python, binary, networks, ethics',
  },
  notes: [
    classNote('Gia Russo', 'she', 8, {
      positives: 'surprisingly good for a girl, top of the class in Python',
      next: 'comment her code',
      never: ['belief', 'insult'],
    }),
    classNote('Hugo Finch', 'he', 5, {
      positives: 'finds creative solutions, debugging is methodical',
      next: 'trace tables',
    }),
    classNote('Ines Rocha', 'she', 6, {
      positives: 'Ines persevered with binary subtraction until she had it',
      next: 'explain how, not only what',
    }),
    classNote('Jonah Platt', 'he', 4, {
      positives: 'on his good days a pleasure',
      next: 'anger issues - threw a chair in March, awaiting EP assessment',
      never: ['needs', 'safety', 'leftover'],
    }),
    classNote('Kira Stone', 'they', 7, {
      positives: 'they write efficient, readable code',
      next: 'plan before typing',
    }),
    classNote('Lenny Marsh', 'he', 3, {
      positives: 'very good at looking busy',
      next: 'finish a task',
      marked: ['praised-flaw'],
    }),
    classNote('Mina Cho', 'she', 9, {
      positives: 'has taught herself Java and runs the code club',
      next: 'nothing to add',
    }),
    classNote('Nico Bauer', 'he', 5, {
      positives: 'Works with Python confidently. Good on ethics of facial recognition and race',
      next: 'network topologies',
    }),
    classNote('Orla Quinn', 'she', 6, {
      positives: 'lovely manners',
      next: 'she has been crying in lessons and wont say why',
      never: ['safety'],
    }),
    classNote('Piotr Zak', 'he', 4, {
      positives: 'trys hard, asks for help',
      next: 'arrays, loops, selection. all of it really',
    }),
    classNote('Quinn Barr', 'they', 5, {
      positives: 'Quinn is calm under pressure',
      next: 'Quinn would benefit from attending the thursday clinic',
    }),
    classNote('Rhys Pugh', 'he', 2, {
      positives: 'his laptop was paid for by the hardship fund and he uses it well',
      next: 'save work in the right folder',
      never: ['meals'],
    }),
    classNote('Sasha Ivanov', 'she', 7, {
      positives: 'Sasha thinks logically and is quick to spot errors in others code',
      next: 'patience with slower partners',
    }),
    classNote('Tess Olsen', 'she', 5, {
      positives: 'You are a joy to teach! You always try your best and your code is neat.',
      next: 'You should test with boundary data.',
    }),
    classNote('Umar Sheikh', 'he', 6, {
      positives: 'always on task and never off task',
      next: 'off task when sat at the back',
      marked: ['contradiction'],
    }),
  ],
};
