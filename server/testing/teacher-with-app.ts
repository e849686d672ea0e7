import { afterAll, beforeAll } from 'vitest';
import type { ApiClient } from './api-client.ts';
import { buildTeacher } from './factories.ts';
import { startTestApp, type TestApp } from './test-app.ts';

interface TeacherWithApp {
  app: TestApp;
  teacher: Awaited<ReturnType<typeof buildTeacher>>;
  /** The API client of the teacher. */
  client: ApiClient;
}

/**
 * Starts a separate app for the describe block, with a teacher who is signed in. The returned
 * object is filled before the first test; the app is stopped after the last.
 */
export function teacherWithApp(...options: Parameters<typeof startTestApp>): TeacherWithApp {
  const started = {} as TeacherWithApp;
  beforeAll(async () => {
    const app = await startTestApp(...options);
    const teacher = await buildTeacher(app.database);
    Object.assign(started, { app, teacher, client: await app.as(teacher) });
  });
  afterAll(() => started.app.stop());
  return started;
}
