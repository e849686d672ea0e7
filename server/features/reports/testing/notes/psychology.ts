import { classNote, type ClassNotes } from '../class-notes.ts';

export const psychology: ClassNotes = {
  classInfo: {
    className: '13Ps',
    subject: 'Psychology',
    term: 'Spring',
    unitsCovered: 'attachment, research methods, psychopathology',
  },
  notes: [
    classNote('Orla Byrne', 'she', 7, {
      positives: 'Essays are articulate & well evidenced. AO3 is a strength.',
      next: 'She should resist describing studies at length - AO1 needs trimming',
    }),
    classNote('Patrick Sze', 'he', 5, {
      positives: 'solid on methods: can calculate a sign test without notes',
      next: 'Psychopathology: learn one study each for OCD, phobias and depression in enough detail to evaluate it',
    }),
    classNote('Rosa Delgado', 'she', 6, {
      positives: 'contributes maturely to discussion of mental health',
      next: 'Predicted B but aiming for A: needs 16 markers done to time, one per week',
    }),
    classNote('Sam Tilley', 'they', 4, {
      positives: 'Sam has grown in confidence.',
      next: 'Some gaps from time off with anxiety, CAMHS ongoing',
      never: ['health'],
    }),
    classNote('Thea Lindqvist', 'she', 8, {
      positives: 'Outstanding. Independent, reads beyond spec (Bowlby orig. papers!)',
      next: 'keep on keeping on',
    }),
    classNote('Usman Tariq', 'he', 3, {
      positives: 'cheerful presence, laid back to the point of horizontal',
      next: 'you need to hand something, anything, in',
      never: ['insult'],
    }),
    classNote('Violet Amis', 'she', 5, {
      positives: 'Organised folder, colour coded. Knows Ainsworth.',
      next: 'Disorganised in essays and never hands in folder',
      never: ['contradiction'],
    }),
    classNote('Wren Castle', 'they', 6, {
      positives: 'They ask great questions. Very good on Milgram',
      next: 'Wren needs to use evidence from more than one study in each para',
    }),
    classNote('Xavier Boyle', 'he', 4, {
      positives: 'Bright',
      next: 'Uni offer is CCC so he thinks he can cruise (he can’t!!)',
    }),
    classNote('Yasmin Cole', 'she', 7, {
      positives: 'She is always talking over others in discussion which is great to see',
      next: 'apply the model answer structure',
      never: ['praised-flaw'],
    }),
  ],
};
