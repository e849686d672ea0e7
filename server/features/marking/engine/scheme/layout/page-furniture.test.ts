import { describe, expect, it } from 'vitest';
import { dropPageFurniture } from './page-furniture.ts';
import { readScheme } from '../read-scheme.ts';

const textsOf = (scheme: string, maxMark: number) =>
  readScheme(scheme, maxMark).groups.flatMap(({ points }) => points.map(({ text }) => text));

describe('text that a PDF prints on every page', () => {
  it.each([
    'Page 7 of 22',
    '© UCLES 2021        Page 7 of 22',
    '9608/21    Cambridge International AS & A Level – Mark Scheme    May/June 2022',
    'MARK SCHEME – GCSE GEOGRAPHY – 8035/1 – JUNE 2021',
    'PUBLISHED',
    'Turn over ►',
    'P71234RA    ©2023 Pearson Education Ltd.    11',
    'J250/02    Mark Scheme    June 2023',
    'Cambridge IGCSE Physics    Page 4 of 12',
  ])('such as "%s" is not a point', (line) => {
    const scheme = `petals are bright ;\n${line}\npollen is sticky ;`;
    expect(textsOf(scheme, 2)).toEqual(['petals are bright', 'pollen is sticky']);
  });

  it.each([
    'Total 2 P71234A ©',
    '[2]                     H555/02',
    '(2 marks) June 2021 C2 / 6664',
    '[2] 9PH0',
    'J310/01 14',
    '1 9 of 30',
    '(2) *N41*',
  ])('such as "%s" below a scheme is not a point', (line) => {
    const scheme = `petals are bright (1)\npollen is sticky (1)\n${line}`;
    expect(textsOf(scheme, 2)).toEqual(['petals are bright', 'pollen is sticky']);
  });

  it.each(['2NO2', '18', '(2)', '400/3', '1/4 of 24', 'June 2016', 'S1'])(
    'is not dropped if it may be the answer: "%s"',
    (line) => {
      expect(dropPageFurniture([line], 2)).toEqual([line]);
    },
  );

  it('such as a page number is not a point if the others show their marks', () => {
    expect(textsOf('ribosomes ✓\nmake protein ✓\n\n17', 2)).toEqual(['ribosomes', 'make protein']);
    expect(textsOf('17\nribosomes (1)\nmake protein (1)', 2)).toEqual([
      'ribosomes',
      'make protein',
    ]);
  });

  it.each([
    'The page has 3 of 4 columns filled in',
    'AQA is an examination board (1)',
    '17',
    'Accept copyright',
    'x = 4 of 12',
  ])('is not found in "%s"', (line) => {
    expect(dropPageFurniture([line], 2)).toEqual([line]);
  });
});

describe('text that a scheme repeats from its paper', () => {
  it.each([
    'AO1 = 2  AO2 = 1',
    'AO3 – 2 marks',
    'AO1    Maths –    Prac –    2',
    '*W65431A0712*',
    'PMT\t(2)',
    '07  2 marks for AO2 (apply)',
    '0 5   Outline how a heat pump warms a house.   [2 marks]',
    'Q4 Outline how a heat pump warms a house.',
  ])('such as "%s" is not a point', (line) => {
    const question = 'A family buys a heat pump. Outline how a heat pump warms a house. [2 marks]';
    const read = readScheme(
      `${line}\na fluid takes up heat outside\nit gives it off indoors`,
      2,
      question,
    );
    expect(read.groups.flatMap(({ points }) => points.map(({ text }) => text))).toEqual([
      'a fluid takes up heat outside',
      'it gives it off indoors',
    ]);
  });

  it('such as a question that runs over two lines is not a point', () => {
    const question =
      'Explain two ways in which a hedgehog is suited to hunting at night in gardens.';
    const scheme =
      '03.1 Explain two ways in which a hedgehog is suited\nto hunting at night in gardens.\n– keen sense of smell\n– can hear worms';
    expect(
      readScheme(scheme, 2, question).groups.flatMap(({ points }) =>
        points.map(({ text }) => text),
      ),
    ).toEqual(['keen sense of smell', 'can hear worms']);
  });

  it('is kept if it is a point in words of the question’s source', () => {
    const question = 'The shop sells bread and cakes. What does the shop sell?';
    expect(
      readScheme('The shop sells bread (1)\nThe shop sells cakes (1)', 2, question).groups.flatMap(
        ({ points }) => points.map(({ text }) => text),
      ),
    ).toEqual(['The shop sells bread', 'The shop sells cakes']);
  });
});
