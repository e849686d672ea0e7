import { describe, expect, it } from 'vitest';
import { proposeColumns } from './csv-columns.ts';
import { readCsv } from './read-csv.ts';

/** Reads a list with the columns that the preview proposes. */
function read(content: string) {
  const columns = proposeColumns(content, {}).map(({ field }) => field);
  return readCsv(content, columns).map((item) =>
    'fields' in item ? { ...item.fields, notices: item.notices } : item.problem,
  );
}

const choice = (options: string, markSchemeAnswer: string, kind = 'choice') => ({
  questionText: 'Which?',
  kind,
  options,
  markSchemeAnswer,
});
const colours = 'red\ngreen\nblue';

describe('a list with a column for each option', () => {
  it.each([
    [
      'a letter that names a column',
      'Question,Option A,Option B,Option C,Correct\nWhich?,red,green,blue,B',
    ],
    ['a letter if the columns have only letters', 'Question,A,B,C,Answer\nWhich?,red,green,blue,b'],
    [
      'its number',
      'Question Text,Answer 1,Answer 2,Answer 3,Correct Answer\nWhich?,red,green,blue,2',
    ],
    [
      'its wording',
      'Question,Choice 1,Choice 2,Choice 3,Correct answer\nWhich?,red,green,blue,Green ',
    ],
    [
      'the name of its column',
      'Question;Option 1;Option 2;Option 3;Key\nWhich?;red;green;blue;Option 2',
    ],
  ])('can give the right option by %s', (_, content) => {
    expect(read(content)).toEqual([{ ...choice(colours, 'green'), notices: [] }]);
  });

  it.each(['1,3', 'A and C', 'AC', 'red; blue', '1|3', 'Answer 1, Answer 3'])(
    'can give several right options: %s',
    (right) => {
      const content = `Question,Answer 1,Answer 2,Answer 3,Correct Answer\nWhich?,red,green,blue,"${right}"`;
      expect(read(content)).toMatchObject([choice(colours, 'red\nblue', 'choices')]);
    },
  );

  it('can have the right option in a separate column beside the wrong ones', () => {
    const content =
      'Question,Correct Answer,Incorrect Answer 1,Incorrect Answer 2 (Optional)\nWhich?,red,green,blue';
    expect(read(content)).toEqual([
      {
        ...choice('blue\ngreen\nred', 'red'),
        notices: [
          'Its options now stand in alphabetical order, so that their order does not tell which is right.',
        ],
      },
    ]);
  });

  it('can have a title and instructions above its headings, which the preview reports', () => {
    const content =
      'My quiz,,,,\n,Fill in below,,,\nQuestion - max 120 characters,Answer 1 - max 75 characters,Answer 2 - max 75 characters,"Time limit (sec) – 5, 10","Correct answer(s) - choose at least one"\nWhich?,red,green,20,1\n';
    expect(read(content)).toEqual([
      {
        ...choice('red\ngreen', 'red'),
        notices: ['The text above the headings was left out: “My quiz Fill in below”.'],
      },
    ]);
  });

  it('can leave options empty, and still counts their columns', () => {
    expect(read('Question,Option A,Option B,Option C,Answer\nWhich?,red,,blue,C')).toEqual([
      { ...choice('red\nblue', 'blue'), notices: [] },
    ]);
  });

  it('can contain a question without options, which becomes a written question', () => {
    expect(read('Question,Option A,Option B,Answer\nWhy?,,,because')).toEqual([
      { questionText: 'Why?', markSchemeAnswer: 'because', notices: [] },
    ]);
  });

  it('can leave out the right option, so that the mark scheme is still to come', () => {
    expect(read('Question,Option A,Option B,Answer\nWhich?,red,green,')).toEqual([
      { ...choice('red\ngreen', ''), notices: [] },
    ]);
  });

  it.each(['D', '4', 'yellow', '1,9', 'A, yellow'])(
    'gets a message that %s is not one of the options, instead of a guess',
    (right) => {
      expect(
        read(`Question,Option A,Option B,Option C,Answer\nWhich?,red,green,blue,"${right}"`),
      ).toEqual([`“${right}” is given as the right answer, but is none of the options.`]);
    },
  );

  it('gets a notice of how a number was read that is both a position and an option', () => {
    expect(read('Question,Option 1,Option 2,Option 3,Answer\nWhich?,3,1,2,2')).toEqual([
      {
        ...choice('3\n1\n2', '1'),
        notices: [
          '“2” could be the place of an option or its words. “1” was taken as right. Please check it.',
        ],
      },
    ]);
  });

  it('keeps an option’s separators, even if they look like a list of letters', () => {
    expect(
      read('Question,Option A,Option B,Answer\nWhich?,"salt and pepper","a, b","a, b"'),
    ).toEqual([
      {
        ...choice('salt and pepper\na, b', 'a, b'),
        notices: [
          '“a, b” could be the place of an option or its words. “a, b” was taken as right. Please check it.',
        ],
      },
    ]);
  });

  it('is not recognised from one column that only sounds like an option', () => {
    expect(proposeColumns('Question,Answer,C', {}).map(({ field }) => field)).toEqual([
      'questionText',
      'markSchemeAnswer',
      null,
    ]);
  });
});
