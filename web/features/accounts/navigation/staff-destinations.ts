import { paths } from '../../../paths.ts';
import type { Destination } from './destinations.ts';

const ofStudents = ['/student-profile/'];

const bank: readonly Destination[] = [
  { label: 'Questions', path: paths.createQuestions, within: ['/edit-question/'] },
  {
    label: 'Quizzes',
    path: paths.viewQuizzes,
    within: ['/create-quiz', '/quiz-success', '/live-quiz/', '/quiz-settings/'],
  },
  { label: 'Marking', path: paths.viewQuizResponses },
];
const afterwards: readonly Destination[] = [
  { label: 'Results', path: paths.results, within: ['/quiz-results/', '/reteach/'] },
  { label: 'Reports', path: paths.autoReport },
];

/** The destinations in the top bar of staff: every screen is one click from every other. */
export const staffDestinations: Record<'teacher' | 'admin', readonly Destination[]> = {
  teacher: [
    ...bank,
    { label: 'Students', path: paths.viewStudents, within: ofStudents },
    ...afterwards,
  ],
  admin: [
    { label: 'People', path: paths.manageUsers, within: [...ofStudents, paths.classes] },
    ...bank,
    ...afterwards,
    {
      label: 'System',
      path: paths.system,
      within: [paths.marker, paths.whatLeaves, paths.auditTrail],
    },
    { label: 'Settings', path: paths.schoolSettings },
  ],
};
