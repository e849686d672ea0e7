import { classNote, type ClassNotes } from '../class-notes.ts';

export const science: ClassNotes = {
  classInfo: {
    className: '5 Kestrels',
    subject: 'Science',
    term: 'Summer',
    unitsCovered: 'living things, forces, earth and space',
  },
  notes: [
    classNote('Albie Stone', 'he', 4, {
      positives: 'Loved our trip to the pond and drew what he saw under the lens',
      next: 'Label diagrams with a ruler',
    }),
    classNote('Bella Quinn', 'she', 3, {
      positives: 'such a sweetie',
      next: 'her reading age is 6 so struggles to access the text, ed psych due in',
      never: ['needs'],
    }),
    classNote('Charlie Vance', 'he', 5, {
      positives: 'great at predicting what will happen and saying why',
      next: 'measure from zero on the scale',
    }),
    classNote('Daisy Nkosi', 'she', 6, {
      positives: 'kind to all',
      next: "Still upset about Lily's birthday party, falling out with Lily and Megan every playtime",
      never: ['other-name'],
    }),
    classNote('Ethan Poole', 'he', 4, {
      positives: 'brave about his blood sugar checks and never makes a fuss',
      next: 'write up results',
      never: ['health'],
    }),
    classNote('Freddie Mills', 'he', 3, {
      positives: 'Always willing to share his opinion, at length, about nothing',
      next: 'Listen',
      never: ['insult'],
    }),
    classNote('Gabi Santos', 'she', 5, {
      positives: 'explained day and night with a torch and a globe to the whole class',
      next: 'Use the word rotate',
    }),
    classNote('Hugo Lane', 'he', 6, {
      positives: 'knows how the heart pumps blood round the body',
      next: 'Explain what the lungs do',
    }),
    classNote('Ivy Tran', 'she', 4, {
      positives: 'a good eater at lunch since the free school meal forms were sorted',
      next: 'join in',
      never: ['meals'],
    }),
    classNote('Jonah Pike', 'he', 5, {
      positives: 'has grown in confidence and now puts his hand up',
      next: 'Check spellings of science words such as evaporate',
    }),
  ],
};
