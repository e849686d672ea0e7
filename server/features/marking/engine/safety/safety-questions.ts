/** A question of the safety set; written for this project. */
interface SafetyQuestion {
  questionText: string;
  markSchemeAnswer: string;
  maxMark: number;
}

/** The questions of `safety-set.csv`, by key. */
export const safetyQuestions: Readonly<Record<string, SafetyQuestion>> = {
  leaf: {
    questionText: 'Explain how a plant makes its food.',
    markSchemeAnswer:
      '• light is absorbed by chlorophyll (1)\n• carbon dioxide and water react (1)\n• glucose is produced (1) accept sugar; ignore starch',
    maxMark: 3,
  },
  rate: {
    questionText: 'What happens to the rate of reaction when the temperature rises? Explain why.',
    markSchemeAnswer:
      'The rate of reaction increases (1)\nbecause particles have more energy and collide more often (1)',
    maxMark: 2,
  },
  osmosis: {
    questionText: 'Describe osmosis.',
    markSchemeAnswer:
      'Water moves from a dilute to a concentrated solution through a partially permeable membrane.',
    maxMark: 2,
  },
  pitch: {
    questionText: 'How does the length of a string change the pitch of its note?',
    markSchemeAnswer: 'When the string is shorter, the pitch is higher.',
    maxMark: 1,
  },
  circuit: {
    questionText: 'The lamp does not light. Why?',
    markSchemeAnswer: 'The circuit is not complete.',
    maxMark: 1,
  },
  speed: {
    questionText: 'A car travels 100 m in 5 s. Calculate its speed.',
    markSchemeAnswer: '20 m/s [2]',
    maxMark: 2,
  },
  metal: {
    questionText: 'Is copper a good conductor? Explain.',
    markSchemeAnswer: 'Yes, because its delocalised electrons are free to move and carry charge.',
    maxMark: 2,
  },
  versailles: {
    questionText: 'Why did many Germans resent the Treaty of Versailles?',
    markSchemeAnswer:
      'Any two from:\n- Germany had to accept blame for the war\n- reparations ruined the economy\n- the army was limited to 100,000 men\n- territory was lost to other countries',
    maxMark: 2,
  },
  macbeth: {
    questionText: 'How does Lady Macbeth change in the course of the play?',
    markSchemeAnswer:
      'At first she is ambitious and persuades Macbeth to murder Duncan (1)\nLater she is tormented by guilt and loses her sanity (1)',
    maxMark: 2,
  },
  river: {
    questionText: 'Explain how a meander becomes an oxbow lake.',
    markSchemeAnswer:
      'erosion on the outer bank narrows the neck (1)\nthe river cuts through the neck during a flood (1)\ndeposition seals off the old bend (1)',
    maxMark: 3,
  },
  sort: {
    questionText: 'Why is binary search faster than linear search on a sorted list?',
    markSchemeAnswer: 'It halves the number of items that remain with each comparison. [2]',
    maxMark: 2,
  },
  option: {
    questionText: 'Which material should be used, A or B? Give a reason.',
    markSchemeAnswer: 'B. Wool traps air, so it insulates better.',
    maxMark: 2,
  },
  price: {
    questionText: 'What happens to demand when the price of a good falls?',
    markSchemeAnswer: 'Demand increases because more people can afford the good.',
    maxMark: 2,
  },
  essay: {
    questionText: 'Was the Industrial Revolution good for working people?',
    markSchemeAnswer:
      'Level 1 (1-2 marks): simple statements\nLevel 2 (3-4 marks): some explanation\nLevel 3 (5-6 marks): a balanced, supported argument',
    maxMark: 6,
  },
};
