import { describe, expect, it } from 'vitest';
import { createBuiltInMarker } from './built-in-marker.ts';

/** Words of computing lessons that every JavaScript object has as properties. */
const WORDS = 'constructor toString valueOf hasOwnProperty __proto__ prototype';

const TASKS: readonly (readonly [string, string, string])[] = [
  ['a name', 'Name the method that sets up a new object.', 'constructor'],
  ['another name', 'Name the process.', 'osmosis'],
  [
    'statements',
    'Explain what an object is.',
    'an instance of a class (1)\nwith its own state (1)',
  ],
  ['code', 'Write a line of code that prints the total.', 'print(total)'],
  ['a number', 'Calculate the area.', '6 × 2 = 12 cm² (1)'],
  ['an expression', 'Expand 3(x + 2).', '3x + 6'],
  ['an equation', 'Write a balanced equation.', '2H2 + O2 → 2H2O'],
  ['a translation', 'Translate into English: "la maison"', 'the house'],
  ['an order', 'Put the stages A to D in order.', 'B, D, A, C'],
  ['a choice', 'Is it a class or an object? Give a reason.', 'object (1)\nit has state (1)'],
];

describe('an answer with the words of a computing lesson', () => {
  it.each(TASKS)('gets a mark if the scheme wants %s', async (_, questionText, scheme) => {
    const marked = await createBuiltInMarker().mark({
      id: 'a',
      questionText: `${questionText} ${WORDS}`,
      markSchemeAnswer: scheme,
      userAnswer: `The constructor() is called; ${WORDS} = two constructor`,
      maxMark: 2,
    });
    expect(marked.markAwarded).toBeGreaterThanOrEqual(0);
    expect(marked.feedback).not.toBe('');
  });
});
