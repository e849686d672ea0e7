import type { Role } from '../../../../shared/permissions.ts';
import { createClass, insertMembers, upsertTeacher } from '../../classes/public.ts';
import type { LaunchTools } from './arrive.ts';
import type { Launch } from './launch-claims.ts';
import {
  findOpenClass,
  lockCourse,
  setCourseClass,
  upsertCourse,
  type CourseRow,
} from './launches-queries.ts';

interface Comer {
  id: string;
  displayName: string;
  username: string;
  role: Role;
  /** Whether they teach the course on the platform, and have a teacher's account. */
  isTeaching: boolean;
}

/** Age at which the list of a course's students is refreshed. */
const SYNC_AFTER_MINUTES = 10;

/**
 * Maintains the class of a course: creates it when a teacher comes from the course and it has none
 * in use, makes further teachers co-teachers, adds students who come, and queues a refresh of its
 * students.
 */
export async function noteCourse(
  { database, jobs }: Pick<LaunchTools, 'database' | 'jobs'>,
  { platformId, deploymentId, course }: Launch,
  person: Comer,
): Promise<void> {
  if (!course) return;
  const { id: contextId, title, membershipsUrl } = course;
  const place = { platformId, deploymentId, contextId };
  const row = await upsertCourse(database, { ...place, title, membershipsUrl });
  await database.transaction(async (transaction) => {
    const current = (await lockCourse(transaction, row.id)) ?? row;
    const open = current.teacherCode && (await findOpenClass(transaction, current.teacherCode));
    if (person.isTeaching) {
      if (!open) {
        const name = title || 'Course';
        const details = { name, subject: '', yearGroup: '', academicYear: '' };
        const teacherCode = await createClass(transaction, person, details);
        await setCourseClass(transaction, row.id, teacherCode);
      } else if (!open.teacherIds.includes(person.id)) {
        const teacher = { teacherId: person.id, part: 'co-teacher' as const, untilDay: null };
        await upsertTeacher(transaction, open.teacherCode, teacher);
      }
      if (membershipsUrl !== null && (!open || isDue(current)))
        await jobs.enqueue('sync-lti-course', { courseId: row.id }, transaction);
    } else if (open && person.role === 'student') {
      await insertMembers(transaction, [person.id], { ...open, joinedByCode: false });
    }
  });
}

const isDue = ({ syncedAt }: CourseRow): boolean =>
  syncedAt === null || Date.now() - syncedAt.getTime() > SYNC_AFTER_MINUTES * 60_000;
