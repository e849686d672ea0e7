import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { RespondingStudent } from '../../../../shared/contract/marking.ts';
import { createStore } from '../../../create-store.ts';
import { placeAfter } from '../answer-list/use-cursor.ts';
import { type MarkedQuestion, type MarkTarget, targetOf } from '../decisions/mark-target.ts';
import { useDecisionsState } from '../desk-context.ts';
import { stepOf, useDeskKeys } from '../keyboard/use-desk-keys.ts';

interface StudentCursorOptions {
  students: readonly RespondingStudent[];
  questions: readonly MarkedQuestion[];
  /** Turns to the next page; null on the last. */
  turnPage: (() => void) | null;
  isTurningPage: boolean;
  unfolded: Unfolded;
}

type Ids = ReadonlySet<string>;

/** What is unfolded, and where the teacher is, by their ids: it outlives a look at another tab. */
interface Standing {
  students: Ids;
  answers: Ids;
  at: string | null;
}

export const createUnfolded = () =>
  createStore<Standing>({ students: new Set(), answers: new Set(), at: null });
export type Unfolded = ReturnType<typeof createUnfolded>;

/** Where the teacher is, and whether a key or a click led there. */
interface Place {
  key: string | null;
  moves: number;
  isByKey: boolean;
}

function toggled(ids: Ids, id: string): Ids {
  return new Set(ids.has(id) ? [...ids].filter((each) => each !== id) : [...ids, id]);
}

/** The answers of a page in the order in which they are read: by student, then by question. */
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
 * Which answer of the page the teacher is at, and what is unfolded. Moving on unfolds the next and
 * leaves the last as it is, so that nothing above moves; past the last answer the page is turned.
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

  // A mark that changes on the page that was left does not make it another.
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

  /** The same functions throughout, so that panels at rest are not redrawn. */
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
    /** Where saving leads to. */
    nextKey: targets[placeAfter(targets, index)]?.key ?? null,
    /** Another number after each move by key, to bring the panel into sight; 0 after a click. */
    arrival: place.isByKey ? place.moves : 0,
    openStudents,
    openAnswers,
    moves,
  };
}

export type StudentCursor = ReturnType<typeof useStudentCursor>;
