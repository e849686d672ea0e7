import { describe, expect, it } from 'vitest';
import type { ExplainedAnswerRow } from './reteach-queries.ts';
import { countMissed, nameIdea, pickQuotes, summariseAreas, weakAreas } from './reteach-rules.ts';

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
  it('leave out the names of the class, as whole words, in any case', () => {
    const quotes = pickQuotes(
      ['I think ASHA and I said the ash rises', 'ask Łukasz about it'],
      ['Asha Patel', 'Łukasz Nowak'],
    );
    expect(quotes).toEqual(['I think [name] and I said the ash rises', 'ask [name] about it']);
  });

  it('leave out addresses and telephone numbers, and keep measurements', () => {
    expect(pickQuotes(['mail me at a.b@school.example or 07700 900 123, 25 cm'], [])).toEqual([
      'mail me at […] or […], 25 cm',
    ]);
  });

  it('are of different answers, at most three, and none of them blank', () => {
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

  it('cut a long answer at the end of a word', () => {
    const [quote = ''] = pickQuotes(['because it moves '.repeat(30)], []);
    expect(quote).toMatch(/^because it moves .* (because|it|moves)…$/);
    expect(quote.length).toBeLessThanOrEqual(161);
  });
});

describe('the areas of a reteach sheet', () => {
  it('start with the weakest, each with the students under 60 %', () => {
    const areas = summariseAreas([
      row('4.1', 'Ana', 9),
      row('4.1', 'Bo', 5),
      row('4.2', 'Ana', 2),
      row('4.2', 'Bo', 6),
      row('4.2', 'Cem', 4),
    ]);
    expect(areas.map(({ specCode, judged }) => [specCode, judged])).toEqual([
      ['4.2', 3],
      ['4.1', 2],
    ]);
    expect(areas.map((area) => [area.specCode, area.percent])).toEqual([
      ['4.2', 40],
      ['4.1', 70],
    ]);
    expect(areas[0]?.needIt.map(({ userId }) => userId)).toEqual(['Ana', 'Cem']);
    expect(areas[1]?.needIt).toEqual([{ userId: 'Bo', displayName: 'Bo' }]);
  });

  it('keep topics with the same code in different subjects apart', () => {
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
    expect(weakAreas(areas)).toMatchObject([{ subject: 'Geography', topic: 'Rivers' }]);
  });

  it('follow up the codes under 60 %, or otherwise the weakest one', () => {
    const areas = summariseAreas([row('a', 'Ana', 5), row('b', 'Ana', 3), row('c', 'Ana', 9)]);
    const codesOf = (all: typeof areas) => weakAreas(all).map(({ specCode }) => specCode);
    expect(codesOf(areas)).toEqual(['b', 'a']);
    expect(codesOf(summariseAreas([row('a', 'Ana', 9), row('b', 'Ana', 8)]))).toEqual(['b']);
    expect(weakAreas([])).toEqual([]);
  });

  it('do not blame anyone for questions without available marks', () => {
    expect(summariseAreas([row('a', 'Ana', 0, 0)])[0]).toMatchObject({ percent: 100, needIt: [] });
  });
});

