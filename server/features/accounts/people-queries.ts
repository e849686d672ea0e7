import { and, eq, isNull, ne, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { ROLE_UNDO_SECONDS } from '../../../shared/business-rules.ts';
import type { Role } from '../../../shared/permissions.ts';
import { NO_EMAIL_DOMAIN } from '../../../shared/sign-in-name.ts';
import type { Db } from '../../database/client.ts';
import { user } from '../../database/schema/accounts.ts';
import { deleteSessions } from './sessions/sessions-queries.ts';
import { hasPasskey } from './passkeys/passkey-queries.ts';

/** A person, as the people who manage accounts need them. */
export interface PersonRow extends Record<string, unknown> {
  id: string;
  username: string;
  displayName: string;
  email: string;
  role: Role;
  extraTimePercentage: number;
  teacherCode: string | null;
  hasSecondFactor: boolean;
  /** Whether they have proved their address. */
  isEmailProved: boolean;
  /** The role that they get once they have proved their address. */
  pendingRole: Role | null;
  formerRole: Role | null;
  /** Who changed their role within the last minute, and may undo it. */
  undoableBy: string | null;
  /** Whether a teacher created the account; if so, only administrators can promote it. */
  isMadeByTeacher: boolean;
  /** When they were suspended; null if they are not. */
  suspendedAt: string | null;
  /** When a student left; null for anybody who has not, or was let back in. */
  leftAt: Date | null;
  /** Whether they have a way to sign in: a password, or an account elsewhere. */
  canSignIn: boolean;
  /** Whether a link with which they could set a password still works. */
  hasLink: boolean;
  createdAt: Date;
  /** Who teaches a class that the person is in, also as cover; only students are in classes. */
  classTeacherIds: string[];
  /** Who teaches a class that the person is in, without cover. */
  coTeacherIds: string[];
}

const teachersOf = (which: ReturnType<typeof sql>) => sql`
  array(select distinct teaching.teacher_id from class_memberships membership
        join class_teaching teaching using (teacher_code)
        where membership.student_id = person.id and person.role = 'student'
          and not teaching.is_archived and ${which})`;

/**
 * SQL columns: whether a person has a way to sign in, and whether a link to set a password still
 * works.
 */
export const signInColumns = (id: SQL) => ({
  canSignIn: sql<boolean>`exists (select from account own where own.user_id = ${id})`,
  hasLink: sql<boolean>`exists (
    select from verification link
    where left(link.value, 100) = ${id} and link.value = ${id} and link.expires_at > now())`,
});
const { canSignIn, hasLink } = signInColumns(sql`person.id`);

/** SQL column: when the student left, if they have and cannot sign in. */
export const leftAtColumn = (person: SQL) => sql<string | null>`
  case when ${person}.role = 'student' and ${person}.suspended_at is not null
    then (select left_at from leavers where user_id = ${person}.id) end`;

const personColumns = sql`
  person.id, person.username, person.name as "displayName", person.email, person.role,
  person.extra_time_percentage as "extraTimePercentage", person.teacher_code as "teacherCode",
  (person.two_factor_enabled or ${hasPasskey(sql`person`)}) as "hasSecondFactor", person.email_verified as "isEmailProved",
  person.pending_role as "pendingRole", person.is_made_by_teacher as "isMadeByTeacher",
  person.former_role as "formerRole",
  case when person.role_changed_at > now() - ${ROLE_UNDO_SECONDS} * interval '1 second'
    then person.role_changed_by end as "undoableBy",
  person.created_at as "createdAt", person.suspended_at::text as "suspendedAt",
  ${leftAtColumn(sql`person`)} as "leftAt",
  ${canSignIn} as "canSignIn", ${hasLink} as "hasLink",
  ${teachersOf(sql`true`)} as "classTeacherIds",
  ${teachersOf(sql`teaching.part <> 'cover'`)} as "coTeacherIds"`;

function toPerson(row: PersonRow): PersonRow {
  // Raw SQL returns timestamps as text.
  const leftAt = row.leftAt && new Date(row.leftAt);
  return { ...row, createdAt: new Date(row.createdAt), leftAt };
}

export async function findPerson(database: Db, userId: string): Promise<PersonRow | undefined> {
  const { rows } = await database.execute<PersonRow>(
    sql`select ${personColumns} from "user" person where person.id = ${userId}`,
  );
  return rows.map(toPerson)[0];
}

/** Returns the longest-standing administrator, preferring those who can sign in. */
export async function findFirstAdministrator(
  database: Db,
): Promise<{ id: string; displayName: string } | undefined> {
  const { rows } = await database.execute<{ id: string; displayName: string }>(sql`
    select id, name as "displayName" from "user" where role = 'admin'
    order by suspended_at is not null, created_at, id limit 1`);
  return rows[0];
}

export interface PeoplePage {
  role: Role;
  search?: string;
  page: number;
  pageSize: number;
}

/**
 * SQL condition: the person's name, username or email contains the search. The placeholder domain
 * of people without an email does not count. `searchText` is their column `search_text`.
 */
export function isPersonFound(searchText: SQLWrapper, search: string): SQL {
  return sql`(position(lower(${search}) in ${searchText}) > 0
    and position(lower(${search}) in replace(${searchText}, ${NO_EMAIL_DOMAIN}, '')) > 0)`;
}

function isMatch(search: string | undefined) {
  return search ? isPersonFound(sql`person.search_text`, search) : sql`true`;
}

/** Sort order of the index `user_role_name_index`. */
const byName = sql`lower(left(person.name, 100)), person.id`;

/** Returns one page of the people of a role whose name or email contains the search, by name. */
export async function listPeople(
  database: Db,
  { role, search, page, pageSize }: PeoplePage,
): Promise<PersonRow[]> {
  // Selects the page first, so that classes are only looked up for the people on it.
  const { rows } = await database.execute<PersonRow>(sql`
    with page as (
      select person.id from "user" person
      where person.role = ${role} and ${isMatch(search)}
      order by ${byName}
      limit ${pageSize} offset ${(page - 1) * pageSize}
    )
    select ${personColumns} from page join "user" person using (id) order by ${byName}`);
  return rows.map(toPerson);
}

/** Counts the people of each role who match the search. */
export async function countPeople(
  database: Db,
  search: string | undefined,
): Promise<Record<Role, number>> {
  const { rows } = await database.execute<{ role: Role; people: number }>(sql`
    select person.role, count(*)::int as people from "user" person
    where ${isMatch(search)} group by person.role`);
  const counts = Object.fromEntries(rows.map(({ role, people }) => [role, people]));
  return { student: 0, teacher: 0, admin: 0, ...counts };
}

/**
 * Lets only one transaction at a time, on any node, change roles and access, until it ends. Rules
 * such as the one about the last administrator depend on it when two people act at once.
 */
export async function lockRoles(transaction: Db): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('greenpen-roles'))`);
}

/** True if another administrator can sign in. */
export async function hasOtherAdmin(database: Db, userId: string): Promise<boolean> {
  const others = and(eq(user.role, 'admin'), isNull(user.suspendedAt), ne(user.id, userId));
  return (await database.$count(user, others)) > 0;
}

export async function updateRole(database: Db, userId: string, role: Role): Promise<void> {
  await database
    .update(user)
    .set({ role, pendingRole: null, roleChangedBy: null, updatedAt: sql`now()` })
    .where(eq(user.id, userId));
}

/** Stores who changed a role and what it was, so that they can undo it. */
export async function storeUndo(
  database: Db,
  { id, role }: Pick<PersonRow, 'id' | 'role'>,
  changedBy: string,
): Promise<void> {
  await database
    .update(user)
    .set({ formerRole: role, roleChangedBy: changedBy, roleChangedAt: sql`now()` })
    .where(eq(user.id, id));
}

const limit = (percentage: ReturnType<typeof sql>) =>
  sql`round(coalesce(attempt.time_limit, quiz.default_time_limit) * (1 + ${percentage}::numeric / 100))`;

/**
 * Sets a student's extra time and moves the deadlines of their open attempts by the difference, so
 * that added minutes and rest breaks are kept. The limit is calculated like `personalTimeLimit` in
 * attempts-rules.ts, from what the quiz allowed when the attempt began. No deadline is moved into
 * the past. Minutes for which a teacher reopened an attempt are not part of the limit and are kept.
 */
export async function updateExtraTime(
  database: Db,
  userId: string,
  extraTimePercentage: number,
): Promise<void> {
  await database.execute(sql`
    with before as (
      select id, extra_time_percentage as percentage from "user" where id = ${userId} for update
    ), changed as (
      update "user" person set extra_time_percentage = ${extraTimePercentage}, updated_at = now()
      from before where person.id = before.id
    )
    update attempts attempt
    set deadline_at = greatest(
      attempt.deadline_at
        + (${limit(sql`${extraTimePercentage}`)} - ${limit(sql`before.percentage`)})
          * interval '1 second',
      least(attempt.deadline_at, now()))
    from quizzes quiz, before
    where quiz.quiz_code = attempt.quiz_code and attempt.user_id = ${userId}
      and attempt.finished_at is null
      and not exists (
        select from attempt_events event
        where event.quiz_code = attempt.quiz_code and event.user_id = attempt.user_id
          and event.kind = 'reopened' and event.at >= attempt.started_at)`);
}

/**
 * Gives an account another, unproved email. Ends the person's sessions and clears a waiting role.
 */
export async function updateEmail(transaction: Db, userId: string, email: string): Promise<void> {
  await transaction
    .update(user)
    .set({ email, emailVerified: false, pendingRole: null })
    .where(eq(user.id, userId));
  await deleteSessions(transaction, userId);
}
