import { classNote, type ClassNotes } from '../class-notes.ts';

export const chemistry: ClassNotes = {
  classInfo: {
    className: '10C',
    subject: 'Chemistry',
    term: 'Spring',
    unitsCovered: 'titrations, Group 1 and Group 7, rates of reaction',
  },
  notes: [
    classNote('Hamza Yusuf', 'he', 5, {
      positives:
        'Hamza carries out titrations with great care and records his readings to the nearest 0.05 cm3.',
      next: 'He should show each step of a calculation of moles.',
    }),
    classNote('Charlotte Pryce', 'she', 4, {
      positives: 'Charlotte perseveres.',
      next: 'Understandably distracted since losing her nan in October.',
      never: ['family'],
    }),
    classNote('Dominik Kowalski', 'he', 6, {
      positives: 'Remarkable progress when one considers that no English is spoken at home.',
      next: 'Learn the tests for gases.',
      never: ['belief'],
    }),
    classNote('Emily Thorne', 'she', 7, {
      positives:
        'Emily explains trends in Group 7 in terms of the distance of the outer electron from the nucleus.',
      next: 'Check the state symbols in equations.',
    }),
    classNote('Reece Barlow', 'he', 3, {
      positives: 'Reece can be polite.',
      next: 'He has in him the makings of a first-rate layabout.',
      never: ['insult'],
    }),
    classNote('Ishaan Patel', 'he', 8, {
      positives: "Ishaan's account of the reactivity of alkali metals was the best in the group.",
      next: 'Stretch himself with past A-level questions on equilibrium.',
    }),
    classNote('Molly Sharp', 'she', 4, {
      positives: 'For a big girl Molly moves about the laboratory nimbly',
      next: 'Wear goggles throughout',
      never: ['appearance'],
    }),
    classNote('Noah Ellery', 'he', 5, {
      positives: 'Works safely with acids and reacts quickly when something boils over.',
      next: "Use the word 'dissolve', not 'melt', for salt in water.",
    }),
    classNote('Grace Obi', 'she', 6, {
      positives: 'Grace has a healthy scepticism about results that look too good.',
      next: 'Consider what a poor result tells her about her method.',
    }),
    classNote('Tyler Dunn', 'he', 2, {
      positives:
        'We are pleased that the bursary has paid for his revision guide as things are tight at home.',
      next: 'Attend the Thursday session.',
      never: ['meals'],
    }),
  ],
};
