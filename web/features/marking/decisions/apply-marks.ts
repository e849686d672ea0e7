import type { AnswerGroup } from '../../../../shared/contract/mark-decisions.ts';
import type { RespondingStudent, Submission } from '../../../../shared/contract/marking.ts';
import type { Responses } from '../use-responses.ts';
import { isInInk } from './mark-target.ts';

type BySubmission = ReadonlyMap<string, Submission>;

/** Puts newer marks into the lists on the page; `isPartial` where more changed than is given. */
export type PatchLists = (changed: readonly Submission[], isPartial: boolean) => void;

/** Answers by their id, to put them where older versions of them stand. */
export function bySubmissionId(changed: readonly Submission[]): BySubmission {
  return new Map(changed.map((submission) => [submission.submissionId, submission]));
}

/** The newer version of an answer, or the same object where there is none. */
export function newest<Known extends Submission>(known: Known, changed: BySubmission): Known {
  const next = changed.get(known.submissionId);
  return next && next.markRevision >= known.markRevision ? { ...known, ...next } : known;
}

/** A list with newer versions in it; the same array where nothing changed, so that rows rest. */
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
 * A page of responses with newer marks in it; the same where none is on it, so that the desk rests.
 * Nobody changes their place: the order by score is looked up again only when the teacher asks for
 * the list again.
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

/** A question's groups with newer marks in them. */
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
