import { targets, type Target, type TargetName } from '../../shared/contract/targets.ts';
import type { Action } from '../../shared/permissions.ts';
import { asChanged, asOwned, findPerson } from '../features/accounts/public.ts';
import { classAsOwned, findClass } from '../features/classes/public.ts';
import { findRun, findSubmission, isRunWithin } from '../features/marking/public.ts';
import { findQuestion, listQuestionOwners } from '../features/questions/public.ts';
import {
  findQuiz,
  findQuizEvenDeleted,
  findScope,
  quizAsOwned,
  type ScopeInput,
} from '../features/quizzes/public.ts';
import { findBatch, findReport, mayRead } from '../features/reports/public.ts';
import { findStudent } from '../features/students/public.ts';
import { findUploadFor, type ImageAddress } from '../features/uploads/public.ts';
import { concernAsOwned, findConcern, isSharedConcern } from '../features/welfare/public.ts';
import { fail } from '../http/fail.ts';
import type { RequestContext, Services } from '../http/route.ts';
import type { Actor } from './actor.ts';
import { can, ownerFilter, type OwnedRow, type OwnerFilter } from './authorize.ts';

/**
 * The rows that handlers receive, by name, and the ownership that decides access: all must match.
 */
interface Found {
  rows: Record<string, unknown>;
  owned: OwnedRow | OwnedRow[];
}

type Finder<Input> = (
  services: Services,
  input: Input,
  actor: Actor,
) => Promise<Found | undefined> | Found;
type RowTarget = Exclude<TargetName, 'ownRows'>;

