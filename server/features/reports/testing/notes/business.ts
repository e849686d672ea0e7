import { classNote, type ClassNotes } from '../class-notes.ts';

export const business: ClassNotes = {
  classInfo: {
    className: '12B',
    subject: 'Business',
    term: 'Spring',
    unitsCovered: 'break-even, cash flow, takeovers, ratios',
  },
  notes: [
    classNote('Kieran Walsh', 'he', 6, {
      positives: 'Kieran applies break-even analysis with confidence and is alert to its limits.',
      next: 'His evaluation would gain from weighing short-term against long-term effects.',
    }),
    classNote('Leah Brookes', 'she', 5, {
      positives: "Leah's case study of a family firm was detailed",
      next: 'Support each claim with data from the extract',
    }),
    classNote('Marcus Doyle', 'he', 4, {
      positives: 'He could charm the birds off the trees and usually does so instead of writing.',
      next: 'Deadlines.',
      never: ['praised-flaw'],
    }),
    classNote('Nadia Rahman', 'she', 7, {
      positives: 'Nadia understands cash flow better than anyone in the set',
      next: 'Her anxiety means that she should sit exams in a small room',
      never: ['health'],
    }),
    classNote('Owen Parry', 'he', 3, {
      positives: 'Owen has a talent for doing the bare minimum',
      next: 'Read the question',
      never: ['insult'],
    }),
    classNote('Phoebe Clarke', 'she', 6, {
      positives: 'Argues both sides of a takeover fairly',
      next: 'Define terms at the start of an essay',
    }),
    classNote('Quentin Ashe', 'he', 5, {
      positives: 'Very punctual this term',
      next: 'Punctuality remains a serious problem',
      never: ['contradiction'],
    }),
    classNote('Rosa Delgado', 'she', 5, {
      positives: "Rosa's presentation on minimum wage and poverty was well researched",
      next: 'Cite sources',
    }),
    classNote('Sam Petrie', 'they', 4, {
      positives: 'xx ADD SOMETHING NICE',
      next: "see last yr's",
      never: ['leftover'],
    }),
    classNote('Tanisha Reid', 'she', 7, {
      positives: 'Uses ratios to compare two companies',
      next: 'Link them to the market',
    }),
  ],
};
