import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type {
  addedTeacherParts,
  classInputSchema,
  classTeacherSchema,
} from '../../../shared/contract/classes.ts';
import type { Db } from '../../database/client.ts';
import { user } from '../../database/schema/accounts.ts';
import { classTeachers, tenants } from '../../database/schema/classes.ts';

type TenantRow = Pick<
  typeof tenants.$inferSelect,
  'teacherCode' | 'teacherName' | 'teacherId' | 'archivedAt'
>;
export type ClassInput = z.output<typeof classInputSchema>;
type ClassTeacher = z.infer<typeof classTeacherSchema>;

/** Returns the class with this teacher code, and whether its owner is still staff. */
export async function findTenant(
  database: Db,
  teacherCode: string,
): Promise<(TenantRow & { isTaught: boolean }) | undefined> {
  const [row] = await database
    .select({
      teacherCode: tenants.teacherCode,
      teacherName: tenants.teacherName,
      teacherId: tenants.teacherId,
      archivedAt: tenants.archivedAt,
      isTaught: sql<boolean>`${user.role} <> 'student'`,
    })
    .from(tenants)
    .innerJoin(user, eq(user.id, tenants.teacherId))
    .where(eq(tenants.teacherCode, teacherCode));
  return row;
}

/** A class with its teachers. */
export interface ClassRow extends Record<string, unknown> {
  teacherCode: string;
  ownerId: string;
  name: string;
  subject: string;
  yearGroup: string;
  academicYear: string;
  archivedAt: string | null;
  studentCount: number;
  /** Today's teachers, the owner first. */
  teachers: ClassTeacher[];
}

/** SQL for the name of a class; an unnamed class is named after its teacher. */
export const className = sql`coalesce(nullif(class.name, ''), class.teacher_name || '’s class')`;

const classColumns = sql`
  class.teacher_code as "teacherCode", class.teacher_id as "ownerId", ${className} as name,
  class.subject, class.year_group as "yearGroup", class.academic_year as "academicYear",
  to_char(class.archived_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "archivedAt",
  (select count(*) from class_memberships membership
   join "user" student on student.id = membership.student_id and student.role = 'student'
   where membership.teacher_code = class.teacher_code)::int as "studentCount",
  (select coalesce(json_agg(json_build_object(
            'id', person.id, 'displayName', person.name, 'part', teaching.part,
            'untilDay', teaching.until_day)
            order by teaching.part <> 'owner', lower(person.name)), '[]')
   from class_teaching teaching join "user" person on person.id = teaching.teacher_id
   where teaching.teacher_code = class.teacher_code) as teachers`;

export async function findClass(database: Db, teacherCode: string): Promise<ClassRow | undefined> {
  const { rows } = await database.execute<ClassRow>(
    sql`select ${classColumns} from tenants class where class.teacher_code = ${teacherCode}`,
  );
  return rows[0];
}

export interface ClassesPage {
  search?: string;
  archived: boolean;
  page: number;
  pageSize: number;
}

function isListed(teacherId: string | null, { search, archived }: ClassesPage): SQL {
  const taught = sql`class.teacher_code in
    (select teacher_code from class_teaching where teacher_id = ${teacherId})`;
  const text = sql`lower(concat_ws(chr(10), ${className}, class.subject, class.year_group,
    class.academic_year, class.teacher_code, class.teacher_name))`;
  return sql`(class.archived_at is not null) = ${archived}
    and ${teacherId === null ? sql`true` : taught}
    and ${search ? sql`position(lower(${search}) in ${text}) > 0` : sql`true`}`;
}

/**
 * Returns one page of the classes of a teacher, or of all teachers if `teacherId` is null: the
 * teacher's first class first, then by name.
 */
