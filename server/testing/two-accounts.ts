import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { ApiClient } from './api-client.ts';
import { buildStudentOf, buildTeacher, buildUser } from './factories.ts';
import { startTestApp, type TestApp } from './test-app.ts';

type Decisions = Parameters<ApiClient['students']['merge']>[0]['decisions'];

interface TwoAccounts {
  app: TestApp;
  admin: ApiClient;
  teacher: Awaited<ReturnType<typeof buildTeacher>>;
  kept: { id: string; email: string };
  other: { id: string; email: string };
  both(): { studentId: string; otherId: string };
  merge(decisions?: Decisions): ReturnType<ApiClient['students']['merge']>;
}

/**
 * Starts a separate app for the describe block. Before each test a student gets two accounts, Maya
 * Patel, which is to be kept, and Maja Patel, in the class of a new teacher.
 */
export function twoAccountsWithApp(): TwoAccounts {
  const two = {
    both: () => ({ studentId: two.kept.id, otherId: two.other.id }),
    merge: (decisions = []) => two.admin.students.merge({ ...two.both(), decisions }),
  } as TwoAccounts;
  beforeAll(async () => {
    two.app = await startTestApp();
    const admin = await buildUser(two.app.database, { role: 'admin', name: 'Ada Admin' });
    two.admin = await two.app.as(admin);
  });
  beforeEach(async () => {
    const { database } = two.app;
    two.teacher = await buildTeacher(database);
    two.kept = await buildStudentOf(database, two.teacher, { name: 'Maya Patel' });
    two.other = await buildStudentOf(database, two.teacher, { name: 'Maja Patel' });
  });
  afterAll(() => two.app.stop());
  return two;
}
