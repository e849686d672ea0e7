import { classNote, type ClassNotes } from '../class-notes.ts';

export const pe: ClassNotes = {
  classInfo: {
    className: '9Y PE',
    subject: 'PE',
    term: 'Spring',
    unitsCovered: 'badminton, fitness testing, trampolining',
  },
  notes: [
    classNote('Umar Siddique', 'he', 6, {
      positives: 'strong overhead clear, moves back to base well',
      next: 'backhand + low serve consistency',
    }),
    classNote('Verity Blake', 'she', 3, {
      positives: 'always has kit',
      next: 'bleep test 4.2 - carrying a bit of timber, needs to shift it',
      never: ['appearance'],
    }),
    classNote('Will Hutchings', 'he', 8, {
      positives: 'County standard. Demonstrates for others w/out showing off',
      next: 'Umpiring: learn the service fault rules',
    }),
    classNote('Xanthe Moss', 'she', 5, {
      positives: 'front drop and seat drop both secure, working on linking them',
      next: 'hold tension in the core & point toes',
    }),
    classNote('Yusuf Demir', 'he', 4, {
      positives: 'ran himself into the ground in the bleep test, 7.6 up from 6.1. Chuffed.',
      next: 'drink more water and warm up properly',
    }),
    classNote('Zara Whitlock', 'she', 2, {
      positives: 'a pleasure when she joins in',
      next: 'excuse notes every week - period pains apparently',
      never: ['health'],
    }),
    classNote('Alfie Boon', 'he', 7, {
      positives: 'Leadership! ran the warm up for the whole group',
      next: "Don't argue line calls.",
    }),
    classNote('Bronte Sykes', 'she', 5, {
      positives: 'great sport, win or lose',
      next: 'catching a shuttle in a mixed pair: communicate who is going for it',
    }),
    classNote('Caleb Munro', 'he', 3, {
      positives: 'nice lad',
      next: 'saw marks on his upper arms when changing, logged on CPOMS',
      never: ['safety'],
    }),
    classNote('Dev Patel', 'he', 4, {
      positives: 'He tried every activity and is good at cheering his team on',
      next: 'needs to come to trampolining with socks and be on time: he was late 6 times',
    }),
  ],
};
