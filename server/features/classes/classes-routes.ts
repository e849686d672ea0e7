import { route } from '../../http/route.ts';
import { joinClass } from './join-class.ts';
import { listStudents } from './list-students.ts';
import { removeStudent } from './remove-student.ts';

export const classesRoutes = {
  join: route.classes.join.handler(({ context: { database, ownerId }, input }) =>
    joinClass(database, ownerId, input.teacherCode),
  ),

  listStudents: route.classes.listStudents.handler(({ context: { database, actor }, input }) =>
    listStudents(database, actor, input),
  ),

  removeStudent: route.classes.removeStudent.handler(
    async ({ context: { database, actor, person } }) => {
      await removeStudent(database, actor, person);
      return { removed: true };
    },
  ),
};
