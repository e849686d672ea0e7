import { Document, ImageRun, Packer, Paragraph } from 'docx';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import readItems from './read-items-worker.ts';
import { readPaper } from './read-paper.ts';
import { openWord, readWord } from './read-word.ts';

const defaultsForTests = { subject: 'Science', topic: 'Plants', level: 'KS3', specCode: '1' };

const paper = `Year 9 Science
Answer all questions. You have 40 minutes.

1. Name the gas that plants take in. [1 mark]
____________________
2 A student puts 3 plants on a window sill.
12 leaves turn yellow.
(a) Explain why the leaves turn yellow. (2)
(b) (i) State one use of glucose. [1 mark]
(ii) State another. [1 mark]
Total 4 marks
Question 3: Describe photosynthesis.
Use a word equation. [6 marks]

Mark scheme
1 carbon dioxide (1)
2(a) no light (1)
no chlorophyll (1)
(b)(i) respiration (1)
(ii) growth (1)
4. This was dropped from the paper
`;

const questions = (items: ReturnType<typeof readPaper>) =>
  items.flatMap((item) => ('fields' in item ? [item.fields] : []));

describe('a question paper', () => {
  it.each(['Question #1: ', 'Question 1. ', 'Problem 1: ', 'Task 1) ', 'Exercise 1: ', 'Q. 1 '])(
    'recognises a question by %s before it',
    (first) => {
      const second = first.replace('1', '2');
      const read = readPaper(`Physics\n${first}Why? [3]\n | |\n${second}How? [1 mark]`);
      expect(read.slice(1)).toMatchObject([
        { fields: { questionText: 'Why?', maxMark: 3 } },
        { fields: { questionText: 'How?', maxMark: 1 } },
      ]);
    },
  );

  it('is read with its parts, marks and mark scheme', () => {
    expect(questions(readPaper(paper))).toEqual([
      {
        questionText: 'Name the gas that plants take in.',
        markSchemeAnswer: 'carbon dioxide (1)',
        maxMark: 1,
      },
      {
        questionText:
          'A student puts 3 plants on a window sill.\n12 leaves turn yellow.\nExplain why the leaves turn yellow.',
        markSchemeAnswer: 'no light (1)\nno chlorophyll (1)',
        maxMark: 2,
      },
      {
        questionText:
          'A student puts 3 plants on a window sill.\n12 leaves turn yellow.\nState one use of glucose.',
        markSchemeAnswer: 'respiration (1)',
        maxMark: 1,
      },
      {
        questionText:
          'A student puts 3 plants on a window sill.\n12 leaves turn yellow.\nState another.',
        markSchemeAnswer: 'growth (1)',
        maxMark: 1,
      },
      {
        questionText: 'Describe photosynthesis.\nUse a word equation.',
        markSchemeAnswer: '',
        maxMark: 6,
      },
    ]);
  });

  it('reports everything else as not imported', () => {
    const others = readPaper(paper).flatMap((item) =>
      'problem' in item ? [`${item.title} | ${item.problem}`] : [],
    );
    expect(others).toEqual([
      'Year 9 Science Answer all questions. You have 40 minutes. | This comes before the first numbered question, and is not imported.',
      '4 This was dropped from the paper | The mark scheme has this under 4, and the paper has no such question. It is not imported.',
    ]);
    const [, first, , , last] = readPaper(paper);
    expect(first && 'notices' in first && first.notices).toEqual([
      'Its lines to write on were left out.',
    ]);
    expect(last && 'notices' in last && last.notices).toEqual([
      'The line with the total of its marks was left out.',
    ]);
  });

  it.each(['', 'no numbers here', '1', '(a) part of nothing [2]', 'Mark scheme\n1 x', '1.\n\n2.'])(
    'with the text %j does no harm',
    (text) => {
      for (const item of readPaper(text)) expect(item.title.length).toBeLessThan(100);
    },
  );

  it('keeps every word of text that it does not understand', () => {
    const odd = 'First thing\n2. Out of order\n1. One [2]\n1. One again\n7. Seven\n(c) sea';
    const kept = JSON.stringify(readPaper(odd));
    for (const words of ['First thing', 'Out of order', 'One again', 'Seven', 'sea'])
      expect(kept).toContain(words);
  });
});

const numbered = (text: string, level: number) =>
  new Paragraph({ text, numbering: { reference: 'questions', level } });

