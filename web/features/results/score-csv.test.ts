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
  ],
});

it('has a row for each answer, with formulas defused and unmarked answers told apart', () => {
  const [header, first, second, third] = scoreCsv(quiz).split('\r\n');
  expect(header).toMatch(/^\uFEFFQuestion,Your Answer,Mark,Max Mark,Marked By,/);
  expect(first).toContain(
    `"'=Rayleigh, of course",2,3,"marked by AI, not yet checked",Scattering,"Say ""scattering""."`,
  );
  expect(third).toContain('not yet checked",(image),');
  expect(second).toContain('Light,Pending,3,Pending,Not yet available,,');
});
