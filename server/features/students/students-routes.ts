import { route } from '../../http/route.ts';
import { exportAssessments } from './export-assessments.ts';
import { getProfile } from './get-profile.ts';
import { setArrangements } from './set-arrangements.ts';

export const studentsRoutes = {
  profile: route.students.profile.handler(({ context: { database, actor, settings, student } }) =>
    getProfile(database, actor, settings, student),
  ),

  setArrangements: route.students.setArrangements.handler(
    ({ context: { database, actor, student }, input }) =>
      setArrangements(database, actor, student, input.accessArrangements),
  ),

  exportAssessments: route.students.exportAssessments.handler(
    ({ context: { database, actor, student }, input }) =>
      exportAssessments(database, actor, student, input.format),
  ),
};
