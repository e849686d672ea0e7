import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { user } from '../../../database/schema/accounts.ts';
import { tenants } from '../../../database/schema/classes.ts';
import { buildTeacher, buildUser } from '../../../testing/factories.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

describe('the owner of a class in the roster', () => {
  let app: TestApp;
  let admin: Awaited<ReturnType<typeof buildUser>>;
  /** A number that keeps the tests' people apart, because they share one school. */
  let mark = 0;
  beforeAll(async () => {
    app = await startTestApp();
    admin = await buildUser(app.database, { role: 'admin' });
  });
  beforeEach(async () => {
    mark += 1;
    for (const table of ['roster_people', 'roster_classes']) {
      await app.database.execute(sql`delete from ${sql.identifier(table)}`);
    }
  });
  afterAll(() => app.stop());

  const emailOf = (teacher: string) => `${teacher}-${mark}@school.example`;
  const importFiles = async (files: { name: string; content: string }[], isWhole?: boolean) => {
    const { classes } = await app.as(admin);
    return classes.importRoster({ files, isWhole: isWhole ?? false, dryRun: false });
  };
  /**
   * A OneRoster export of these teachers and of what they teach: `10A tom`, or `10A tom
   * tobedeleted`.
   */
  const bring = (kind: 'bulk' | 'delta', teachers: string[], taught: string[]) =>
    importFiles([
      {
        name: 'manifest.csv',
        content: `propertyName,value\nfile.users,${kind}\nfile.classes,${kind}\nfile.enrollments,${kind}`,
      },
      {
        name: 'users.csv',
        content: [
          'sourcedId,status,dateLastModified,enabledUser,orgSourcedIds,role,givenName,familyName,email',
          ...teachers.map((teacher) => {
            const [name = '', status = ''] = teacher.split(' ');
            return `${name}${mark},${status},,true,o,teacher,${name},Test,${emailOf(name)}`;
          }),
        ].join('\n'),
      },
      {
        name: 'classes.csv',
        content: ['sourcedId,status,title', ...['9Z', '10A'].map(toClass)].join('\n'),
      },
      {
        name: 'enrollments.csv',
        content: [
          'sourcedId,status,dateLastModified,classSourcedId,userSourcedId,role,primary',
          ...taught.map((enrolment, n) => {
            const [className = '', teacher = '', status = ''] = enrolment.split(' ');
            return `e${n},${status},,${className}${mark},${teacher}${mark},teacher,true`;
          }),
        ].join('\n'),
      },
    ]);
  const toClass = (name: string) => `${name}${mark},,${name} ${mark}`;
  /** Creates two classes of Tom's: the first has his teacher code, the other does not. */
  const tomsClasses = ['10A tom', '9Z tom'];
  const classOfTom = async () => {
    const classes = await app.database.query.tenants.findMany({
      where: sql`name in (${`10A ${mark}`}, ${`9Z ${mark}`})`,
    });
    const toms = await person('tom');
    const other = classes.find(({ teacherCode }) => teacherCode !== toms.teacherCode);
    if (!other) throw new Error('Tom has no second class.');
    return other;
  };
  const person = async (name: string) => {
    const row = await app.database.query.user.findFirst({ where: eq(user.email, emailOf(name)) });
    if (!row) throw new Error(`Nobody is called ${name}.`);
    return row;
  };
  const setOwner = (teacherCode: string, teacherId: string) =>
    app.database.update(tenants).set({ teacherId }).where(eq(tenants.teacherCode, teacherCode));
  /** Returns the teachers of a class, its owner first. */
  const teachersOf = async ({ teacherCode }: { teacherCode: string }) => {
    const { rows } = await app.database.execute<{ email: string }>(sql`
      select email from class_teaching join "user" on id = teacher_id
      where class_teaching.teacher_code = ${teacherCode} order by part = 'owner' desc, email`);
    return rows.map(({ email }) => email.split(/[-@]/)[0]);
  };

  it('is still its teacher if a delta adds a second one', async () => {
    await bring('bulk', ['tom', 'una'], tomsClasses);
    const shared = await classOfTom();
    await bring('delta', [], [`${shared.name.split(' ')[0]} una`]);
    expect(await teachersOf(shared)).toEqual(['tom', 'una']);
  });

  it('is still its teacher if a list of part of the school names another one', async () => {
    const header = 'Forename,Surname,UPN,Class,Teacher Email';
    const list = (teacher: string, names: string[], isWhole: boolean) =>
      importFiles(
        [
          {
            name: 'list.csv',
            content: [
              header,
              ...names.map((name) => `Maya,Patel${mark},U${mark},${name},${emailOf(teacher)}`),
            ].join('\n'),
          },
        ],
        isWhole,
      );
    await list('tom', [`10A ${mark}`, `9Z ${mark}`], true);
    const shared = await classOfTom();
    await list('una', [shared.name], false);
    expect(await teachersOf(shared)).toEqual(['tom', 'una']);
  });

  it('is still the person whom the school made owner by hand, night after night', async () => {
    await bring('bulk', ['tom', 'una'], tomsClasses);
    const shared = await classOfTom();
    const chosen = await buildTeacher(app.database, { email: emailOf('chosen') });
    await setOwner(shared.teacherCode, chosen.id);
    for (let night = 1; night <= 2; night += 1) {
      await bring('bulk', ['tom', 'una'], tomsClasses);
      expect(await teachersOf(shared)).toEqual(['chosen', 'tom']);
    }
  });

  it('is still the person whom the school made owner if the roster names another teacher', async () => {
    await bring('bulk', ['tom', 'una'], tomsClasses);
    const shared = await classOfTom();
    const chosen = await buildTeacher(app.database, { email: emailOf('chosen') });
    await setOwner(shared.teacherCode, chosen.id);
    await bring('bulk', ['tom', 'una'], ['10A una', '9Z una']);
    expect(await teachersOf(shared)).toEqual(['chosen', 'una']);
  });

  it('becomes its next teacher if a whole roster names them', async () => {
    await bring('bulk', ['tom', 'una'], tomsClasses);
    const shared = await classOfTom();
    const { changes } = await bring('bulk', ['tom', 'una'], ['10A una', '9Z una']);
    expect(await teachersOf(shared)).toEqual(['una']);
    expect(changes.map(({ kind }) => kind)).toContain('owner-changed');
  });

  it('becomes its next teacher if a delta removes the previous one', async () => {
    await bring('bulk', ['tom', 'una'], tomsClasses);
    const shared = await classOfTom();
    const name = shared.name.split(' ')[0] ?? '';
    await bring('delta', [], [`${name} tom tobedeleted`, `${name} una`]);
    expect(await teachersOf(shared)).toEqual(['una']);
  });

  it('becomes its next teacher if the owner can no longer sign in', async () => {
    await bring('bulk', ['tom', 'una'], tomsClasses);
    const shared = await classOfTom();
    await bring('delta', ['tom tobedeleted'], [`${shared.name.split(' ')[0]} una`]);
    expect((await teachersOf(shared))[0]).toBe('una');
  });

  it('becomes the first teacher whom a roster names, if an administrator had stood in', async () => {
    await bring('bulk', ['tom', 'una'], []);
    const unowned = await app.database.query.tenants.findFirst({
      where: eq(tenants.name, `9Z ${mark}`),
    });
    if (!unowned) throw new Error('The class was not made.');
    expect(unowned.teacherId).toBe(admin.id);
    await bring('delta', [], ['9Z una']);
    expect((await teachersOf(unowned))[0]).toBe('una');
  });
});
