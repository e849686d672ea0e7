import { describe, expect, it } from 'vitest';
import { EqualAnswers } from './group-equal-answers.ts';

const answer = (userId: string, userAnswer: string, questionId = 'q1') => ({
  userId,
  questionId,
  userAnswer,
  revision: 1,
});

function group(answers: ReturnType<typeof answer>[]) {
  const equal = new EqualAnswers(({ userAnswer }) => userAnswer.toLowerCase());
  for (const one of answers) equal.add(one);
  return [...equal.groups.values()];
}

const membersOf = (answers: ReturnType<typeof answer>[]) =>
  group(answers).map(({ members }) => members.map(({ userId }) => userId));

describe('EqualAnswers', () => {
  it('groups answers that are equal after normalisation', () => {
    const answers = [answer('a', 'Oxygen'), answer('b', 'nitrogen'), answer('c', 'oxygen')];
    expect(membersOf(answers)).toEqual([['a', 'c'], ['b']]);
  });

  it('keeps equal words in answers to different questions apart', () => {
    expect(membersOf([answer('a', 'yes', 'q1'), answer('a', 'yes', 'q2')])).toHaveLength(2);
  });

  it('gives each group an id that reveals nothing about the students', () => {
    const groups = group(['ada', 'bob', 'cy'].map((text) => answer(text, text)));
    expect(groups.map(({ id }) => id)).toEqual(['0', '1', '2']);
  });

  it('stores no text', () => {
    expect(JSON.stringify(group([answer('a', 'a long answer')]))).not.toContain('long');
  });

  it('gives no groups for no answers', () => {
    expect(group([])).toEqual([]);
  });
});
