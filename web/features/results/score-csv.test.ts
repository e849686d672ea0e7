import { expect, it } from 'vitest';
import { scoreCsv } from './score-csv.ts';
import { buildScore, buildScoredAnswer } from './testing-scores.ts';

const quiz = buildScore({
  answers: [
    buildScoredAnswer({ userAnswer: '=Rayleigh, of course', feedback: 'Say "scattering".' }),
    buildScoredAnswer({
      questionId: 'q2',
      userAnswer: 'Light',
      markAwarded: 'Pending',
      markedBy: null,
      markSchemeAnswer: null,
    }),
    buildScoredAnswer({ questionId: 'q3', markSchemeAnswer: '', markSchemeImageURL: '/scheme' }),
    buildScoredAnswer({ questionId: 'q4', markSchemeImageURL: '/scheme' }),
  ],
});

it('has a row for each answer, with formulas defused and unmarked answers distinguished', () => {
  const [header, first, second, third, fourth] = scoreCsv(quiz).split('\r\n');
  expect(header).toMatch(/^\uFEFFQuestion,Your Answer,Mark,Max Mark,Marked By,/);
  expect(first).toContain(
    `"'=Rayleigh, of course",2,3,"marked by AI, not yet checked",Scattering,"Say ""scattering""."`,
  );
  expect(third).toContain('not yet checked",(image),');
  expect(fourth).toContain('not yet checked",Scattering,');
  expect(second).toContain('Light,Pending,3,Pending,Not yet available,,');
});

it('has the attempt that counts, and says which that is', () => {
  const best = buildScore({
    number: 2,
    attemptsAllowed: 3,
    countedAttempt: 'best',
    countedNumber: 1,
    answers: [buildScoredAnswer({ userAnswer: 'the second time', markAwarded: 0 })],
    earlier: [
      buildScore({
        answers: [buildScoredAnswer({ userAnswer: 'the first time', markAwarded: 3 })],
      }),
    ],
  });
  const [header, ...rows] = scoreCsv(best).trimEnd().split('\r\n');
  expect(header).toMatch(/,Submitted,Attempt$/);
  expect(rows).toEqual([expect.stringMatching(/,the first time,3,3,.*,1$/)]);
  const last = scoreCsv({ ...best, countedAttempt: 'last', countedNumber: 2 });
  expect(last.trimEnd().split('\r\n').slice(1)).toEqual([
    expect.stringMatching(/,the second time,0,3,.*,2$/),
  ]);
});
