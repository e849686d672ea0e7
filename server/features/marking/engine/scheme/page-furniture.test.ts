import { describe, expect, it } from 'vitest';
import { dropPageFurniture } from './page-furniture.ts';
import { readScheme } from './read-scheme.ts';

const textsOf = (scheme: string, maxMark: number) =>
  readScheme(scheme, maxMark).groups.flatMap(({ points }) => points.map(({ text }) => text));

describe('what a PDF prints on every page', () => {
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
  ])('"%s" is no point', (line) => {
    const scheme = `petals are bright ;\n${line}\npollen is sticky ;`;
    expect(textsOf(scheme, 2)).toEqual(['petals are bright', 'pollen is sticky']);
  });

  it('the number of a page is no point where the others show their marks', () => {
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
  ])('"%s" stays', (line) => {
    expect(dropPageFurniture([line], 2)).toEqual([line]);
  });
});
