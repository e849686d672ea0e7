import { and, eq, sql } from 'drizzle-orm';
import type { classSorts } from '../../../shared/choices.ts';
import type { Joining } from '../../../shared/contract/classes.ts';
import { NO_EMAIL_DOMAIN } from '../../../shared/sign-in-name.ts';
import type { Db } from '../../database/client.ts';
import { user } from '../../database/schema/accounts.ts';
import { isPersonFound, leftAtColumn, signInColumns } from '../accounts/public.ts';
import { classMemberships } from '../../database/schema/classes.ts';

export interface ClassStudentRow extends Record<string, unknown> {
  id: string;
  displayName: string;
  email: string;
  joinedAt: Date;
  suspendedAt: Date | null;
  /** When they left, if they cannot sign in since. */
  leftAt: string | null;
  canSignIn: boolean;
  hasLink: boolean;
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
    search ? isPersonFound(user.searchText, search) : undefined,
  );
}

/** Returns one page of the students of a class whose name or email contains the search. */
export function listClassStudents(
  database: Db,
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
      suspendedAt: user.suspendedAt,
      leftAt: leftAtColumn(sql`${user}`),
      ...signInColumns(sql`${user.id}`),
    })
    .from(classMemberships)
    .innerJoin(user, eq(user.id, classMemberships.studentId))
    .where(isStudentOf(teacherCode, search))
    .orderBy(key, user.id)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
}