describe('a Word document', () => {
  it('is read with Word’s automatic numbers, and its images', async () => {
    const create = { width: 8, height: 8, channels: 3, background: '#f00' } as const;
    const data = await sharp({ create }).png().toBuffer();
    const levels = [
      { level: 0, format: 'decimal' as const, text: '%1.' },
      { level: 1, format: 'lowerLetter' as const, text: '(%2)' },
    ];
    const image = new ImageRun({ type: 'png', data, transformation: { width: 8, height: 8 } });
    const document = new Document({
      numbering: { config: [{ reference: 'questions', levels }] },
      sections: [
        {
          children: [
            numbered('Look at the leaf.', 0),
            numbered('What colour is it? [1 mark]', 1),
            numbered('Why? [2 marks]', 1),
            numbered('Which plant is this? [1 mark]', 0),
            new Paragraph({ children: [image] }),
            new Paragraph('Mark scheme'),
            new Paragraph('1(a) green'),
            new Paragraph('(b) chlorophyll'),
            new Paragraph('2 a rose'),
          ],
        },
      ],
    });
    const bytes = new Uint8Array(await Packer.toBuffer(document));
    const { text, images, losses } = await readWord(openWord(bytes));
    const items = readPaper(text, images, losses);
    expect(questions(items)).toEqual([
      {
        questionText: 'Look at the leaf.\nWhat colour is it?',
        markSchemeAnswer: 'green',
        maxMark: 1,
      },
      { questionText: 'Look at the leaf.\nWhy?', markSchemeAnswer: 'chlorophyll', maxMark: 2 },
      { questionText: 'Which plant is this?', markSchemeAnswer: 'a rose', maxMark: 1 },
    ]);
    const third = items[2];
    expect(third && 'images' in third && third.images?.question).toHaveLength(1);

    const content = Buffer.from(bytes).toString('base64');
    const reading = await readItems({ format: 'docx', content, defaults: defaultsForTests });
    expect('found' in reading && reading.found.map(({ report }) => report.outcome)).toEqual([
      'ready',
      'ready',
      'ready',
    ]);
  });

  it.each(['no ZIP', ''])('containing %j is refused with a message', async (text) => {
    const content = Buffer.from(text).toString('base64');
    const reading = await readItems({ format: 'docx', content, defaults: defaultsForTests });
    expect(reading).toEqual({ refusal: 'This is not a ZIP file that could be opened.' });
  });
});

const asked = (text: string) =>
  questions(readPaper(text)).map(({ questionText, maxMark }) => [questionText, maxMark]);

describe('a paper in the forms that schools use', () => {
  it.each([
    ['f(3) at the end of a line is not a mark', '1. What is f(3)', [['What is f(3)', undefined]]],
    [
      'can have marks without brackets',
      '1. Why?  2 marks\n2. How? – 3 marks',
      [
        ['Why?', 2],
        ['How?', 3],
      ],
    ],
    ['keeps marks in a sentence', '1. Tom got 20 marks', [['Tom got 20 marks', undefined]]],
    [
      'can have two parts on one line',
      '1. (a) What? [1] (b) Why? (2)',
      [
        ['What?', 1],
        ['Why?', 2],
      ],
    ],
    [
      'can skip a number',
      '1. What? [1]\n3. Why? [2]',
      [
        ['What?', 1],
        ['Why?', 2],
      ],
    ],
    [
      'can be the second half of a paper',
      '5. What? [1]\n6. Why? [2]',
      [
        ['What?', 1],
        ['Why?', 2],
      ],
    ],
    [
      'can have options, which are not parts',
      '1. Which?\nA) one\nB) two\n[1]',
      [['Which?\nA) one\nB) two', 1]],
    ],
    [
      'keeps the indentation of code',
      '1. What is printed?\n  for i in x:\n    print(i)\n[1]',
      [['What is printed?\nfor i in x:\n  print(i)', 1]],
    ],
    [
      'can have parts beyond (h)',
      ['1. All:', ...'abcdefghij']
        .map((sign) => (sign.length === 1 ? `(${sign}) ${sign}? [1]` : sign))
        .join('\n'),
      [...'abcdefghij'].map((sign) => [`All:\n${sign}?`, 1]),
    ],
  ])('%s', (_, text, expected) => expect(asked(text)).toEqual(expected));

  it.each(['[1½ marks]', '[2 marks each]', '(2 x 1 mark)', '[Total 4]', '/5'])(
    'reports that %s was not read as marks',
    (marks) => {
      const [item] = readPaper(`1. Why? ${marks}`);
      const notice = `“${marks}” was left in its text and not read as marks. Please check its marks.`;
      expect(item).toMatchObject({ fields: { questionText: `Why? ${marks}` }, notices: [notice] });
    },
  );

  it('has its mark scheme matched by labels such as 1a and 1bii', () => {
    const text =
      '1. All:\n(a) a? [1]\n(b) (i) i? [1]\n(ii) ii? [1]\nAnswers\n1a one\n1b i two\n1bii three';
    expect(questions(readPaper(text)).map((one) => one.markSchemeAnswer)).toEqual([
      'one',
      'two',
      'three',
    ]);
  });
});
