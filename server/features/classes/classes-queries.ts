import { and, eq, ne, sql } from 'drizzle-orm';
import type { classSorts } from '../../../shared/contract/classes.ts';
import type { DatabaseOrTransaction } from '../../database/client.ts';
import { user } from '../../database/schema/accounts.ts';
import { classMemberships, tenants } from '../../database/schema/classes.ts';

type TenantRow = typeof tenants.$inferSelect;

/** The class with this teacher code, unless its teacher has become a student since. */
export async function findTenant(
  database: DatabaseOrTransaction,
  teacherCode: string,
): Promise<TenantRow | undefined> {
  const [row] = await database
    .select({
      teacherCode: tenants.teacherCode,
      teacherName: tenants.teacherName,
      teacherId: tenants.teacherId,
    })
    .from(tenants)
    .innerJoin(user, eq(user.id, tenants.teacherId))
    .where(and(eq(tenants.teacherCode, teacherCode), ne(user.role, 'student')));
  return row;
}

/** Puts the student into the class; who is in it already keeps the day they joined. */
export async function insertMembership(
  database: DatabaseOrTransaction,
  studentId: string,
  { teacherCode, teacherId }: TenantRow,
): Promise<void> {
  await database.insert(classMemberships).values({ studentId, teacherCode }).onConflictDoNothing();
  await database
    .update(user)
    .set({ tenant: teacherCode, assignedBy: teacherId, updatedAt: sql`now()` })
    .where(eq(user.id, studentId));
}

/** A student of a class; the count is over all pages. */
export interface ClassStudentRow extends Record<string, unknown> {
  id: string;
  displayName: string;
  email: string;
  joinedAt: Date;
}

export interface ClassPage {
  search?: string;
  sort: (typeof classSorts)[number];
  direction: 'asc' | 'desc';
  page: number;
  pageSize: number;
}

const sortKeys = {
  displayName: sql`lower(${user.name})`,
  email: sql`lower(${user.email})`,
  joinedAt: sql`${classMemberships.joinedAt}`,
} satisfies Record<ClassPage['sort'], ReturnType<typeof sql>>;

function isStudentOf(teacherCode: string, search: string | undefined) {
  return and(
    eq(classMemberships.teacherCode, teacherCode),
    eq(user.role, 'student'),
    search ? sql`position(lower(${search}) in ${user.searchText}) > 0` : undefined,
  );
}

/** One page of the students of a class whose name or e-mail holds the search. */
export function listClassStudents(
  database: DatabaseOrTransaction,
  teacherCode: string,
  { search, sort, direction, page, pageSize }: ClassPage,
): Promise<ClassStudentRow[]> {
  const key = direction === 'asc' ? sortKeys[sort] : sql`${sortKeys[sort]} desc`;
  return database
    .select({
      id: user.id,
      displayName: user.name,
      email: user.email,
      joinedAt: classMemberships.joinedAt,
    })
    .from(classMemberships)
    .innerJoin(user, eq(user.id, classMemberships.studentId))
    .where(isStudentOf(teacherCode, search))
    .orderBy(key, user.id)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
}

export async function countClassStudents(
  database: DatabaseOrTransaction,
  teacherCode: string,
  search: string | undefined,
): Promise<number> {
  const [row] = await database
    .select({ students: sql<number>`count(*)::int` })
    .from(classMemberships)
    .innerJoin(user, eq(user.id, classMemberships.studentId))
    .where(isStudentOf(teacherCode, search));
  return row?.students ?? 0;
}

/** Takes the student out of the teacher's class; false where they are not in it. */
export async function deleteMembership(
  database: DatabaseOrTransaction,
  studentId: string,
  teacherCode: string,
): Promise<boolean> {
  const { rowCount } = await database
    .delete(classMemberships)
    .where(
      and(eq(classMemberships.studentId, studentId), eq(classMemberships.teacherCode, teacherCode)),
    );
  if (rowCount === 0) return false;
  await database
    .update(user)
    .set({ tenant: null, assignedBy: null, updatedAt: sql`now()` })
    .where(and(eq(user.id, studentId), eq(user.tenant, teacherCode)));
  return true;
}