/** Finds the rows of each target; `getTarget` checks whether the actor may reach them. */
const finders = {
  ownRowsOfClass: async ({ database }, input: { teacherCode?: string } | undefined, actor) => {
    const teacherCode = input?.teacherCode;
    const ownerId = ownerFilter(actor, 'result.overview');
    const rows = { overview: { teacherId: ownerId, teacherCode: teacherCode ?? null } };
    if (teacherCode === undefined) return { rows, owned: [] };
    const ofClass = await findClass(database, teacherCode);
    return ofClass && { rows, owned: classAsOwned(ofClass) };
  },

  personById: async ({ database }, { userId }: { userId: string }, actor) => {
    const person = await findPerson(database, userId);
    // People can always reach themselves; actions nobody may perform on themselves have their own
    // errors.
    if (person?.id === actor.id) return { rows: { person }, owned: selfOf(actor) };
    return person && { rows: { person }, owned: asOwned(person) };
  },

  changedPerson: async ({ database }, { userId }: { userId: string }) => {
    const person = await findPerson(database, userId);
    return person && { rows: { person }, owned: asChanged(person) };
  },

  uploadByName: async ({ database }, { params }: { params: ImageAddress }, actor) => {
    const upload = await findUploadFor(database, actor, params);
    return upload && { rows: { upload }, owned: selfOf(actor) };
  },

  questionById: async ({ database }, { questionId }: { questionId: string }) => {
    const question = await findQuestion(database, questionId);
    return question && { rows: { question }, owned: { ownerId: question.createdBy } };
  },

  questionsByIds: async ({ database }, { questionIds }: { questionIds: string[] }) => {
    const questions = await listQuestionOwners(database, questionIds);
    const owned = questions.map(({ createdBy }) => ({ ownerId: createdBy }));
    return { rows: { questionIds: questions.map(({ id }) => id) }, owned };
  },

  quizByCode: async (
    { database },
    { quizCode, ...asked }: { quizCode: string } & ScopeInput,
    actor,
  ) => {
    const quiz = await findQuiz(database, quizCode);
    const within = quiz && (await findScope(database, actor, quiz, asked));
    return within && { rows: { quiz, scope: within.scope }, owned: within.owned };
  },

  deletedQuizByCode: async ({ database }, { quizCode }: { quizCode: string }) => {
    const quiz = await findQuizEvenDeleted(database, quizCode);
    return quiz && { rows: { quiz }, owned: quizAsOwned(quiz) };
  },

  concernById: async ({ database, settingsStore }, { concernId }: { concernId: string }, actor) => {
    const found = await findConcern(database, concernId);
    if (!found) return undefined;
    const { concern } = found;
    const { ownerId } = concernAsOwned(concern, actor, await settingsStore.get(database));
    const isShared = await isSharedConcern(database, concern, actor.id);
    const classTeacherIds = isShared ? [ownerId, actor.id] : [ownerId];
    return { rows: { concern }, owned: { ownerId, classTeacherIds } };
  },

  ownAttempt: (
    _services,
    { quizCode, userId }: { quizCode: string; userId?: string },
    { id }: Actor,
  ) => ({ rows: { attempt: { quizCode, userId: id } }, owned: { ownerId: userId ?? id } }),

  runById: async ({ database }, { runId }: { runId: string }, actor) => {
    const run = await findRun(database, runId);
    const quiz = run && (await findQuiz(database, run.quizCode));
    const within = quiz && (await findScope(database, actor, quiz, {}));
    if (!within || !(await isRunWithin(database, run, within.scope))) return undefined;
    return { rows: { run, scope: within.scope }, owned: within.owned };
  },

  submissionById: async ({ database }, { submissionId }: { submissionId: string }, actor) => {
    const found = await findSubmission(database, submissionId);
    const { userId } = found?.response ?? {};
    const within = found && (await findScope(database, actor, found.quiz, { userId }));
    return within && { rows: { ...found, scope: within.scope }, owned: within.owned };
  },

  ownSubmission: async ({ database }, { submissionId }: { submissionId: string }) => {
    const found = await findSubmission(database, submissionId);
    return found && { rows: found, owned: { ownerId: found.response.userId } };
  },

  studentById: async ({ database }, { studentId }: { studentId: string }) => {
    const student = await findStudent(database, studentId);
    if (!student) return undefined;
    const readers = [...student.classTeacherIds, ...student.examinerIds];
    return { rows: { student }, owned: { ...asOwned(student), classTeacherIds: readers } };
  },

  studentOfClass: async ({ database }, { studentId }: { studentId: string }) => {
    const student = await findPerson(database, studentId);
    return student && { rows: { student }, owned: asOwned(student) };
  },

  classByCode: async ({ database }, { teacherCode }: { teacherCode: string }) => {
    const schoolClass = await findClass(database, teacherCode);
    return schoolClass && { rows: { schoolClass }, owned: classAsOwned(schoolClass) };
  },

  ownClass: async ({ database }, { teacherCode }: { teacherCode?: string }, actor) => {
    const code = teacherCode ?? actor.teacherCode;
    const ownClass = code === null ? undefined : await findClass(database, code);
    // A teacher whose account is not activated has no class yet.
    if (!ownClass && teacherCode === undefined) return { rows: { ownClass: null }, owned: [] };
    return ownClass && { rows: { ownClass }, owned: classAsOwned(ownClass) };
  },

  bothClasses: async (
    { database },
    { teacherCode, toTeacherCode }: { teacherCode: string; toTeacherCode: string },
  ) => {
    const from = await findClass(database, teacherCode);
    const to = await findClass(database, toTeacherCode);
    return from && to && { rows: { from, to }, owned: [classAsOwned(from), classAsOwned(to)] };
  },

  batchById: async ({ database }, { batchId }: { batchId: string }) => {
    const batch = await findBatch(database, batchId);
    return batch && { rows: { batch }, owned: { ownerId: batch.teacherId } };
  },

  reportById: async ({ database }, { reportId }: { reportId: string }) => {
    const report = await findReport(database, reportId);
    const batch = report && (await findBatch(database, report.batchId));
    return batch && { rows: { report, batch }, owned: { ownerId: batch.teacherId } };
  },

  readableBatch: async ({ database }, { batchId }: { batchId: string }, actor) => {
    const batch = await findBatch(database, batchId);
    return batch && mayRead(actor, batch) ? { rows: { batch }, owned: selfOf(actor) } : undefined;
  },

  readableReport: async ({ database }, { reportId }: { reportId: string }, actor) => {
    const report = await findReport(database, reportId);
    const batch = report && (await findBatch(database, report.batchId));
    return batch && mayRead(actor, batch)
      ? { rows: { report, batch }, owned: selfOf(actor) }
      : undefined;
  },
} satisfies Record<RowTarget, Finder<never>>;

function selfOf({ id }: Actor): OwnedRow {
  return { ownerId: id, classTeacherIds: [id], coTeacherIds: [id] };
}

type Finders = typeof finders;

/** The rows that handlers of calls about this target find in their context. */
export type TargetRows<Name, A> = Name extends RowTarget
  ? Extract<Awaited<ReturnType<Finders[Name]>>, Found>['rows']
  : Name extends 'ownRows'
    ? { ownerId: A extends Action ? OwnerFilter<A> : never }
    : unknown;

/** The input a call must provide so that the target can be found. */
export type TargetInput<Name> = Name extends RowTarget ? Parameters<Finders[Name]>[1] : unknown;

/**
 * Returns the rows a call is about if the actor may perform the action on them. Throws the target's
 * errors (shared/contract/targets.ts) if the rows do not exist or are out of the actor's reach.
 */
export async function getTarget(
  services: Services & Pick<RequestContext, 'noteRefusal'>,
  actor: Actor,
  action: Action,
  name: TargetName,
  input: unknown,
): Promise<Record<string, unknown>> {
  if (name === 'ownRows') return { ownerId: ownerFilter(actor, action) };
  const { missing, refused = missing }: Target = targets[name];
  const found = await (finders[name] as Finder<unknown>)(services, input, actor);
  const isWithinReach = found && [found.owned].flat().every((row) => can(actor, action, row));
  if (isWithinReach) return found.rows;
  services.noteRefusal(actor);
  throw fail(found ? refused : missing);
}
