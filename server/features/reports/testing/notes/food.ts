import { classNote, type ClassNotes } from '../class-notes.ts';

export const food: ClassNotes = {
  classInfo: {
    className: '7Fd.2',
    subject: 'Food Technology',
    term: 'Autumn',
    unitsCovered: 'hygiene; the Eatwell Guide; bridge and claw',
  },
  notes: [
    classNote('Archie Pell', 'he', 5, {
      positives:
        'knife skills excellent - bridge and claw both safe and quick. Washes up without being told!',
      next: 'annotate the recipe with WHY you do each step',
    }),
    classNote('Blessing Eze', 'she', 6, {
      positives: 'Knows the Eatwell Guide inside out. Her fruit salad was beautifully presented.',
      next: 'evaluate using sensory words, not just "nice"',
    }),
    classNote('Callum Frost', 'he', 3, {
      positives: 'works well in a pair',
      next: 'bring ingredients! 3 out of 5 practicals missed because nothing brought in (know things are tight at home)',
      never: ['meals'],
    }),
    classNote('Daisy Hooper', 'she', 4, {
      positives: 'Polite, tidy, follows instructions to the letter',
      next: 'confidence with the hob, you always ask a friend to light it for you',
    }),
    classNote('Eshan Rao', 'he', 8, {
      positives:
        'cooks at home and it shows. Adapted the bolognese for vegetarian, explained the protein swap really clearly',
      next: 'Could lead a group next time and help others w timing',
    }),
    classNote('Freya Stubbs', 'she', 4, {
      positives: 'enthusiastic',
      next: 'tends to eat the ingredients and it is starting to show lol',
      never: ['appearance'],
    }),
    classNote('Gethin Parry', 'he', 5, {
      positives: 'Good understanding of cross contamination and fridge temps (0-5 C)',
      next: 'Aprons on, hair tied back, hands washed BEFORE touching anything please',
    }),
    classNote('Hana Suleiman', 'she', 6, {
      positives: 'super organised, writes her own time plan',
      next: "as a Muslim she can't do the sausage rolls so missed that assessment",
      never: ['belief'],
    }),
    classNote('Isla Crane', 'she', 2, {
      positives: 'has improved since moved away from the back bench',
      next: 'listen to safety rules first time, every time; finish the written evaluation',
    }),
    classNote('Jude Akande', 'he', 7, {
      positives: 'He is a natural in the kitchen. Beautiful bread',
      next: 'Theory: revise the functions of the five nutrients, in particular fats',
    }),
  ],
};
