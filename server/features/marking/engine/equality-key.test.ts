import { describe, expect, it } from 'vitest';
import { equalityKey, equalityOf } from './equality-key.ts';

describe('answers that are treated as equal', () => {
  it.each([
    ['  It’s   LIGHT. \n', "it's light"],
    ['The Treaty Of Versailles', 'the treaty of versailles'],
    ['OXYGEN  gas', 'Oxygen gas'],
    ['Sun', 'sun'],
    ['THE CELL RELEASES ENERGY FOR IT', 'the cell releases energy for it'],
    ['No', 'no'],
    ['Water!', 'water'],
    ['5 Metres.', '5 metres'],
    ['It is hot,\nso it expands', 'it is hot, so it expands'],
    ['H₂O', 'H2O'],
    ['10³ kg', '10^3  kg'],
    ['x²y', 'x^2y'],
    ['if x:\n\tprint(x)', 'if x:\n    print(x)'],
  ])('include %j and %j', (a, b) => {
    expect(equalityKey(a)).toBe(equalityKey(b));
  });

  it.each([
    ['x = -3', 'x = 3'],
    ['Na+', 'Na'],
    ['light?', 'light'],
    ['it is', 'it is not'],
    ['Bb', 'bb'],
    ['BB', 'Bb'],
    ['Aabb', 'aabb'],
    ['CO', 'Co'],
    ['CO2', 'Co2'],
    ['HCOOH', 'hcooh'],
    ['NaCl', 'nacl'],
    ['10³', '103'],
    ['5 × 10³ m', '5 × 103 m'],
    ['2³', '23'],
    ['x²3', 'x²³'],
    ['xⁿ', 'xn'],
    ['5!', '5'],
    ['n!', 'n'],
    ['(n - 1)!', '(n - 1)'],
    ['5 Pa', '5 pA'],
    ['5Pa', '5pa'],
    ['2 K', '2 k'],
    ['5 MW', '5 mW'],
    ['5 Mohm', '5 mohm'],
    ['200 Cal', '200 cal'],
    ['pH', 'Ph'],
    ['print(Total)', 'print(total)'],
    ['if a:\n  b = 1\nc = 2', 'if a:\n  b = 1\n  c = 2'],
  ])('do not include %j and %j', (a, b) => {
    expect(equalityKey(a)).not.toBe(equalityKey(b));
  });
});

describe('answers by choosing', () => {
  it.each(['choice', 'choices', 'matching'] as const)(
    'of the kind %s are compared by their exact words',
    (kind) => {
      const keyOf = equalityOf({ questionText: 'Which?', markSchemeAnswer: 'Paris', kind });
      expect(keyOf('Paris')).not.toBe(keyOf('paris'));
      expect(keyOf('10³')).not.toBe(keyOf('10^3'));
      expect(keyOf('It is.')).not.toBe(keyOf('It is'));
      expect(keyOf('TT\nTt')).not.toBe(keyOf('TT Tt'));
      expect(keyOf('TT\nTt')).toBe(keyOf(' TT\nTt\n'));
    },
  );
});

/** Whether two answers to a question are the same. */
const areSame = (
  questionText: string,
  a: string,
  b: string,
  markSchemeAnswer = 'See above (1)',
) => {
  const keyOf = equalityOf({ questionText, markSchemeAnswer });
  return keyOf(a) === keyOf(b);
};

describe('answers to a question about writing', () => {
  const [right, wrong] = ['On Monday we saw Paris.', 'On monday we saw paris.'];

  it.each([
    'Correct the capital letters: on monday we saw paris.',
    'Add the missing capitals to this sentence.',
    'Rewrite the sentence, capitalising the proper nouns.',
    'Write the name of the file in lower case.',
    'Punctuate this sentence.',
    'Proofread the sentence below.',
    'Find and correct two mistakes in this sentence.',
    'Where does the full stop go?',
  ])('are distinguished by capitals and full stops, as in %j', (question) => {
    expect(areSame(question, right, wrong)).toBe(false);
    expect(areSame(question, right, 'On Monday we saw Paris')).toBe(false);
    expect(areSame(question, 'It’s  Monday.', "It's Monday. ")).toBe(true);
  });

  it('are also distinguished if the mark scheme demands it, but not if the scheme allows differences', () => {
    const ask = 'What is the capital of France?';
    expect(areSame(ask, 'Paris', 'paris', 'Paris (1)\nmust have a capital letter')).toBe(false);
    expect(areSame(ask, 'Paris', 'paris', 'Paris (1)\nignore capital letters')).toBe(true);
  });

  it.each([
    'What is the capital of France?',
    'Name two capitals of Europe.',
    'Which capital city lies on the Seine?',
    'Explain how working capital is used.',
    'Explain why the reading was a mistake.',
  ])('do not include answers to %j', (question) => {
    expect(areSame(question, 'Paris.', 'paris')).toBe(true);
  });
});
