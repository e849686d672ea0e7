import type { Role } from '../../../shared/permissions.ts';
import { paths } from '../../paths.ts';

export interface Place {
  label: string;
  path: string;
  /** Synonyms, in lower case. */
  words?: string;
}

const bank: readonly Place[] = [
  { label: 'Create a quiz', path: paths.createQuiz, words: 'new test set' },
  { label: 'Write or import questions', path: paths.createQuestions, words: 'create new bank add' },
  { label: 'All quizzes', path: paths.viewQuizzes, words: 'view lock code' },
  { label: 'Mark answers', path: paths.viewQuizResponses, words: 'marking responses view' },
  { label: 'All results', path: paths.results, words: 'class performance average markbook' },
  { label: 'Write reports', path: paths.autoReport, words: 'autoreport' },
  { label: 'Welfare', path: paths.welfare, words: 'safeguarding concerns' },
];
const ownAccount: Place = {
  label: 'My account',
  path: paths.account,
  words: 'password email sessions second factor',
};
const dashboard: Place = { label: 'Dashboard', path: paths.dashboard, words: 'home start' };
const typing: Place = { label: 'Typing Test', path: paths.typingTest, words: 'speed' };

/** The pages to go to and the actions to start, by role, the most frequent first. */
export const goTo: Record<Role, readonly Place[]> = {
  student: [
    { label: 'Enter a quiz code', path: paths.enterQuiz, words: 'start begin' },
    { label: 'My scores', path: paths.viewMyScores, words: 'marks feedback results' },
    typing,
    { label: 'Join a teacher', path: paths.joinTeacher, words: 'class code' },
    dashboard,
    ownAccount,
  ],
  teacher: [
    ...bank,
    { label: 'My students', path: paths.viewStudents, words: 'classes invite cards view' },
    typing,
    { label: 'What leaves the school', path: paths.whatLeaves, words: 'privacy model' },
    dashboard,
    ownAccount,
  ],
  admin: [
    { label: 'Manage people', path: paths.manageUsers, words: 'users roles invite extra time' },
    { label: 'Classes', path: paths.classes, words: 'roster import' },
    { label: 'System', path: paths.system, words: 'jobs backup health attention' },
    { label: 'School settings', path: paths.schoolSettings, words: 'registration name lead' },
    { label: 'Marker', path: paths.marker, words: 'model trial' },
    { label: 'Audit trail', path: paths.auditTrail, words: 'who did what log' },
    { label: 'What leaves the school', path: paths.whatLeaves, words: 'privacy model' },
    ...bank,
    dashboard,
    ownAccount,
  ],
};

/**
 * Returns the places whose label or synonyms contain every word of the search; all for an empty
 * search.
 */
export function findPlaces(role: Role, search: string): Place[] {
  const wanted = search.toLowerCase().split(/\s+/).filter(Boolean);
  return goTo[role].filter(({ label, words = '' }) =>
    wanted.every((word) => `${label} ${words}`.toLowerCase().includes(word)),
  );
}