export async function listClasses(
  database: Db,
  teacherId: string | null,
  firstCode: string | null,
  asked: ClassesPage,
): Promise<ClassRow[]> {
  // 9B before 10A.
  const inOrder = sql`class.teacher_code is distinct from ${firstCode}::text,
    substring(${className} from '^\\d{1,4}')::int, lower(${className}), class.teacher_code`;
  const { rows } = await database.execute<ClassRow>(sql`
    with page as (
      select class.teacher_code from tenants class where ${isListed(teacherId, asked)}
      order by ${inOrder} limit ${asked.pageSize} offset ${(asked.page - 1) * asked.pageSize}
    )
    select ${classColumns} from page join tenants class using (teacher_code) order by ${inOrder}`);
  return rows;
}

export async function countClasses(
  database: Db,
  teacherId: string | null,
  asked: ClassesPage,
): Promise<number> {
  const { rows } = await database.execute<{ classes: number }>(sql`
    select count(*)::int as classes from tenants class where ${isListed(teacherId, asked)}`);
  return rows[0]?.classes ?? 0;
}

export async function updateClass(
  database: Db,
  teacherCode: string,
  change: ClassInput,
): Promise<void> {
  await database.update(tenants).set(change).where(eq(tenants.teacherCode, teacherCode));
}

export async function updateArchived(
  database: Db,
  teacherCode: string,
  archived: boolean,
): Promise<void> {
  await database
    .update(tenants)
    .set({ archivedAt: archived ? sql`coalesce(${tenants.archivedAt}, now())` : null })
    .where(eq(tenants.teacherCode, teacherCode));
}

/** Makes a person a co-teacher of the class or its cover, replacing their former part. */
export async function upsertTeacher(
  database: Db,
  teacherCode: string,
  teacher: {
    teacherId: string;
    part: (typeof addedTeacherParts)[number];
    untilDay: string | null;
  },
): Promise<void> {
  await database
    .insert(classTeachers)
    .values({ teacherCode, ...teacher })
    .onConflictDoUpdate({
      target: [classTeachers.teacherCode, classTeachers.teacherId],
      set: { part: teacher.part, untilDay: teacher.untilDay },
    });
}

export async function deleteTeacher(
  database: Db,
  teacherCode: string,
  teacherId: string,
): Promise<void> {
  await database
    .delete(classTeachers)
    .where(and(eq(classTeachers.teacherCode, teacherCode), eq(classTeachers.teacherId, teacherId)));
}

/**
 * Locks the class until the transaction ends; returns false if it has another owner or code by now.
 */
export async function lockClass(
  transaction: Db,
  { teacherCode, ownerId }: Pick<ClassRow, 'teacherCode' | 'ownerId'>,
): Promise<boolean> {
  const rows = await transaction
    .select({ ownerId: tenants.teacherId })
    .from(tenants)
    .where(eq(tenants.teacherCode, teacherCode))
    .for('update');
  return rows[0]?.ownerId === ownerId;
}

/** Gives the class another owner. */
export async function updateOwner(
  database: Db,
  teacherCode: string,
  owner: { id: string; displayName: string },
): Promise<void> {
  await database
    .update(tenants)
    .set({ teacherId: owner.id, teacherName: owner.displayName })
    .where(eq(tenants.teacherCode, teacherCode));
}

/** A class as its students see it. */
interface JoinedRow extends Record<string, unknown> {
  teacherCode: string;
  name: string;
  subject: string;
  teacherNames: string[];
  canLeave: boolean;
}

/** Returns the classes that a student is in and that are not archived, newest first. */
export async function listJoinedClasses(database: Db, studentId: string): Promise<JoinedRow[]> {
  const { rows } = await database.execute<JoinedRow>(sql`
    select class.teacher_code as "teacherCode", ${className} as name, class.subject,
           array(select person.name from class_teaching teaching
                 join "user" person on person.id = teaching.teacher_id
                 where teaching.teacher_code = class.teacher_code
                 order by teaching.part <> 'owner', lower(person.name)) as "teacherNames",
           membership.joined_by_code as "canLeave"
    from class_memberships membership join tenants class using (teacher_code)
    where membership.student_id = ${studentId} and class.archived_at is null
    order by membership.joined_at desc, class.teacher_code`);
  return rows;
}
