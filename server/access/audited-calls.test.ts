import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { AuditAction } from '../../shared/contract/audit.ts';
import { contract } from '../../shared/contract/contract.ts';
import { account, user } from '../database/schema/accounts.ts';
import { auditEvents } from '../database/schema/audit.ts';
import { listRoutes, type NamedRoute } from '../http/check-permissions.ts';
import { createEmailProof } from '../features/accounts/email-proof/email-proof.ts';
import { expectedOutcomes } from '../testing/permissions/expected-outcomes.ts';
import { buildUser } from '../testing/factories.ts';
import { startSampledApp, type SampledApp } from '../testing/permissions/sampled-app.ts';

interface Asked {
  /** The request body, where the usual sample would change nothing. */
  body?:
    | object
    | ((school: SampledApp['school'], app: SampledApp['app']) => object | Promise<object>);
  by?: 'admin';
}

/** Extra input for calls that write their own line but need more than the usual sample. */
const askedOtherwise: Record<string, Asked> = {
  'account.confirmEmail': {
    body: async ({ people }, { auth }) => {
      const { id: userId, email } = people['class teacher'];
      const link = await createEmailProof(await auth.$context, 'http://localhost', {
        userId,
        email,
      });
      return { token: new URL(link).searchParams.get('token') };
    },
  },
  'account.disconnectProvider': {
    body: async ({ people }, { database }) => {
      const { id: userId } = people['class teacher'];
      const connected = {
        id: `google-of-${userId}`,
        accountId: 'ann',
        providerId: 'google',
        userId,
      };
      await database.insert(account).values(connected);
      return {};
    },
  },
};

/** Calls whose handler writes the line as part of its change. */
const writtenByHandler: Record<string, { action: AuditAction } & Asked> = {
  'accounts.setRole': { action: 'role-changed', body: { role: 'teacher' } },
  'accounts.undoRole': {
    action: 'role-changed',
    body: async ({ people, ids }, { database }) => {
      const undoable = {
        formerRole: people.student.role,
        roleChangedBy: ids['class teacher'],
        roleChangedAt: new Date(),
      };
      await database.update(user).set(undoable).where(eq(user.id, people.student.id));
      return {};
    },
  },
  'tokens.create': { action: 'key-made' },
  'tokens.revoke': { action: 'key-revoked' },
  'accounts.resetSecondFactor': { action: 'second-factor-changed' },
  'accounts.correctDetails': { action: 'details-corrected', body: { displayName: 'Newly Named' } },
  'accounts.setExtraTime': { action: 'extra-time-changed', body: { extraTimePercentage: 50 } },
  'accounts.deleteUser': { action: 'user-deleted' },
  'accounts.setSuspended': { action: 'user-let-back' },
  'accounts.endSessions': { action: 'sessions-ended' },
  'accounts.makePasswordLink': { action: 'password-link-made' },
  'accounts.resendInvitation': { action: 'invitation-resent' },
  'classes.importRoster': { action: 'roster-imported', body: { dryRun: false } },
  'accounts.inviteUsers': {
    action: 'users-invited',
    body: { rows: [{ name: 'New', email: 'new@school.example' }], dryRun: false },
  },
  'students.setArrangements': {
    action: 'arrangements-changed',
    body: { accessArrangements: { restBreaks: { minutes: 10 } } },
  },
  'students.merge': { action: 'accounts-merged' },
  'classes.rollOver': { action: 'year-begun', body: { dryRun: false } },
  'classes.setArchived': { action: 'class-changed', body: { archived: true } },
  'classes.setTeacher': { action: 'class-changed' },
  'classes.removeTeacher': { action: 'class-changed' },
  'classes.removeStudent': { action: 'student-removed' },
  'classes.addStudents': {
    action: 'students-added',
    body: async (_school, { database }) => ({ userIds: [(await buildUser(database)).id] }),
  },
  'classes.createStudents': { action: 'students-added' },
  'classes.moveStudents': {
    action: 'students-moved',
    body: (school) => ({ toTeacherCode: school.elsewhere.teacherCode }),
    by: 'admin',
  },
  'classes.makeCards': { action: 'passwords-reset' },
  'system.changeSettings': { action: 'settings-changed', body: { helpLines: 'Ask Ms Okafor' } },
};

