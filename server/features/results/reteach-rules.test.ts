import { describe, expect, it } from 'vitest';
import { pickQuotes, summariseAreas, weakCodes } from './reteach-rules.ts';

const row = (specCode: string, displayName: string, mark: number, maxMark = 10) => ({
  subject: 'Biology',
  specCode,
  topic: `Topic of ${specCode}`,
  userId: displayName,
  displayName,
  mark,
  maxMark,
});

describe('the quotes of a reteach sheet', () => {
  it('takes out the names of the class, whole words only, in any case', () => {
    const quotes = pickQuotes(
      ['I think ASHA and I said the ash rises', 'ask Łukasz about it'],
      ['Asha Patel', 'Łukasz Nowak'],
    );
    expect(quotes).toEqual(['I think [name] and I said the ash rises', 'ask [name] about it']);
  });

  it('takes out addresses and telephone numbers, and leaves measurements', () => {
    expect(pickQuotes(['mail me at a.b@school.example or 07700 900 123, 25 cm'], [])).toEqual([
      'mail me at […] or […], 25 cm',
    ]);
  });

  it('quotes different answers, at most three, and none that is blank', () => {
    const answers = [
      'Heat',
      ' ',
      'heat',
      'Question not answered by student',
      'Light',
      'Gas',
      'Air',
    ];
    expect(pickQuotes(answers, [])).toEqual(['Heat', 'Light', 'Gas']);
  });

  it('cuts a long answer at a word', () => {
    const [quote = ''] = pickQuotes(['because it moves '.repeat(30)], []);
    expect(quote).toMatch(/^because it moves .* (because|it|moves)…$/);
    expect(quote.length).toBeLessThanOrEqual(161);
  });
});

describe('the areas of a reteach sheet', () => {
  it('puts the weakest first, each with the students under 60 %', () => {
    const areas = summariseAreas([
      row('4.1', 'Ana', 9),
      row('4.1', 'Bo', 5),
      row('4.2', 'Ana', 2),
      row('4.2', 'Bo', 6),
    ]);
    expect(areas.map((area) => [area.specCode, area.percent])).toEqual([
      ['4.2', 40],
      ['4.1', 70],
    ]);
    expect(areas[0]?.needIt).toEqual([{ userId: 'Ana', displayName: 'Ana' }]);
    expect(areas[1]?.needIt).toEqual([{ userId: 'Bo', displayName: 'Bo' }]);
  });

  it('keeps apart what has the same code in another subject', () => {
    const rivers = { subject: 'Geography', topic: 'Rivers' };
    const areas = summariseAreas([
      row('1.3.2', 'Ana', 9),
      { ...row('1.3.2', 'Ana', 2), ...rivers },
      { ...row('1.3.2', 'Bo', 4), ...rivers },
    ]);
    expect(areas.map(({ topic, percent }) => [topic, percent])).toEqual([
      ['Rivers', 30],
      ['Topic of 1.3.2', 90],
    ]);
    expect(weakCodes(areas)).toEqual(['1.3.2']);
  });

  it('follows up the codes under 60 %, or else the weakest one', () => {
    const areas = summariseAreas([row('a', 'Ana', 5), row('b', 'Ana', 3), row('c', 'Ana', 9)]);
    expect(weakCodes(areas)).toEqual(['b', 'a']);
    expect(weakCodes(summariseAreas([row('a', 'Ana', 9), row('b', 'Ana', 8)]))).toEqual(['b']);
    expect(weakCodes([])).toEqual([]);
  });

  it('does not fault anyone for questions without marks to get', () => {
    expect(summariseAreas([row('a', 'Ana', 0, 0)])[0]).toMatchObject({ percent: 100, needIt: [] });
  });
});
