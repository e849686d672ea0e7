import { accessArrangementsSchema } from '../../../shared/contract/access-arrangements.ts';
import type { StudentProfile } from '../../../shared/contract/students.ts';
import type { StudentRow } from './find-student.ts';
import { findInsights } from './insights.ts';
import type { HistoryRow, TopicRow } from './students-queries.ts';

/** Presents a profile to the teacher or administrator. */
export function presentProfile(
  student: StudentRow,
  history: HistoryRow[],
  topics: TopicRow[],
  abilities: StudentProfile['abilities'],
): Omit<StudentProfile, 'leaver'> {
  const { id, username, displayName, email, role, extraTimePercentage } = student;
  return {
    id,
    username,
    displayName,
    email,
    role,
    createdAt: student.createdAt.toISOString(),
    teacherCodes: student.teacherCodes,
    classNames: student.classNames,
    extraTimePercentage,
    accessArrangements: accessArrangementsSchema.parse(student.accessArrangements ?? {}),
    summary: summarise(history, topics),
    ...findInsights(topics),
    history: history.map(presentQuiz),
    abilities,
  };
}

function summarise(history: HistoryRow[], topics: TopicRow[]): StudentProfile['summary'] {
  const mark = sumOf(topics, (topic) => topic.mark);
  const withinReach = sumOf(topics, (topic) => topic.maxMark);
  return {
    quizzes: history.length,
    answers: sumOf(history, (quiz) => quiz.submissionCount),
    markedAnswers: sumOf(history, (quiz) => quiz.markedCount),
    averagePercent: withinReach === 0 ? null : (100 * mark) / withinReach,
    score: sumOf(history, (quiz) => quiz.score),
    maxScore: sumOf(history, (quiz) => quiz.maxScore),
  };
}

function presentQuiz(row: HistoryRow): StudentProfile['history'][number] {
  const { quizCode, title, subject, isDeleted, finishedAt, score, maxScore } = row;
  const { markedCount, submissionCount } = row;
  const percentage = maxScore === 0 ? 0 : (100 * score) / maxScore;
  return {
    quizCode,
    title,
    subject,
    isDeleted,
    finishedAt,
    score,
    maxScore,
    percentage,
    markedCount,
    submissionCount,
  };
}

function sumOf<Row>(rows: Row[], valueOf: (row: Row) => number): number {
  return rows.reduce((sum, row) => sum + valueOf(row), 0);
}
