import { expect, it } from 'vitest';
import { submitQuestion } from './submit-question.ts';

it('names the unanswered questions', () => {
  expect(submitQuestion([3], [])).toMatch(/^Question 3 is not answered yet\./);
  expect(submitQuestion([1, 2, 7], [])).toMatch(/^Questions 1, 2 and 7 are not answered yet\./);
});

it('says how many there are if there are too many to list', () => {
  const most = Array.from({ length: 43 }, (_, index) => index + 2);
  expect(submitQuestion(most, [])).toMatch(
    /^43 questions are not answered yet, starting with question 2\. After/,
  );
});

it('names the questions with words written elsewhere that were not used', () => {
  expect(submitQuestion([], [2])).toBe(
    'Question 2 has other words of yours, which will not be handed in. After this you cannot change your answers. Submit now?',
  );
  expect(submitQuestion([1], [2, 3])).toMatch(
    /^Question 1 is not answered yet\. Questions 2 and 3 have other words of yours, which/,
  );
});
