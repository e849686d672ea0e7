import type { Found, FoundKind } from '../../../shared/contract/search.ts';
import type { Role } from '../../../shared/permissions.ts';
import { paths } from '../../paths.ts';
import { findPlaces } from './go-to.ts';

interface Entry {
  /** The target path, which is unique within the group. */
  path: string;
  title: string;
  detail?: string;
}

export interface EntryGroup {
  label: string;
  entries: Entry[];
}

const groups: readonly [kind: FoundKind, label: string][] = [
  ['quiz', 'Quizzes'],
  ['set-quiz', 'Your quizzes'],
  ['score', 'Your scores'],
  ['student', 'Students'],
  ['colleague', 'Teachers'],
  ['administrator', 'Administrators'],
  ['class', 'Classes'],
  ['question', 'Questions'],
];

function pathOf({ kind, id, detail }: Found, role: Role): string {
  switch (kind) {
    case 'quiz':
      return paths.quizSuccess(id);
    case 'student':
      return paths.studentProfile(id);
    case 'colleague':
      return paths.manageStaff('teachers', detail);
    case 'administrator':
      return paths.manageStaff('administrators', detail);
    case 'class':
      return role === 'admin' ? paths.schoolClass(id) : paths.studentsOf(id);
    case 'question':
      return paths.editQuestion(id);
    case 'set-quiz':
      return paths.enterQuizWith(id);
    case 'score':
      return paths.myScoreOf(id);
  }
}

/**
 * Returns the pages of a quiz, for the case that only one quiz is found and so most likely wanted.
 */
function partsOf({ id }: Found): Entry[] {
  return [
    { title: 'Mark its answers', path: paths.quizResponses(id) },
    { title: 'See its results', path: paths.quizResults(id) },
    { title: 'Watch it live', path: paths.liveQuiz(id) },
  ].map((part) => ({ ...part, detail: id }));
}

/** Groups the results and the matching pages; leaves out empty groups. */
export function groupFound(items: readonly Found[], role: Role, search: string): EntryGroup[] {
  const quizzes = items.filter(({ kind }) => kind === 'quiz');
  const found = groups.map(([kind, label]) => ({
    label,
    entries: items
      .filter((item) => item.kind === kind)
      .map((item): Entry => ({ ...item, path: pathOf(item, role) }))
      .concat(kind === 'quiz' && quizzes.length === 1 ? quizzes.flatMap(partsOf) : []),
  }));
  const places = findPlaces(role, search).map(({ label, path }) => ({ title: label, path }));
  return [...found, { label: 'Go to', entries: places }].filter(
    ({ entries }) => entries.length > 0,
  );
}
