import { Document, Packer, Paragraph, Table, TableCell, TableRow } from 'docx';
import { describe, expect, it } from 'vitest';
import readItems from './read-items-worker.ts';
import { readPaper } from './read-paper.ts';
import { labelOf } from './read-scheme.ts';

const defaults = { subject: 'Science', topic: 'Plants', level: 'KS3', specCode: '1' };

/**
 * Returns each question's number with its marks and scheme, and for other items why they are not
 * questions.
 */
const outcome = (items: ReturnType<typeof readPaper>) =>
  items.map((item) =>
    'fields' in item
      ? [item.title.split(' ')[0], item.fields.maxMark, item.fields.markSchemeAnswer]
      : [item.title, item.problem],
  );

describe('a question number in its own column', () => {
  it.each([
    ['1', '', '1'],
    ['Q1', '', '1'],
    ['Question 12', '', '12'],
    ['1(a)', '', '1.a'],
    ['1 (a) (ii)', '', '1.a.ii'],
    ['1aii', '', '1.a.ii'],
    ['1 (i)', '', '1.i'],
    ['01.2', '', '1.2'],
    ['0 1 . 2', '', '1.2'],
    ['1(b)*', '', '1.b'],
    ['(b)', '3.a.ii', '3.b'],
    ['b(i)', '3.a', '3.b.i'],
    ['(ii)', '3.b.i', '3.b.ii'],
    ['(ii)', '3.i', '3.ii'],
    ['Question 1 continued', '1.b', '1'],
    ['1(b) cont.', '1.b', '1.b'],
    ['Level 3', '1.b', null],
    ['(b)', '', null],
    ['', '1', null],
    ['Total', '1', null],
  ])('written %s after %s is read as %s', (cell, before, label) => {
    expect(labelOf(cell, before)).toBe(label);
  });
});

describe('a mark scheme in a separate document', () => {
  it('is read as OCR prints it: question, answer, marks, guidance, continued over pages', () => {
    const paper =
      '1 A plant is kept in the dark.\n(a) State what it lacks. [1]\n(b)(i) Name the gas it takes in. [1]\n(ii) Name two products. [2]\nQuestion 1 continues on the next page\n2 Describe the test for starch. [3]\nTurn over';
    const scheme = [
      'GCSE Biology mark scheme June 2024',
      'Question\tAnswer\tMarks\tGuidance',
      '1 (a)\tlight\t1\tAllow sunlight',
      '(b) (i)\tcarbon dioxide\t1\tAllow CO2\nIgnore air',
      'Question 1 continued',
      'Question\tAnswer\tMarks\tGuidance',
      '(ii)\tglucose\noxygen\t1\n1\tany order',
      '\tTotal\t4\t',
      '2\tadd iodine;\nturns blue-black\t3\tNames may be spelt as they sound',
    ].join('\n');
    expect(outcome(readPaper(paper, [], [], scheme))).toEqual([
      ['1a', 1, 'light (1)\nAllow sunlight'],
      ['1bi', 1, 'carbon dioxide (1)\nAllow CO2\nIgnore air'],
      ['1bii', 2, 'glucose (1)\noxygen (1)\nNote: any order'],
      ['2', 3, 'add iodine;\nturns blue-black\nNote: Names may be spelt as they sound'],
      [
        'GCSE Biology mark scheme June 2024',
        'This comes before the first number in the mark scheme, and is not imported.',
      ],
    ]);
  });

  it('is read as AQA prints it: 01.2 in both, extra information, the objective next to the mark', () => {
    const paper =
      '0 1 Figure 1 shows a cell.\n0 1 . 1 Name part A. [1 mark]\n0 1 . 2 It is 1.5 mm long. Convert it to micrometres. [2 marks]\n0 2 . 1 What is osmosis? [2 marks]';
    const scheme = [
      'Question\tAnswers\tExtra information\tMark\tAO / Spec. Ref.',
      '01.1\tnucleus\t\t1\tAO1 4.1.1',
      '01.2\t1.5 × 1000\n1500\tcorrect answer scores both\t1\n1\tAO2 4.1.1',
      '02.1\twater moves\tdo not accept solute\t3\tAO1 4.1.3',
      '02.2\tturgid\t\t1\tAO1',
    ].join('\n');
    const items = readPaper(paper, [], [], scheme);
    expect(outcome(items)).toEqual([
      ['1.1', 1, 'nucleus (1)'],
      ['1.2', 2, '1.5 × 1000 (1)\n1500 (1)\nNote: correct answer scores both'],
      ['2.1', 2, 'water moves (3)\ndo not accept solute'],
      [
        '2.2 turgid (1)',
        'The mark scheme has this under 2.2, and the paper has no such question. It is not imported.',
      ],
    ]);
    expect(items.map((item) => ('notices' in item ? item.notices : []))).toEqual([
      ['The column “AO / Spec. Ref.” of the file was left out.'],
      [],
      ['The paper gives 2, its mark scheme 3. Please check its marks.'],
      [],
    ]);
    const second = items[1];
    expect(second && 'fields' in second && second.fields.questionText).toBe(
      'Figure 1 shows a cell.\nIt is 1.5 mm long. Convert it to micrometres.',
    );
  });

  it('is read line by line, even if a number occurs twice', () => {
    const paper = '1.1 What? [1]\n1.2 Why? [1]\n2.1 How? [1]';
    const scheme = 'Mark scheme\n1.1 this\n1.2 1.5 g of it\n2.1 so\n1.2 or because';
    expect(outcome(readPaper(paper, [], [], scheme))).toEqual([
      ['1.1', 1, 'this'],
      ['1.2', 1, '1.5 g of it\nor because'],
      ['2.1', 1, 'so'],
    ]);
  });

  it('keeps a band of marks in the number column with its question', () => {
    const scheme =
      'Question\tAnswer\tMark\n1\tIndicative content\t6\nLevel 2\texplains both sides\t4–6\nLevel 1\tnames one\t1–3';
    expect(outcome(readPaper('1. Discuss. [6]', [], [], scheme))).toEqual([
      [
        '1',
        6,
        'Indicative content (6)\nLevel 2\nexplains both sides\nNote: 4–6\nLevel 1\nnames one\nNote: 1–3',
      ],
    ]);
  });

  it('supplies the marks if the paper gives none', () => {
    const scheme = 'No.\tMarking points\tMax mark\n1\tx\ny\t2\n2\tz\t1';
    expect(outcome(readPaper('1. Say x and y.\n2. Say z.', [], [], scheme))).toEqual([
      ['1', 2, 'x\ny'],
      ['2', 1, 'z (1)'],
    ]);
  });

  it('keeps every word of what it does not understand', () => {
    const scheme =
      'Cover page\nQuestion\tAnswer\tMarks\nintro\tnobody asked\t1\n1\tone\tmany\tmore cells\nloose line\n7\tseven\nEnd note\n';
    const kept = JSON.stringify(readPaper('1. One [1]', [], [], scheme));
    for (const words of [
      'Cover page',
      'nobody asked',
      'many',
      'more cells',
      'loose',
      'seven',
      'End',
    ])
      expect(kept).toContain(words);
  });
});

