import { MAX_CLASS_SEARCH_RESULTS } from '../../../shared/business-rules.ts';
import { route } from '../../http/route.ts';
import { arePasswordsForAll } from '../accounts/public.ts';
import { addStudents, moveStudents } from './add-students.ts';
import { removeTeacher, setTeacher } from './change-teachers.ts';
import { checkLines } from './check-lines.ts';
import { archiveClass } from './archive-class.ts';
import { countClasses, listClasses, listJoinedClasses, updateClass } from './classes-queries.ts';
import { createClass } from './create-class.ts';
import { joinClass } from './join-class.ts';
import { leaveClass } from './leave-class.ts';
import { listStudents } from './list-students.ts';
import { createStudents, makeCards } from './make-cards.ts';
import { searchPeople } from './members-queries.ts';
import { presentClass, presentClassNow } from './present-class.ts';
import { rolloverRoutes } from './rollover/rollover-routes.ts';
import { importRoster } from './roster/import-roster.ts';
import { presentRosterWork, startRoster } from './roster/roster-work.ts';
import { findRosterWork } from './roster/roster-work-queries.ts';
import { removeStudent } from './remove-student.ts';

export const classesRoutes = {
  join: route.classes.join.handler(({ context: { database, actor }, input }) =>
    joinClass(database, actor, input.teacherCode),
  ),

  listJoined: route.classes.listJoined.handler(async ({ context: { database, ownerId } }) => ({
    items: await listJoinedClasses(database, ownerId),
  })),

  leave: route.classes.leave.handler(async ({ context: { database, ownerId }, input }) => {
    await leaveClass(database, ownerId, input.teacherCode);
    return { left: true };
  }),

  list: route.classes.list.handler(async ({ context: { database, actor, ownerId }, input }) => {
    const [rows, total] = await Promise.all([
      listClasses(database, ownerId, actor.teacherCode, input),
      countClasses(database, ownerId, input),
    ]);
    return { items: rows.map((row) => presentClass(actor, row)), total };
  }),

  get: route.classes.get.handler(({ context: { actor, schoolClass } }) =>
    presentClass(actor, schoolClass),
  ),

  create: route.classes.create.handler(async ({ context: { database, actor }, input }) =>
    presentClassNow(database, actor, await createClass(database, actor, input)),
  ),

  update: route.classes.update.handler(
    async ({ context: { database, actor, schoolClass }, input: { teacherCode, ...change } }) => {
      await updateClass(database, schoolClass.teacherCode, change);
      return presentClassNow(database, actor, teacherCode);
    },
  ),

  setArchived: route.classes.setArchived.handler(
    async ({ context: { database, actor, schoolClass }, input }) => {
      await archiveClass(database, actor, schoolClass, input.archived);
      return presentClassNow(database, actor, schoolClass.teacherCode);
    },
  ),

  setTeacher: route.classes.setTeacher.handler(
    async ({ context: { database, actor, schoolClass }, input }) =>
      presentClassNow(database, actor, await setTeacher(database, actor, schoolClass, input)),
  ),

  removeTeacher: route.classes.removeTeacher.handler(
    async ({ context: { database, actor, schoolClass }, input }) => {
      await removeTeacher(database, actor, schoolClass, input.userId);
      return presentClassNow(database, actor, schoolClass.teacherCode);
    },
  ),

  listStudents: route.classes.listStudents.handler(async ({ context, input }) => {
    const { database, ownClass, settingsStore } = context;
    const { leaverMonths } = await settingsStore.get(database);
    const arePasswordsOn = await arePasswordsForAll(context);
    return listStudents(database, ownClass, input, { arePasswordsOn, leaverMonths });
  }),

  addStudents: route.classes.addStudents.handler(
    async ({ context: { database, actor, schoolClass }, input }) => ({
      added: await addStudents(database, actor, schoolClass, input),
    }),
  ),

  createStudents: route.classes.createStudents.handler(
    async ({ context: { database, actor, schoolClass }, input }) => ({
      cards: await createStudents(database, actor, schoolClass, input),
    }),
  ),

  makeCards: route.classes.makeCards.handler(
    async ({ context: { actor, schoolClass, ...rule }, input }) => ({
      cards: await makeCards(rule, actor, schoolClass, input.userIds),
    }),
  ),

  moveStudents: route.classes.moveStudents.handler(
    async ({ context: { database, actor, from, to }, input }) => ({
      moved: await moveStudents(database, actor, { from, to }, input.userIds),
    }),
  ),

  removeStudent: route.classes.removeStudent.handler(
    async ({ context: { database, actor, ownClass }, input }) => ({
      removed: true,
      ...(await removeStudent(database, actor, ownClass, input.userId)),
    }),
  ),

  findPeople: route.classes.findPeople.handler(async ({ context: { database }, input }) => ({
    items: await searchPeople(database, { ...input, limit: MAX_CLASS_SEARCH_RESULTS }),
  })),

  ...rolloverRoutes,

  importRoster: route.classes.importRoster.handler(
    // Importing a whole school takes longer than the database limits for ordinary requests allow.
    ({ context: { exportDatabase: database, threads, actor }, input }) =>
      importRoster({ database, threads }, { actor, administratorId: actor.id }, input),
  ),

  startRoster: route.classes.startRoster.handler(
    async ({ context: { database, jobs, actor }, input }) => ({
      work: await startRoster({ database, jobs }, actor.id, input),
    }),
  ),

  getRoster: route.classes.getRoster.handler(async ({ context: { database, actor } }) => {
    const row = await findRosterWork(database, actor.id);
    return { work: row ? presentRosterWork(row) : null };
  }),

  checkLines: route.classes.checkLines.handler(
    async ({ context: { database, schoolClass }, input }) => ({
      lines: await checkLines(database, schoolClass.teacherCode, input.lines),
    }),
  ),
};
