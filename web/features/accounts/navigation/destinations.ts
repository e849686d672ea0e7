import { IconChartBar } from '../../../icons/chart-bar.ts';
import { IconChecklist } from '../../../icons/checklist.ts';
import { IconKeyboard } from '../../../icons/keyboard.ts';
import type { Role } from '../../../../shared/permissions.ts';
import { paths } from '../../../paths.ts';

export interface Destination {
  label: string;
  path: string;
  /** Where pages that belong to it begin, besides its own path. */
  within?: readonly string[];
  /** Shown on a phone, where students have a bar at the bottom. */
  icon?: typeof IconChecklist;
}

const bank: readonly Destination[] = [
  { label: 'Questions', path: paths.createQuestions, within: ['/edit-question/'] },
  {
    label: 'Quizzes',
    path: paths.viewQuizzes,
    within: [
      '/create-quiz',
      '/quiz-success',
      '/live-quiz/',
      '/quiz-results/',
      '/reteach/',
      '/quiz-settings/',
    ],
  },
  { label: 'Marking', path: paths.viewQuizResponses },
];
const reports: Destination = { label: 'Reports', path: paths.autoReport };
const ofStudents = ['/student-profile/'];

/** What stands in the top bar, by role: every screen is one click from every other. */
export const destinations: Record<Role, readonly Destination[]> = {
  student: [
    { label: 'Quizzes', path: paths.enterQuiz, icon: IconChecklist },
    { label: 'Scores', path: paths.viewMyScores, icon: IconChartBar },
    { label: 'Typing', path: paths.typingTest, icon: IconKeyboard },
  ],
  teacher: [...bank, { label: 'Students', path: paths.viewStudents, within: ofStudents }, reports],
  admin: [
    { label: 'People', path: paths.manageUsers, within: [...ofStudents, paths.classes] },
    ...bank,
    reports,
    {
      label: 'System',
      path: paths.system,
      within: [paths.marker, paths.whatLeaves, paths.auditTrail],
    },
    { label: 'Settings', path: paths.schoolSettings },
  ],
};

/** Whether the page at this address belongs to the destination. */
export function isWithin({ path, within = [] }: Destination, pathname: string): boolean {
  return pathname === path || within.some((start) => pathname.startsWith(start));
}
