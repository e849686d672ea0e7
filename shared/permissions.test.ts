import { describe, expect, it } from 'vitest';
import { permissions, roles, type Action, type Role } from './permissions.ts';

const actions = Object.keys(permissions) as Action[];
const reachOf = (role: Role) =>
  Object.fromEntries(actions.map((action) => [action, permissions[action][role]]));

describe('permissions (spec section 6)', () => {
  it('let a student sit quizzes and read their own scores, and nothing of a teacher’s', () => {
    expect(actions.filter((action) => permissions[action].student !== 'none').toSorted()).toEqual([
      'attempt.answer',
      'attempt.finish',
      'attempt.start',
      'profile.read',
      'score.list',
    ]);
  });

  it('never let a student beyond what is their own', () => {
    expect(Object.values(reachOf('student')).filter((scope) => scope === 'all')).toEqual([]);
  });

  it('keep a teacher to their own quizzes and responses', () => {
    expect(reachOf('teacher')).toMatchObject({
      'quiz.list': 'own',
      'quiz.read': 'own',
      'quiz.lock': 'own',
      'response.list': 'own',
      'response.mark': 'own',
    });
  });

  it('share the question bank among teachers', () => {
    expect(reachOf('teacher')).toMatchObject({ 'question.list': 'all', 'question.create': 'all' });
  });

  it('let an admin do all that a teacher does, on everybody’s quizzes', () => {
    const teachers = actions.filter((action) => permissions[action].teacher !== 'none');
    expect(teachers.filter((action) => permissions[action].admin === 'none')).toEqual([]);
    expect(permissions['quiz.read'].admin).toBe('all');
    expect(permissions['response.mark'].admin).toBe('all');
  });

  it('keep quizzes from being sat by anyone but students', () => {
    expect(roles.filter((role) => permissions['attempt.start'][role] !== 'none')).toEqual([
      'student',
    ]);
  });
});
