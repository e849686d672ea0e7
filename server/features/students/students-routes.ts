import { route } from '../../http/route.ts';
import { exportAssessments } from './export-assessments.ts';
import { getProfile } from './get-profile.ts';
import { setArrangements } from './set-arrangements.ts';

export const studentsRoutes = {
  profile: route.students.profile.handler(({ context: { database, actor, settings }, input }) =>
    getProfile(database, actor, settings, input.studentId),
  ),

  setArrangements: route.students.setArrangements.handler(
    ({ context: { database, actor }, input }) => setArrangements(database, actor, input),
  ),

  exportAssessments: route.students.exportAssessments.handler(
    ({ context: { database, actor }, input }) => exportAssessments(database, actor, input),
  ),
};