export async function countClassStudents(
  database: Db,
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

/** SQL for a list of any number of ids, passed as one parameter. */
const listed = (ids: readonly string[]) =>
  sql`select json_array_elements_text(${JSON.stringify(ids)}::json)`;

export async function countStudents(database: Db, userIds: readonly string[]): Promise<number> {
  return database.$count(
    user,
    sql`${user.id} in (${listed(userIds)}) and ${user.role} = 'student'`,
  );
}

interface Place {
  teacherCode: string;
  teacherId: string;
  joinedByCode: boolean;
  /** When they joined; absent or in the future means now. */
  joinedAt?: string | undefined;
}

/**
 * Adds students to a class and returns the new ones; students who are in it already keep the day
 * they joined.
 */
export async function insertMembers(
  database: Db,
  userIds: readonly string[],
  { teacherCode, teacherId, joinedByCode, joinedAt }: Place,
): Promise<string[]> {
  const { rows } = await database.execute<{ id: string }>(sql`
    insert into class_memberships (student_id, teacher_code, joined_by_code, joined_at)
    select student_id, ${teacherCode}, ${joinedByCode},
           least(${joinedAt ?? null}::timestamptz, now()) from (${listed(userIds)}) as t(student_id)
    -- In one order, so that two lists with the same people wait for each other, but not in a ring.
    order by student_id
    on conflict do nothing
    returning student_id as id`);
  await database.execute(sql`
    update "user" set tenant = ${teacherCode}, assigned_by = ${teacherId}, updated_at = now()
    where id in (${listed(userIds)})`);
  return rows.map(({ id }) => id);
}

/** Removes students from a class. Returns those who were in it, and how they had joined. */
export async function deleteMembers(
  database: Db,
  userIds: readonly string[],
  teacherCode: string,
): Promise<({ id: string } & Joining)[]> {
  const { rows } = await database.execute<{ id: string } & Joining>(sql`
    delete from class_memberships
    where teacher_code = ${teacherCode} and student_id in (${listed(userIds)})
    returning student_id as id, joined_by_code as "joinedByCode",
              to_char(joined_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "joinedAt"`);
  await database.execute(sql`
    update "user" set tenant = null, assigned_by = null, updated_at = now()
    where id in (${listed(rows.map(({ id }) => id))}) and tenant = ${teacherCode}`);
  return rows;
}

/** Returns the names of these people. */
export function listNames(database: Db, userIds: readonly string[]) {
  return database
    .select({ id: user.id, displayName: user.name })
    .from(user)
    .where(sql`${user.id} in (${listed(userIds)})`)
    .orderBy(sortKeys.displayName);
}

/** Returns those of the students who are in the class, by name. */
export function listMembers(database: Db, teacherCode: string, userIds: readonly string[]) {
  return database
    .select({
      userId: user.id,
      displayName: user.name,
      email: user.email,
      isSuspended: sql<boolean>`${user.suspendedAt} is not null`,
    })
    .from(classMemberships)
    .innerJoin(user, eq(user.id, classMemberships.studentId))
    .where(
      and(
        eq(classMemberships.teacherCode, teacherCode),
        eq(user.role, 'student'),
        sql`${user.id} in (${listed(userIds)})`,
      ),
    )
    .orderBy(sortKeys.displayName, user.id);
}

/**
 * Returns those of the students who are in the class, by name, and locks their rows until the
 * transaction ends.
 */
export const holdMembers = (...asked: Parameters<typeof listMembers>) =>
  listMembers(...asked).for('no key update', { of: user });

/** An existing account under an id that the caller generated for a new student. */
interface NewAccount extends Record<string, unknown> {
  userId: string;
  displayName: string;
  email: string;
  /** Whether the caller created it, in this class, and nobody has signed in with it. */
  isUnused: boolean;
}

/** Returns the accounts with these ids, and locks them until the transaction ends. */
export async function holdNewAccounts(
  transaction: Db,
  teacherCode: string,
  madeBy: string,
  userIds: readonly string[],
): Promise<NewAccount[]> {
  if (userIds.length === 0) return [];
  const { rows } = await transaction.execute<NewAccount>(sql`
    select person.id as "userId", person.name as "displayName", person.email,
           person.role = 'student' and person.suspended_at is null and person.password_is_drawn
           and exists (select from class_memberships membership
                       where membership.student_id = person.id
                         and membership.teacher_code = ${teacherCode})
           and exists (select from audit_events event
                       where event.at >= person.created_at and event.subject_id = person.id
                         and event.action = 'students-added' and event.actor_id = ${madeBy})
           and not exists (select from session where session.user_id = person.id)
           and not exists (select from audit_events event
                           where event.at >= person.created_at and event.actor_id = person.id
                             and event.action = 'signed-in') as "isUnused"
    from "user" person where person.id in (${listed(userIds)})
    for no key update of person`);
  return rows;
}

/** Returns students of the class without an email who cannot sign in yet, by name. */
export async function listWithoutPassword(
  database: Db,
  teacherCode: string,
  limit: number,
): Promise<{ userId: string; displayName: string; email: string }[]> {
  const { rows } = await database.execute<{ userId: string; displayName: string; email: string }>(
    sql`select person.id as "userId", person.name as "displayName", person.email
        from class_memberships membership join "user" person on person.id = membership.student_id
        where membership.teacher_code = ${teacherCode} and person.role = 'student'
          and person.suspended_at is null and person.email like ${`%${NO_EMAIL_DOMAIN}`}
          and not exists (select from account own where own.user_id = person.id)
        order by lower(person.name), person.id limit ${limit}`,
  );
  return rows;
}

/** A person whom a pasted line may name. */
export interface NamedPerson extends Record<string, unknown> {
  /** The pasted line in lower case. */
  key: string;
  id: string;
  displayName: string;
  email: string;
  isStudent: boolean;
  isInClass: boolean;
}

/** Returns the people whose email or name equals one of these keys (lower case). */
export async function findNamedPeople(
  database: Db,
  teacherCode: string,
  keys: readonly string[],
): Promise<NamedPerson[]> {
  const { rows } = await database.execute<NamedPerson>(sql`
    with wanted as (select distinct key from (${listed(keys)}) as t(key)),
    found as (
      select wanted.key, person.id from wanted join "user" person on person.email = wanted.key
      union
      select wanted.key, person.id from wanted
      join "user" person on lower(left(person.name, 100)) = left(wanted.key, 100)
        and lower(person.name) = wanted.key
        and person.role in ('student', 'teacher', 'admin')
    )
    select found.key, person.id, person.name as "displayName", person.email,
           person.role = 'student' as "isStudent",
           exists (select from class_memberships membership
                   where membership.student_id = person.id
                     and membership.teacher_code = ${teacherCode}) as "isInClass"
    from found join "user" person using (id)`);
  return rows;
}

/**
 * Returns people of the school whose name or email contains the search, by name; of the staff, only
 * those who can sign in.
 */
export async function searchPeople(
  database: Db,
  { search, who, limit }: { search: string; who: 'students' | 'staff'; limit: number },
): Promise<{ id: string; displayName: string; email: string }[]> {
  const isWanted =
    who === 'students'
      ? sql`person.role = 'student'`
      : sql`person.role in ('teacher', 'admin') and person.suspended_at is null`;
  const { rows } = await database.execute<{ id: string; displayName: string; email: string }>(sql`
    select person.id, person.name as "displayName", person.email from "user" person
    where ${isWanted} and ${isPersonFound(sql`person.search_text`, search)}
    order by lower(left(person.name, 100)), person.id limit ${limit}`);
  return rows;
}
