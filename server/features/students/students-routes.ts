import { route } from '../../http/route.ts';
import { lookThroughStudent } from '../attempts/public.ts';
import { exportAssessments } from './export-assessments.ts';
import { getProfile } from './get-profile.ts';
import { mergeAccounts, previewMerge } from './merge/merge-accounts.ts';
import { setArrangements } from './set-arrangements.ts';

export const studentsRoutes = {
  profile: route.students.profile.handler(async ({ context }) => {
    const { database, actor, settings, settingsStore, student } = context;
    const { leaverMonths } = await settingsStore.get(database);
    return getProfile(database, actor, { ...settings, leaverMonths }, student);
  }),

  setArrangements: route.students.setArrangements.handler(
    ({ context: { database, actor, student }, input }) =>
      setArrangements(database, actor, student, input.accessArrangements, input.seen),
  ),

  exportAssessments: route.students.exportAssessments.handler(async ({ context, input }) => {
    const { database, actor, student } = context;
    await lookThroughStudent(context, student.id);
    return exportAssessments(database, actor, student, input.format);
  }),

  previewMerge: route.students.previewMerge.handler(
    ({ context: { database, student }, input: { otherId } }) =>
      previewMerge(database, { keptId: student.id, otherId }),
  ),

  merge: route.students.merge.handler(
    ({ context: { database, actor, student, settings }, input: { otherId, decisions } }) => {
      const accounts = { keptId: student.id, otherId };
      return mergeAccounts(database, actor, accounts, decisions, settings.dataDir);
    },
  ),
};
