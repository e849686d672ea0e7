import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { RespondingStudent } from '../../../../shared/contract/marking.ts';
import { createStore } from '../../../create-store.ts';
import { placeAfter } from '../answer-list/use-cursor.ts';
import { type MarkedQuestion, type MarkTarget, targetOf } from '../decisions/mark-target.ts';
import { useDecisionsState } from '../desk/desk-context.ts';
import { stepOf, useDeskKeys } from '../keyboard/use-desk-keys.ts';

interface StudentCursorOptions {
  students: readonly RespondingStudent[];
  questions: readonly MarkedQuestion[];
  /** Opens the next page; null on the last. */
  turnPage: (() => void) | null;
  isTurningPage: boolean;
  unfolded: Unfolded;
}

type Ids = ReadonlySet<string>;

/** The expanded ids and the cursor's position; survives a visit to another tab. */
interface Standing {
  students: Ids;
  answers: Ids;
  at: string | null;
}

export const createUnfolded = () =>
  createStore<Standing>({ students: new Set(), answers: new Set(), at: null });
export type Unfolded = ReturnType<typeof createUnfolded>;

/** The cursor's position, and whether a key or a click moved it there. */
interface Place {
  key: string | null;
  moves: number;
  isByKey: boolean;
}

function toggled(ids: Ids, id: string): Ids {
  return new Set(ids.has(id) ? [...ids].filter((each) => each !== id) : [...ids, id]);
}

/** Returns the answers of a page in reading order: by student, then by question. */
function targetsOf(
  students: readonly RespondingStudent[],
  questions: readonly MarkedQuestion[],
): MarkTarget[] {
  return students.flatMap(({ submissions }) =>
    questions.flatMap((question) =>
      submissions
        .filter(({ questionId }) => questionId === question.questionId)
        .map((submission) => targetOf(question, submission)),
    ),
  );
}

/**
 * The cursor on a page of answers, and what is expanded. Moving on expands the next answer and
 * leaves the last one open, so that nothing above moves; after the last answer it opens the next
 * page.
 */
export function useStudentCursor(options: StudentCursorOptions) {
  const { students, questions, turnPage, isTurningPage, unfolded } = options;
  const undone = useDecisionsState('undone');
  const targets = useMemo(() => targetsOf(students, questions), [students, questions]);
  const [before] = useState(unfolded.get);
  const [place, setPlace] = useState<Place>({ key: before.at, moves: 0, isByKey: false });
  const [openStudents, setOpenStudents] = useState(before.students);
  const [openAnswers, setOpenAnswers] = useState(before.answers);
  useEffect(
    () => unfolded.set({ students: openStudents, answers: openAnswers, at: place.key }),
    [unfolded, openStudents, openAnswers, place.key],
  );
  const [leftPage, setLeftPage] = useState<StudentCursorOptions['students'] | null>(null);

  function goTo(at: number) {
    const [submission] = targets[at]?.submissions ?? [];
    if (submission === undefined) return;
    const { submissionId } = submission;
    const student = students.find(({ submissions }) => submissions.includes(submission));
    if (student) setOpenStudents((ids) => new Set([...ids, student.userId]));
    setOpenAnswers((ids) => new Set([...ids, submissionId]));
    setPlace(({ moves }) => ({ key: submissionId, moves: moves + 1, isByKey: true }));
  }

  const indexOf = (key: string | null) => targets.findIndex((target) => target.key === key);
  const index = indexOf(place.key);

  function moveTo(at: number) {
    if (at < targets.length) return goTo(Math.max(0, at));
    if (turnPage === null) return undefined;
    setLeftPage(students);
    return turnPage();
  }

  // A mark that changes on the old page does not make it the new page.
  const isOtherPage = leftPage !== null && leftPage[0]?.userId !== students[0]?.userId;
  if (isOtherPage && !isTurningPage) {
    setLeftPage(null);
    goTo(0);
  }

  const [knownUndone, setKnownUndone] = useState(undone);
  if (undone !== knownUndone) {
    setKnownUndone(undone);
    goTo(indexOf(undone?.key ?? null));
  }

  useDeskKeys(true, (key) => {
    const by = stepOf(key);
    if (by !== null) moveTo(index + by);
    return by !== null;
  });

  const goOn = useEffectEvent(() => {
    const next = placeAfter(targets, index);
    moveTo(next === index ? index + 1 : next);
  });

  /** Stable functions, so that unchanged panels do not render again. */
  const [moves] = useState(() => ({
    settleAt: (submissionId: string) =>
      setPlace((known) =>
        known.key === submissionId ? known : { ...known, key: submissionId, isByKey: false },
      ),
    toggleAnswer: (submissionId: string) => setOpenAnswers((ids) => toggled(ids, submissionId)),
    toggleStudent: (userId: string) => setOpenStudents((ids) => toggled(ids, userId)),
    setAnswersOpen: (submissionIds: readonly string[], isOpen: boolean) =>
      setOpenAnswers((ids) =>
        isOpen
          ? new Set([...ids, ...submissionIds])
          : new Set([...ids].filter((id) => !submissionIds.includes(id))),
      ),
    goOn: () => goOn(),
  }));

  return {
    currentKey: place.key,
    /** The key that saving moves to. */
    nextKey: targets[placeAfter(targets, index)]?.key ?? null,
    /**
     * A different number after each move by key, so that the panel scrolls into view; 0 after a
     * click.
     */
    arrival: place.isByKey ? place.moves : 0,
    openStudents,
    openAnswers,
    moves,
  };
}

export type StudentCursor = ReturnType<typeof useStudentCursor>;
