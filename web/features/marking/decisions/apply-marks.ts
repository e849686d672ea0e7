import type { AnswerGroup } from '../../../../shared/contract/mark-decisions.ts';
import type { RespondingStudent, Submission } from '../../../../shared/contract/marking.ts';
import type { Responses } from '../use-responses.ts';
import { isInInk } from './mark-target.ts';

type BySubmission = ReadonlyMap<string, Submission>;

/**
 * Puts newer marks into the lists on the page; `isPartial` if more marks changed than are given.
 */
export type PatchLists = (changed: readonly Submission[], isPartial: boolean) => void;

/** Indexes answers by id, to replace older versions. */
export function bySubmissionId(changed: readonly Submission[]): BySubmission {
  return new Map(changed.map((submission) => [submission.submissionId, submission]));
}

/** Returns the newer version of an answer, or the same object if there is none. */
export function newest<Known extends Submission>(known: Known, changed: BySubmission): Known {
  const next = changed.get(known.submissionId);
  return next && next.markRevision >= known.markRevision ? { ...known, ...next } : known;
}

/**
 * Returns a list with newer versions; the same array if nothing changed, so that rows do not render
 * again.
 */
function withNewest<Known extends Submission>(
  list: readonly Known[],
  changed: BySubmission,
): Known[] | readonly Known[] {
  return list.some((known) => newest(known, changed) !== known)
    ? list.map((known) => newest(known, changed))
    : list;
}

function withMarks(student: RespondingStudent, changed: BySubmission): RespondingStudent {
  const submissions = withNewest(student.submissions, changed);
  if (submissions === student.submissions) return student;
  const marks = submissions.flatMap(({ markAwarded }) =>
    markAwarded === 'Pending' ? [] : [markAwarded],
  );
  const score = marks.reduce((sum, mark) => sum + mark, 0);
  return {
    ...student,
    submissions: [...submissions],
    score,
    percentage: student.maxScore === 0 ? 0 : (100 * score) / student.maxScore,
    markedCount: marks.length,
  };
}

const countInk = (students: readonly RespondingStudent[]) =>
  students.reduce((sum, { submissions }) => sum + submissions.filter(isInInk).length, 0);
const countMarked = (students: readonly RespondingStudent[]) =>
  students.reduce((sum, { markedCount }) => sum + markedCount, 0);

/**
 * Returns a page of responses with newer marks; the same object if none is on it, so that the desk
 * does not render again. Students keep their places: the order by score is only updated when the
 * teacher reloads the list.
 */
export function patchResponses(responses: Responses, changed: BySubmission): Responses {
  const { students: before, markedCount, decidedCount } = responses;
  const students = before.map((student) => withMarks(student, changed));
  if (students.every((student, index) => student === before[index])) return responses;
  return {
    ...responses,
    students,
    markedCount: markedCount + countMarked(students) - countMarked(before),
    decidedCount: decidedCount + countInk(students) - countInk(before),
  };
}

/** Returns a question's groups with newer marks. */
export function patchGroups<Listed extends { groups: AnswerGroup[] }>(
  listed: Listed,
  changed: BySubmission,
): Listed {
  return {
    ...listed,
    groups: listed.groups.map((group) => {
      const submissions = withNewest(group.submissions, changed);
      return submissions === group.submissions
        ? group
        : { ...group, submissions: [...submissions] };
    }),
  };
}
