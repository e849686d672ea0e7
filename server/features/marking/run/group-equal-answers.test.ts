import { describe, expect, it } from 'vitest';
import { groupEqualAnswers, type WaitingAnswer } from './group-equal-answers.ts';

function answer(userId: string, userAnswer: string, questionId = 'q1'): WaitingAnswer {
  return {
    userId,
    questionId,
    questionText: 'Which gas?',
    markSchemeAnswer: 'oxygen (1)',
    userAnswer,
    maxMark: 1,
  };
}

const lowerCase = (text: string) => text.toLowerCase();
const membersOf = (answers: WaitingAnswer[]) =>
  groupEqualAnswers(answers, lowerCase).map((group) => group.members.map(({ userId }) => userId));

describe('groupEqualAnswers', () => {
  it('puts answers together that are the same once normalised', () => {
    const answers = [answer('a', 'Oxygen'), answer('b', 'nitrogen'), answer('c', 'oxygen')];
    expect(membersOf(answers)).toEqual([['a', 'c'], ['b']]);
  });

  it('keeps the same words to different questions apart', () => {
    expect(membersOf([answer('a', 'yes', 'q1'), answer('a', 'yes', 'q2')])).toHaveLength(2);
  });

  it('gives the marker the text of the first, and never a name', () => {
    const [group] = groupEqualAnswers(
      [answer('ada', 'OXYGEN'), answer('bob', 'oxygen')],
      lowerCase,
    );
    expect(group?.task).toEqual({
      id: '0',
      questionText: 'Which gas?',
      markSchemeAnswer: 'oxygen (1)',
      userAnswer: 'OXYGEN',
      maxMark: 1,
    });
    expect(JSON.stringify(group?.task)).not.toMatch(/ada|bob/);
  });

  it('gives each task an id of its own', () => {
    const groups = groupEqualAnswers(
      ['a', 'b', 'c'].map((text) => answer(text, text)),
      lowerCase,
    );
    expect(new Set(groups.map((group) => group.task.id)).size).toBe(3);
  });

  it('makes nothing of nothing', () => {
    expect(groupEqualAnswers([], lowerCase)).toEqual([]);
  });
});
