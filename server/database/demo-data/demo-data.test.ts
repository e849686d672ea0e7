import { describe, expect, it } from 'vitest';
import {
  TYPING_CHARACTERS_PER_WORD,
  TYPING_LEADERBOARD_SIZE,
  TYPING_TEST_SECONDS,
} from '../../../shared/typing-numbers.ts';
import { answersDemo02 } from './answers-demo02.ts';
import { answersDemo03 } from './answers-demo03.ts';
import { acceptedWithoutDoubt, overridesDemo03 } from './decisions-demo03.ts';
import type { DemoAnswers, DemoQuestion } from './demo-types.ts';
import { demoPeople, demoStudents, demoTeachers, OKAFOR_CODE, WHITCOMBE_CODE } from './people.ts';
import { demoQuestions } from './questions.ts';
import { demoQuizzes } from './quizzes.ts';
import { demoTypingRuns } from './typing-runs.ts';

const CAPS = ['one', 'two', 'three', 'four', 'five', 'six'];

const classOf = (code: string) =>
  demoStudents.filter((student) => student.classes.includes(code)).map((student) => student.key);

const questionsOf = (quizCode: string) =>
  demoQuizzes.find((quiz) => quiz.quizCode === quizCode)?.questionIds ?? [];

const maxMarkOf = (questionId: string) =>
  demoQuestions.find((question) => question.id === questionId)?.maxMark ?? -1;

/** The marks a full answer can earn by the scheme, before the cap of an "any N from". */
const marksIn = (scheme: string) => scheme.split('(1)').length - 1;

/** Returns the maximum the scheme allows: the cap, the top of the highest band, or the sum. */
function fullMarks({ markSchemeAnswer }: DemoQuestion): number {
  const cap = /any (\w+) from/.exec(markSchemeAnswer)?.[1];
  if (cap) return Math.min(CAPS.indexOf(cap) + 1, marksIn(markSchemeAnswer));
  const topBand = /\(\d–(\d) marks\)/.exec(markSchemeAnswer)?.[1];
  return topBand ? Number(topBand) : marksIn(markSchemeAnswer);
}

describe('the people of the demo', () => {
  it('are 24 students, two teachers and an admin, with unique keys, names and addresses', () => {
    expect(demoStudents).toHaveLength(24);
    expect(demoPeople).toHaveLength(27);
    for (const field of ['key', 'username', 'email'] as const) {
      expect(new Set(demoPeople.map((person) => person[field])).size).toBe(demoPeople.length);
    }
    expect(demoPeople.every(({ email }) => email.endsWith('@greenpen.example'))).toBe(true);
  });

  it('fill both classes, with two students in both', () => {
    expect(classOf(OKAFOR_CODE)).toHaveLength(16);
    expect(classOf(WHITCOMBE_CODE)).toHaveLength(10);
    expect(demoStudents.every(({ classes }) => classes.length > 0)).toBe(true);
  });

  it('have teacher codes made from the first word of the username', () => {
    for (const { username, teacherCode } of demoTeachers) {
      const firstWord = username.split(' ')[0]?.toUpperCase();
      expect(teacherCode).toMatch(new RegExp(`^AI-${firstWord}-[A-Z0-9]{3}$`));
    }
  });
});

describe('the questions of the demo', () => {
  it('are 30, set by the demo teachers', () => {
    expect(demoQuestions).toHaveLength(30);
    const teachers = new Set(demoTeachers.map((teacher) => teacher.key));
    expect(demoQuestions.filter(({ teacher }) => !teachers.has(teacher))).toEqual([]);
  });

  it('have unique ids; no id or key contains an underscore', () => {
    const ids = demoQuestions.map((question) => question.id);
    expect(new Set(ids).size).toBe(ids.length);
    const parts = [
      ...ids,
      ...demoPeople.map(({ key }) => key),
      ...demoQuizzes.map((q) => q.quizCode),
    ];
    expect(parts.filter((part) => part.includes('_'))).toEqual([]);
  });

  it.each(demoQuestions)('$id: the scheme reaches exactly the full mark', (question) => {
    expect(fullMarks(question)).toBe(question.maxMark);
    expect(question.maxMark).toBeLessThanOrEqual(6);
  });
});

describe('the quizzes of the demo', () => {
  it('have unique six-character codes and refer to existing questions, each once', () => {
    expect(new Set(demoQuizzes.map((quiz) => quiz.quizCode)).size).toBe(demoQuizzes.length);
    for (const { quizCode, questionIds } of demoQuizzes) {
      expect(quizCode).toMatch(/^[A-Z0-9]{6}$/);
      expect(new Set(questionIds).size).toBe(questionIds.length);
      expect(questionIds.filter((id) => maxMarkOf(id) < 1)).toEqual([]);
    }
  });

  const sheets: [string, readonly DemoAnswers[]][] = [
    ['DEMO02', answersDemo02],
    ['DEMO03', answersDemo03],
  ];
  it.each(sheets)("%s was answered by the whole of Okafor's class", (quizCode, sheet) => {
    expect(sheet.map(({ question }) => question)).toEqual(questionsOf(quizCode));
    for (const { answers } of sheet) expect(Object.keys(answers)).toEqual(classOf(OKAFOR_CODE));
  });

  it('contain decisions of the teacher only on existing answers and within the marks', () => {
    const pairs = overridesDemo03.map(({ student, question }) => `${student} ${question}`);
    expect(new Set(pairs).size).toBe(pairs.length);
    for (const { student, question, markAwarded } of overridesDemo03) {
      expect(classOf(OKAFOR_CODE)).toContain(student);
      expect(questionsOf('DEMO03')).toContain(question);
      expect(markAwarded).toBeGreaterThanOrEqual(0);
      expect(markAwarded).toBeLessThanOrEqual(maxMarkOf(question));
    }
    for (const question of acceptedWithoutDoubt) expect(questionsOf('DEMO03')).toContain(question);
  });
});

describe('the typing test in the demo', () => {
  const typists = Object.entries(demoTypingRuns);

  it('was taken by people in the demo, and leaves a place on the leaderboard', () => {
    const keys = new Set(demoPeople.map(({ key }) => key));
    expect(typists.filter(([key]) => !keys.has(key))).toEqual([]);
    expect(typists.length).toBeLessThan(TYPING_LEADERBOARD_SIZE);
  });

  it.each(typists)('%s: the runs are in order, and each has one possible score', (_, runs) => {
    const days = runs.map(({ daysAgo }) => daysAgo);
    expect(days).toEqual(days.toSorted((a, b) => b - a));
    for (const { wpm, accuracy, charsTyped, wordsCompleted } of runs) {
      const correct = Math.round((charsTyped * accuracy) / 100);
      const perMinute = (correct / TYPING_CHARACTERS_PER_WORD) * (60 / TYPING_TEST_SECONDS);
      expect(Math.abs(perMinute - wpm)).toBeLessThan(1);
      expect(wordsCompleted * TYPING_CHARACTERS_PER_WORD).toBeLessThanOrEqual(correct);
    }
  });
});
