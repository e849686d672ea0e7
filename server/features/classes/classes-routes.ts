import { route } from '../../http/route.ts';
import { joinClass } from './join-class.ts';
import { listStudents } from './list-students.ts';
import { removeStudent } from './remove-student.ts';

export const classesRoutes = {
  join: route.classes.join.handler(({ context: { database, actor }, input }) =>
    joinClass(database, actor, input.teacherCode),
  ),

  listStudents: route.classes.listStudents.handler(({ context: { database, actor }, input }) =>
    listStudents(database, actor, input),
  ),

  removeStudent: route.classes.removeStudent.handler(
    async ({ context: { database, actor }, input }) => {
      await removeStudent(database, actor, input.userId);
      return { removed: true };
    },
  ),
};
