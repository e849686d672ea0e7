import { describe, expect, it } from 'vitest';
import { PLAIN_POINT } from '../scheme/scheme.ts';
import { recogniseKind } from './recognise-kind.ts';

const kindOf = (text: string, questionText = ''): string =>
  recogniseKind(
    { ...PLAIN_POINT, text, statements: [text] },
    { questionText, maxMark: 1, scheme: text, conditions: [] },
  );

describe('the kind of a point', () => {
  it.each([
    ['2.5', 'Calculate the acceleration.', 'number'],
    ['= 396 000 (J) / 3.96 × 10^5', '', 'number'],
    ['a = (v − u) / t or 15 / 6', 'Calculate the acceleration.', 'number'],
    ['m/s² / m s^-2', 'Calculate the acceleration. Give the unit.', 'number'],
    ['42 000 (J)', 'Calculate the energy. c = 4200 J/kg °C.', 'number'],
    ['time = 180 s', '', 'number'],
    ['7.4 (g/dm3)', 'Calculate it in g/dm3. Relative formula mass: KOH = 56', 'number'],
    ['4 m', 'Use the equation of motion. It starts at 5 m.', 'number'],
    ['4 000 units / products', 'Calculate the break-even output.', 'number'],
    ['moles CaCO3 = 25.0 ÷ 100 = 0.25(0)', 'Calculate the mass.', 'number'],
    ['Total costs = £4500 + £3000 = £7500', 'Calculate the profit.', 'number'],
    ['for 3x = 18 or (11 + 7) ÷ 3', 'Solve 3x − 7 = 11', 'number'],
    ['x = 6 cao', 'Solve 3x − 7 = 11', 'number'],
    ['40 (from 5 × 8)', 'Work out the mean.', 'number'],
    ['3/8', 'Write 0.375 as a fraction.', 'number'],
    ['01001101', 'Convert the denary number 77 to 8-bit binary.', 'number'],
    ['4D', 'Convert 77 to hexadecimal.', 'number'],
    ['11.0 (g) answer to 3 sf', 'Calculate the mass.', 'number'],
    ['1066', 'In which year was the Battle of Hastings?', 'number'],
    ['Mg(s) + 2HCl(aq) → MgCl2(aq) + H2(g)', 'Write a balanced symbol equation.', 'formula'],
    ['the bulb is broken', 'The circuit has one function. Write what is wrong.', 'statement'],
    ['a loop is used', 'Write a program that adds ten numbers.', 'code'],
    ['FROM Pupils', 'Write an SQL statement that lists all pupils.', 'code'],
    ['CaCl2', 'Write the formula of calcium chloride.', 'formula'],
    ['correct balancing', 'Write a balanced symbol equation.', 'formula'],
    [
      'all state symbols correct',
      'Write a balanced symbol equation with state symbols.',
      'formula',
    ],
    ['(x + 3)(x − 2)', 'Factorise x² + x − 6', 'expression'],
    ['x² + x − 6', 'Expand and simplify (x + 3)(x − 2)', 'expression'],
    ['y = 2x + 5', 'Find the equation of the line.', 'expression'],
    ['x > 3', 'Solve 2x − 1 > 5', 'expression'],
    ['4n − 1', 'Find the nth term.', 'expression'],
    ['mitosis', 'Name the type of cell division.', 'term'],
    ['Program counter / PC', 'State the name of the register.', 'term'],
    ['osmosis', 'Name the process.', 'term'],
    ['carbon dioxide', 'What gas do plants take in?', 'term'],
    ['Alexander Fleming', 'Who discovered penicillin?', 'term'],
    ['the pancreas', 'What organ does insulin come from?', 'term'],
    ['biceps', 'Name the muscle that contracts when the elbow bends.', 'term'],
    ['B', 'Which circuit has the largest current? A B C D', 'choice'],
    ['false', 'True or false: all metals are magnetic.', 'choice'],
    ['initialise total to 0 (before loop)', 'Write an algorithm that totals 10 numbers.', 'code'],
    ['output total AFTER the loop', 'Write a program in pseudocode.', 'code'],
    ['with my friends', 'Translate into English: avec mes amis', 'translation'],
    ['Mi hermana es alta', "Translate into Spanish: 'My sister is tall.'", 'translation'],
    ['C, A, D, B', 'Put the stages in the correct order.', 'list'],
    ['Level 3 (5–6 marks) Detailed', 'To what extent do you agree?', 'level'],
    ['biconcave disc so oxygen diffuses in quickly', 'Explain how a red blood cell …', 'statement'],
    ['Trees intercept rainfall', 'Explain two ways …', 'statement'],
    ['Sea walls last 50+ years', 'Is hard engineering the best way?', 'statement'],
    ['the ACTIVE SITE changes shape', 'Describe what happens to an enzyme.', 'statement'],
    ['hyperinflation in 1923 made savings worthless', 'Explain why the Nazis rose.', 'statement'],
    ['giant covalent structure', 'Explain why diamond has a high melting point.', 'statement'],
    ['CO2 is a greenhouse gas', 'Explain global warming.', 'statement'],
    ['I go to school', 'Explain the meaning of the sentence.', 'statement'],
  ])('%j for %j is of the kind %s', (text, question, kind) => {
    expect(kindOf(text, question)).toBe(kind);
  });
});