/** Calls that look as if they belong in the trail, each with the reason why they do not. */
const withoutLine: Record<string, string> = {
  'questions.importTemplate': 'An empty form.',
  'quizzes.importLegacy': 'It adds quizzes and is told nothing of people.',
  'questions.importFile': 'It adds questions.',
  'reports.takeBack': 'The reports stay with their teacher; the batch shows who reads it.',
  'students.previewMerge': 'It changes nothing.',
  'quizzes.removeWindow': 'A date that falls back to that of the class.',
  'quizzes.setWindow': 'A date; the quiz shows it.',
  'quizzes.setFor': 'What the quiz shows.',
  'quizzes.setLocked': 'What the quiz shows.',
  'quizzes.setReleased': 'What the quiz shows.',
  'classes.leave': 'A student’s own choice, and no right of anybody.',
  'account.changeEmail': 'It only sends a link; the confirmed address has a line.',
  'account.endSession': 'One’s own device.',
  'welfare.read': 'The concern’s own record has who read it.',
  'welfare.decide': 'The concern’s own record has it.',
  'marking.setMarks': 'Each mark has its own history.',
  'marking.setBlindMark': 'Each blind mark keeps who gave it.',
  'accounts.listAuditEvents': 'Looking changes nothing.',
  'uploads.read': 'An image of a question, on a page.',
  'system.getSettings': 'Looking changes nothing.',
  'system.firstSteps': 'Looking changes nothing.',
  'classes.checkLines': 'It only looks.',
  'accounts.listUsers': 'Looking changes nothing.',
};

const NAMED_SO =
  /\.(?:export|delete|remove|erase|reset|import|invite|set|change|make|move|correct)|^classes\.(?:add|create)Student/;
const GUARDED_SO = /^(?:user\.|settings\.|audit\.)/;

/** True if a call seems to export, delete, reset, or change rights or settings. */
function looksAudited({ name, method, permission }: NamedRoute): boolean {
  const output: unknown = outputOf(name);
  return (
    method === 'DELETE' ||
    output instanceof z.ZodFile ||
    NAMED_SO.test(name) ||
    GUARDED_SO.test(permission ?? '')
  );
}

function callOf(name: string) {
  const call = name
    .split('.')
    .reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], contract);
  return (call as typeof contract.accounts.exportAuditEvents)['~orpc'];
}
const outputOf = (name: string) => callOf(name).outputSchema;
const lineOf = (name: string) => callOf(name).meta.audit?.action ?? writtenByHandler[name]?.action;

describe('the audit trail', () => {
  let app: SampledApp['app'];
  let school: SampledApp['school'];
  let samples: SampledApp['samples'];

  beforeAll(async () => {
    ({ app, school, samples } = await startSampledApp());
  });
  afterAll(() => app.stop());

  const routes = listRoutes(contract);
  const audited = routes.filter(({ name }) => lineOf(name) !== undefined);

  it('accounts for every call that exports, deletes, resets, or changes rights or settings', () => {
    const undecided = routes
      .filter(looksAudited)
      .map(({ name }) => name)
      .filter((name) => lineOf(name) === undefined && !(name in withoutLine));
    expect(undecided).toEqual([]);
    expect(audited.length).toBeGreaterThan(20);
  });

  // Roles, accounts and archived classes come last because the calls before them need them
  // unchanged.
  const LAST = [
    'accounts.deleteUser',
    'accounts.setRole',
    'classes.moveStudents',
    'classes.setArchived',
  ];
  const inOrder = audited.toSorted((a, b) => LAST.indexOf(a.name) - LAST.indexOf(b.name));

  it.each(inOrder)(
    'has a line for $name',
    async ({ name, method, path }) => {
      const { params = {}, query = '', body } = samples[name] ?? {};
      const target = path.replaceAll(/\{(\w+)\}/g, (_, key: string) => prepared(name, key, params));
      const { body: change, by }: Asked = writtenByHandler[name] ?? askedOtherwise[name] ?? {};
      const isTeachers = expectedOutcomes[name]?.['class teacher'] === 'ok';
      const asker = by ?? (isTeachers ? 'class teacher' : 'admin');
      const changed = typeof change === 'function' ? await change(school, app) : change;
      const before = await newest();
      const response = await fetch(`${app.address}/api${target}?${query}`, {
        method,
        headers: { 'content-type': 'application/json', cookie: school.cookies[asker] },
        ...(method !== 'GET' && {
          body: JSON.stringify({ ...(body as object), ...changed }),
        }),
      });
      expect([response.ok, await response.text()]).toEqual([true, expect.anything()]);
      const line = await newest();
      expect(line?.id).not.toBe(before?.id);
      expect(line).toMatchObject({
        action: lineOf(name),
        actorId: school.ids[asker],
        fromAddress: '127.0.0.1',
      });
      // The evidence pack is made in a thread, which may have to wait on a busy machine.
    },
    60_000,
  );

  const prepared = (name: string, key: string, params: Record<string, string>) =>
    name === 'classes.removeTeacher' && key === 'userId'
      ? school.ids['co-teacher']
      : (params[key] ?? '');

  const newest = async () => {
    const [line] = await app.database
      .select()
      .from(auditEvents)
      .orderBy(desc(auditEvents.at), desc(auditEvents.id))
      .limit(1);
    return line;
  };
});
