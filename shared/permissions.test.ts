import { describe, expect, it } from 'vitest';
import { permissions, roles, type Action, type Role } from './permissions.ts';

const actions = Object.keys(permissions) as Action[];
const reachOf = (role: Role) =>
  Object.fromEntries(actions.map((action) => [action, permissions[action][role]]));

describe('permissions (spec section 6)', () => {
  it('let a student sit quizzes and read their own scores', () => {
    expect(reachOf('student')).toMatchObject({
      'attempt.start': 'own',
      'attempt.answer': 'own',
      'attempt.finish': 'own',
      'score.list': 'own',
    });
  });

  it('show a student nothing of a teacher’s or an administrator’s work', () => {
    const reached = actions.filter((action) => permissions[action].student !== 'none');
    const staffWork = /^(user|audit|question|quiz|response|result)\.|^class\.list/;
    expect(reached.filter((action) => staffWork.test(action))).toEqual([]);
  });

  it('keep a student to their own data, except for the Top 10 that everyone who takes the test shares', () => {
    const shared = actions.filter((action) => permissions[action].student === 'all');
    expect(shared).toEqual(['typing.compare']);
  });

  it('keep a teacher to their own quizzes and responses and those of the classes they teach', () => {
    expect(reachOf('teacher')).toMatchObject({
      'quiz.list': 'class',
      'quiz.read': 'class',
      'quiz.lock': 'class',
      'response.list': 'class',
      'response.mark': 'class',
    });
  });

  it('share the question bank among teachers', () => {
    expect(reachOf('teacher')).toMatchObject({ 'question.list': 'all', 'question.create': 'all' });
  });

  it('let an administrator do a teacher’s work on everybody’s questions, quizzes and responses', () => {
    const work = actions.filter((action) => /^(question|quiz|response)\./.test(action));
    expect(work.filter((action) => permissions[action].admin !== 'all')).toEqual([]);
  });

  it('let only students sit quizzes', () => {
    expect(roles.filter((role) => permissions['attempt.start'][role] !== 'none')).toEqual([
      'student',
    ]);
  });
});
