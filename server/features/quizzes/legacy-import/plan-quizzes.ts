import type { z } from 'zod';
import { MAX_SHORT_TEXT_CHARACTERS } from '../../../../shared/business-rules.ts';
import type { ImportedItem } from '../../../../shared/contract/question-transfer.ts';
import { quizInputSchema } from '../../../../shared/contract/quizzes.ts';
import { generalMessages } from '../../../../shared/messages/general.ts';
import { quizCodeMessages } from '../../../../shared/messages/quiz-code.ts';
import { quizzesMessages } from '../../../../shared/messages/quizzes.ts';
import {
  fieldTooLong,
  questionsLeftOut,
  transferMessages,
} from '../../../../shared/messages/transfer.ts';
import { titleOf } from '../../questions/public.ts';
import type { NewImportedQuiz } from './legacy-import-queries.ts';
import type { LegacyQuiz } from './read-quiz-document.ts';

/** An existing quiz, whose code an imported one may share. */
export interface KnownQuiz {
  title: string;
  questionIds: string[];
  isDeleted: boolean;
}

/** The data that planning an import of quizzes needs. */
export interface QuizSurroundings {
  /** Existing quizzes with a code of the file, by code, including deleted ones. */
  known: ReadonlyMap<string, KnownQuiz>;
  /** Returns the id here of a question of the legacy system; undefined if it does not exist. */
  questionIdOf(legacyId: string): string | undefined;
  ownerOf(creatorUid: string | null): string;
}

interface QuizPlan {
  reports: ImportedItem[];
  toInsert: NewImportedQuiz[];
}

/** Decides the outcome for each quiz; null stands for an item that is not a document. */
export function planQuizzes(
  quizzes: readonly (LegacyQuiz | null)[],
  surroundings: QuizSurroundings,
): QuizPlan {
  const toInsert: NewImportedQuiz[] = [];
  const codes = new Set<string>();
  const reports = quizzes.map((quiz, index): ImportedItem => {
    const report = { item: index + 1, title: quiz ? nameOf(quiz) : '', notices: [] };
    const invalid = (problem: string): ImportedItem => ({ ...report, outcome: 'invalid', problem });
    if (!quiz) return invalid(transferMessages.notADocument);
    const { checked, notices } = check(quiz, surroundings);
    if (!checked.success) return invalid(explain(checked.error.issues[0]));
    if (codes.has(checked.data.quizCode)) return invalid(transferMessages.quizRepeated);
    codes.add(checked.data.quizCode);
    const known = surroundings.known.get(checked.data.quizCode);
    if (known) {
      return isSame(known, checked.data)
        ? { ...report, outcome: 'duplicate', problem: transferMessages.quizAlreadyThere }
        : invalid(quizzesMessages.codeTaken);
    }
    toInsert.push({
      ...checked.data,
      creatorUid: surroundings.ownerOf(quiz.creatorUid),
      locked: quiz.isLocked,
      createdAt: quiz.createdAt,
    });
    return { ...report, outcome: 'ready', problem: '', notices };
  });
  return { reports, toInsert };
}

function nameOf({ quizCode, title }: LegacyQuiz): string {
  return titleOf([quizCode, title].filter((part) => typeof part === 'string').join(' '));
}

function check(quiz: LegacyQuiz, { questionIdOf }: QuizSurroundings) {
  const asked = [...new Set(quiz.questionIds)];
  const found = asked.flatMap((legacyId) => questionIdOf(legacyId) ?? []);
  const { quizCode, title, subject, defaultTimeLimit } = quiz;
  const questionIds = [...new Set(found)];
  return {
    checked: quizInputSchema.safeParse({ quizCode, title, subject, defaultTimeLimit, questionIds }),
    notices: found.length === asked.length ? [] : [questionsLeftOut(asked.length - found.length)],
  };
}

function isSame(
  known: KnownQuiz,
  { title, questionIds }: z.output<typeof quizInputSchema>,
): boolean {
  return (
    !known.isDeleted && known.title === title && known.questionIds.join() === questionIds.join()
  );
}

function explain(issue: z.core.$ZodIssue | undefined): string {
  switch (issue?.path[0]) {
    case 'quizCode':
      return quizCodeMessages.format;
    case 'defaultTimeLimit':
      return transferMessages.timeLimitInvalid;
    case 'questionIds':
      return issue.code === 'too_big'
        ? transferMessages.tooManyQuestions
        : transferMessages.quizWithoutQuestions;
    case 'title':
    case 'subject':
      return fieldTooLong(
        issue.path[0] === 'title' ? 'Title' : 'Subject',
        MAX_SHORT_TEXT_CHARACTERS,
      );
    default:
      return generalMessages.invalidInput;
  }
}