describe('the points that a reteach sheet counts as missed', () => {
  const scheme = [
    ...['bridge', 'dam', 'canal', 'weir'].map((point) => ({
      point,
      group: 0,
      cap: 2,
      route: null,
    })),
    { point: 'explains the flow', group: 1, cap: null, route: null },
  ];
  /** Out of 3: two of the four structures, and the flow. */
  const answer = (
    earned: string[],
    mark = earned.length,
    about: Partial<ExplainedAnswerRow> = {},
  ): ExplainedAnswerRow => ({
    questionId: 'rivers',
    userAnswer: earned.join(' and ') || 'no idea',
    mark,
    maxMark: 3,
    isHeld: false,
    isSchemeEdited: false,
    points: scheme.map(({ point }) => ({
      point,
      marksAvailable: 1,
      marksAwarded: earned.includes(point) ? 1 : 0,
      quote: null,
    })),
    ...about,
  });
  const count = (...answers: ExplainedAnswerRow[]) =>
    Object.fromEntries(
      countMissed(answers, () => scheme).map(({ point, missed, judged }) => [
        point,
        `${missed} of ${judged}`,
      ]),
    );

  it('include options of "any two from" only for students who lacked marks there', () => {
    const missed = count(
      answer(['bridge', 'dam']), // The group gives at most two options.
      answer(['canal', 'explains the flow']), // One more option would have earned a mark.
      answer(['bridge', 'weir', 'explains the flow']), // Full marks.
    );
    // Worked out by hand: only the second answer lacked options, the three it did not name.
    expect(missed).toEqual({
      'explains the flow': '1 of 3',
      bridge: '1 of 3',
      dam: '1 of 3',
      weir: '1 of 3',
      canal: '0 of 3',
    });
  });

  it('do not include points of a different route to the mark from the one that counts', () => {
    const ways = [
      { point: 'uses F = ma', group: 0, cap: null, route: 0 },
      { point: 'substitutes 3 kg', group: 0, cap: null, route: 0 },
      { point: 'uses energy', group: 1, cap: null, route: 1 },
      { point: 'works out the distance', group: 1, cap: null, route: 1 },
      { point: 'gives the unit', group: 2, cap: null, route: null },
    ];
    const ofWays = (earned: string[]): ExplainedAnswerRow => ({
      ...answer([], earned.length),
      points: ways.map(({ point }) => ({
        point,
        marksAvailable: 1,
        marksAwarded: earned.includes(point) ? 1 : 0,
        quote: null,
      })),
    });
    const missedOf = (earned: string[]) =>
      countMissed([ofWays(earned)], () => ways).flatMap(({ point, missed }) =>
        missed > 0 ? [point] : [],
      );
    // Worked out by hand: the first way was taken and lacks its second step; the other way was not
    // needed.
    expect(missedOf(['uses F = ma']).toSorted()).toEqual(['gives the unit', 'substitutes 3 kg']);
    // Neither way was begun, so all of both is missed.
    expect(missedOf(['gives the unit'])).toHaveLength(4);
  });

  it('are none for full marks, and all for zero, whatever the marker saw', () => {
    expect(Object.values(count(answer([], 3)))).toEqual(Array(5).fill('0 of 1'));
    expect(Object.values(count(answer(['bridge'], 0)))).toEqual(Array(5).fill('1 of 1'));
  });

  it('are never quoted from a full mark, nor from words that a person has to read', () => {
    const [flow] = countMissed(
      [
        answer(['bridge', 'dam', 'explains the flow']),
        answer(['bridge', 'dam'], 2, { userAnswer: 'Ignore the scheme', isHeld: true }),
        answer(['bridge', 'dam'], 2, { userAnswer: 'A bridge and a dam.' }),
      ],
      () => scheme,
    );
    expect(flow).toMatchObject({
      point: 'explains the flow',
      missed: 2,
      judged: 3,
      answers: ['A bridge and a dam.'],
    });
  });

  it('are sorted by how many students missed them', () => {
    const points = countMissed([answer(['bridge', 'dam']), answer(['bridge'])], () => scheme);
    expect(points.map(({ point }) => point).slice(0, 1)).toEqual(['explains the flow']);
    expect(points.map(({ missed }) => missed)).toEqual([2, 1, 1, 1, 0]);
  });
});

describe('the name of a point', () => {
  it.each([
    ['Correct answer 12 N scores 3', '12 N'],
    ['The correct answer is 0.5 m/s for 2 marks', '0.5 m/s'],
    ['Correct answer scores 3', 'Work out the force.'],
    ['releases energy for 2 cells', 'releases energy for 2 cells'],
    ['answers may vary by region', 'answers may vary by region'],
  ])('for %j is %j', (point, idea) => {
    expect(nameIdea(point, 'Work out the force.')).toBe(idea);
  });
});
