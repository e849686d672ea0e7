import { describe, expect, it } from 'vitest';
import { readScheme } from './read-scheme.ts';

const pointsOf = (text: string, maxMark: number, question = '') =>
  readScheme(text, maxMark, question).groups.flatMap(({ points }) =>
    points.map((point) => `${point.text} (${point.marks})`),
  );

describe('text above a list', () => {
  it.each<[string, string, number, string, string[]]>([
    [
      'an objective with all marks, over bullets',
      'AO1  Find what the text says outright.  [2 marks]\n• the hut is cold\n• the roof leaks\n• a dog lives there',
      2,
      'List two things about the hut.',
      ['the hut is cold (1)', 'the roof leaks (1)', 'a dog lives there (1)'],
    ],
    [
      'an instruction with all marks, over points with their own marks',
      'State two uses of chalk. (2)\n1. writing on slate (1)\n2. marking out a pitch (1)',
      2,
      'What is chalk used for?',
      ['writing on slate (1)', 'marking out a pitch (1)'],
    ],
    [
      'a lead-in with all marks, over more bullets than there are marks',
      'Indicative points may include [2]:\n- dries faster\n- costs less\n- weighs less',
      2,
      'Give two reasons.',
      ['dries faster (1)', 'costs less (1)', 'weighs less (1)'],
    ],
    [
      'objectives that share the marks',
      'AO1 State what happens to the price [1 mark]\nAO2 Link it to sellers [1 mark]\n• the price falls (1)\n• so fewer sell (1)',
      2,
      'Explain what a glut does.',
      ['the price falls (1)', 'so fewer sell (1)'],
    ],
    [
      'how many count, and all marks, in one sentence',
      'Answers may include any two of the following points, one mark for each [2]:\nThey fast at dawn\nThey give alms\nThey pray',
      2,
      'Describe what they do.',
      ['They fast at dawn (1)', 'They give alms (1)', 'They pray (1)'],
    ],
    [
      'names from the question',
      'Storing\n• keep it cold\n• cover it\nCooking\n• heat it through\n• check the middle',
      4,
      'Explain how to stay safe when you store and cook meat.',
      ['keep it cold (1)', 'cover it (1)', 'heat it through (1)', 'check the middle (1)'],
    ],
    [
      'names of the sides of an argument',
      'Benefits\n- quick\n- cheap\nDrawbacks\n- noisy\n- ugly',
      4,
      'Discuss benefits and drawbacks of trams.',
      ['quick (1)', 'cheap (1)', 'noisy (1)', 'ugly (1)'],
    ],
    [
      'symbols as bullets',
      '♦ boil it\n♦ cool it, then filter\n♦ dry it',
      3,
      'Describe how salt is won.',
      ['boil it (1)', 'cool it, then filter (1)', 'dry it (1)'],
    ],
    [
      'round bullets that became letters',
      'o let them choose their clothes\no knock at the door\no ask them first',
      3,
      'Describe good care.',
      ['let them choose their clothes (1)', 'knock at the door (1)', 'ask them first (1)'],
    ],
  ])('is not a point: %s', (_, text, maxMark, question, points) => {
    expect(pointsOf(text, maxMark, question)).toEqual(points);
  });

  it.each<[string, string, number, string, number]>([
    [
      'a name of one of the things asked for',
      'Igneous\n- granite\nSedimentary\n- chalk',
      4,
      'Name two types of rock and an example of each.',
      4,
    ],
    [
      'an answer with all marks, over partial marks',
      '12x² (2)\n• 12x (1)\n• x² (1)',
      2,
      'Multiply out.',
      1,
    ],
    [
      'a first line that lost its bullet',
      'It is hot\n• it is dry\n• it is windy',
      3,
      'Why is it a desert?',
      3,
    ],
    ['a word of a translation', 'o gato (1)\no rato (1)', 2, 'Translate into Portuguese.', 2],
  ])('can be a point: %s', (_, text, maxMark, question, count) => {
    expect(pointsOf(text, maxMark, question).length).toBeGreaterThanOrEqual(count);
  });

  it.each([
    'Use of P = E/t (1)\nefficiency = 0.8 (1)\tExample of calculation\nP = 10 584 ÷ 45 = 235 W',
    'Working\tAnswer\tNotes\n18 × 4\t72\tExample of working\n\tExample answer\t',
    'Worked example\n14 ÷ 2 = 7 (1)\nModel answers:\nseven (1)',
  ])('is not a point if it introduces an example: %j', (text) => {
    expect(pointsOf(text, 2, 'Find it.').join('\n')).not.toMatch(/example|model/i);
  });

  it('can name lists and set their limits', () => {
    const { groups } = readScheme(
      'Heart (sub max 2)\n1. beats faster\n2. pumps more\n3. stays up for a while\nLungs (sub max 2)\n4. breathe faster\n5. breathe deeper',
      3,
      'Describe what running does to the heart and lungs.',
    );
    expect(groups.map(({ cap, points }) => [cap, points.length])).toEqual([
      [2, 3],
      [2, 2],
    ]);
  });
});