const row = (...cells: string[]) =>
  new TableRow({
    children: cells.map(
      (cell) => new TableCell({ children: cell.split('\n').map((line) => new Paragraph(line)) }),
    ),
  });
const inBase64 = async (children: (Paragraph | Table)[]) =>
  (await Packer.toBuffer(new Document({ sections: [{ children }] }))).toString('base64');

describe('two Word documents', () => {
  const paper = () =>
    inBase64([
      new Paragraph('1(a) Name the gas. [1 mark]'),
      new Paragraph('(b) Explain. [2 marks]'),
      new Table({ rows: [row('time', 'length'), row('1', '2')] }),
    ]);

  it.each([
    ['a header', [row('Question', 'Answer', 'Marks', 'Guidance')]],
    ['no header', []],
  ])('are matched by number, with %s above the table', async (_, header) => {
    const scheme = await inBase64([
      new Paragraph('Mark scheme'),
      new Table({
        rows: [
          ...header,
          row('1(a)', 'carbon dioxide', '1', 'Accept CO2'),
          row('(b)', 'light is absorbed\nglucose is made', '1\n1', ''),
        ],
      }),
    ]);
    const reading = await readItems({
      format: 'docx',
      content: await paper(),
      scheme: { format: 'docx', content: scheme },
      defaults,
    });
    const found = 'found' in reading ? reading.found : [];
    expect(found.flatMap(({ report }) => report.recognised ?? [])).toEqual([
      { markScheme: 'carbon dioxide (1)\nAccept CO2', maxMark: 1 },
      { markScheme: 'light is absorbed (1)\nglucose is made (1)', maxMark: 2 },
    ]);
    expect(found[1]?.question?.questionText).toBe('Explain.\ntime | length\n1 | 2');
  });

  it('are refused if the mark scheme is not a Word document', async () => {
    const reading = await readItems({
      format: 'docx',
      content: await paper(),
      scheme: { format: 'docx', content: '' },
      defaults,
    });
    expect(reading).toEqual({ refusal: 'This is not a ZIP file that could be opened.' });
  });
});
