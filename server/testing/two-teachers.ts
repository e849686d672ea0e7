import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { ApiClient } from './api-client.ts';
import { buildTeacher } from './factories.ts';
import { startTestApp, type TestApp } from './test-app.ts';

type Teacher = Awaited<ReturnType<typeof buildTeacher>>;
type Person = { email: string };

interface TwoTeachers {
  app: TestApp;
  teacher: Teacher;
  colleague: Teacher;
  /** The calls about classes, as this person. */
  api(actor: Person): Promise<ApiClient['classes']>;
  /** Creates a class of the teacher, or of this owner. */
  make(name: string, owner?: Person): ReturnType<ApiClient['classes']['create']>;
  /** The names of a class's students, as the teacher or this person sees them. */
  namesIn(teacherCode: string, actor?: Person): Promise<string[]>;
}

/** Starts a separate app for the describe block, with two new teachers before each test. */
export function twoTeachersWithApp(): TwoTeachers {
  const school = {
    api: async (actor) => (await school.app.as(actor)).classes,
    make: async (name, owner = school.teacher) => {
      const { create } = await school.api(owner);
      return create({ name, subject: 'Biology', yearGroup: '9', academicYear: '2026/27' });
    },
    namesIn: async (teacherCode, actor = school.teacher) => {
      const { items } = await (await school.api(actor)).listStudents({ teacherCode });
      return items.map(({ displayName }) => displayName);
    },
  } as TwoTeachers;
  beforeAll(async () => {
    school.app = await startTestApp();
  });
  beforeEach(async () => {
    const { database } = school.app;
    school.teacher = await buildTeacher(database, { name: 'Ms Okafor', username: 'okafor ms' });
    school.colleague = await buildTeacher(database, { name: 'Mr Lund' });
  });
  afterAll(() => school.app.stop());
  return school;
}
