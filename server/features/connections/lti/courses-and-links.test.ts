import { createRemoteJWKSet, jwtVerify } from 'jose';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ltiMessages } from '../../../../shared/messages/lti.ts';
import { classMemberships, tenants } from '../../../database/schema/classes.ts';
import { ltiCourses, ltiPlatforms } from '../../../database/schema/lti.ts';
import type { ApiClient } from '../../../testing/api-client.ts';
import { outcomeOf } from '../../../testing/error-of.ts';
import { buildQuiz, buildTeacher, buildUser } from '../../../testing/factories.ts';
import { aStudent, aTeacher, launch, whoIs } from '../../../testing/lti/lti-browser.ts';
import { startAppWithPlatform } from '../../../testing/lti/app-with-platform.ts';
import type { LtiPlatform } from '../../../testing/lti/lti-platform.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { until } from '../../../testing/until.ts';

/** The class of a course as its teacher finds it in their list, with its students. */
const classOf = async ({ classes }: ApiClient, title = 'Year 9 Science') => {
  const { items } = await classes.list({});
  const teacherCode = items.find(({ name }) => name === title)?.teacherCode;
  if (teacherCode === undefined) return { teacherCode: '', students: [] };
  const students = await classes.listStudents({ teacherCode });
  return { teacherCode, students: students.items.map(({ displayName }) => displayName) };
};

describe('the courses and links of a learning platform', () => {
  let app: TestApp;
  let platform: LtiPlatform;
  let stop: () => Promise<void>;
  beforeAll(async () => {
    ({ app, platform, stop } = await startAppWithPlatform());
  });
  afterAll(() => stop());

  it('make a class of a course, with the students whom the platform lists', async () => {
    platform.members.push(
      aStudent({ sub: 'leo', name: 'Leo Lamb' }),
      aStudent({ sub: 'zoe', name: 'Zoe Zander' }),
      { ...aStudent({ sub: 'gone', name: 'Gus Gone' }), status: 'Inactive' },
      aTeacher({ sub: 'boss' }),
      aStudent({ sub: 'ida', name: 'Ida Ives' }),
    );
    const { quizCode } = await buildQuiz(app.database);
    const claims = { ...platform.quiz(quizCode), ...platform.course('c-9') };
    const tom = await launch(app.address, platform, aTeacher({ sub: 'boss' }), { claims });
    const { items } = await tom.api.classes.list({});
    const made = items.find(({ name }) => name === 'Year 9 Science');
    const names = async () => {
      const page = await tom.api.classes.listStudents({ teacherCode: made?.teacherCode ?? '' });
      return page.items.map(({ displayName }) => displayName).toSorted();
    };
    await until(async () => expect(await names()).toHaveLength(3));
    expect(await names()).toEqual(['Ida Ives', 'Leo Lamb', 'Zoe Zander']);

    const leo = await launch(app.address, platform, aStudent({ sub: 'leo' }), { claims });
    expect((await whoIs(leo))?.displayName).toBe('Leo Lamb');
    const late = await launch(app.address, platform, aStudent({ name: 'Lena Late' }), { claims });
    expect(late.problem).toBeNull();
    expect(await names()).toContain('Lena Late');
    const second = await launch(app.address, platform, aTeacher(), { claims });
    const theirs = await second.api.classes.list({});
    expect(theirs.items.map(({ name }) => name)).toContain('Year 9 Science');
    expect(await app.database.$count(tenants, eq(tenants.name, 'Year 9 Science'))).toBe(1);
  });

  it('remove students who have left the course from the class, but keep their account, and remove nobody else', async () => {
    platform.members.splice(0, Infinity, aStudent({ sub: 'ben' }), aStudent({ sub: 'may' }));
    const { quizCode } = await buildQuiz(app.database);
    const claims = { ...platform.quiz(quizCode), ...platform.course('c-11') };
    const teach = () => launch(app.address, platform, aTeacher({ sub: 'ann' }), { claims });
    const { api } = await teach();
    const { items } = await api.classes.list({});
    const code = items.find(({ name }) => name === 'Year 9 Science')?.teacherCode ?? '';
    const ids = async () =>
      (await api.classes.listStudents({ teacherCode: code })).items.map(({ id }) => id);
    await until(async () => expect(await ids()).toHaveLength(2));
    const here = await buildUser(app.database);
    await app.database.insert(classMemberships).values({ studentId: here.id, teacherCode: code });
    const ben = await launch(app.address, platform, aStudent({ sub: 'ben' }), { claims });
    const benId = (await whoIs(ben))?.id ?? '';

    platform.members.splice(0, 1);
    await app.database.update(ltiCourses).set({ syncedAt: null });
    await teach();
    await until(async () => expect(await ids()).not.toContain(benId));
    expect(await ids()).toHaveLength(2);
    expect(await ids()).toContain(here.id);
    expect((await whoIs(ben))?.id).toBe(benId);
  });

  it('keep those who joined the class by its code, though the course does not list them', async () => {
    platform.members.splice(0, Infinity, aStudent({ sub: 'kit' }));
    const { quizCode } = await buildQuiz(app.database);
    const claims = { ...platform.quiz(quizCode), ...platform.course('c-14') };
    const teach = () => launch(app.address, platform, aTeacher({ sub: 'fay' }), { claims });
    const { api } = await teach();
    const { items } = await api.classes.list({});
    const teacherCode = items.find(({ name }) => name === 'Year 9 Science')?.teacherCode ?? '';
    const names = async () => (await api.classes.listStudents({ teacherCode })).items;
    await until(async () => expect(await names()).toHaveLength(1));
    const elsewhere = { ...platform.quiz(quizCode), ...platform.course('c-15') };
    const gus = await launch(app.address, platform, aStudent({ sub: 'gus' }), {
      claims: elsewhere,
    });
    await gus.api.classes.join({ teacherCode });

    platform.members.splice(0, Infinity, aStudent({ sub: 'lou' }));
    await app.database.update(ltiCourses).set({ syncedAt: null });
    await teach();
    const syncedAt = async () =>
      (
        await app.database.select().from(ltiCourses).where(eq(ltiCourses.teacherCode, teacherCode))
      )[0]?.syncedAt;
    await until(async () => expect(await syncedAt()).not.toBeNull());
    expect((await names()).map(({ id }) => id)).toContain((await whoIs(gus))?.id);
    expect(await names()).toHaveLength(2);
  });

  it('know a student by their new id there once both accounts are merged, and keep them in the class', async () => {
    platform.members.splice(0, Infinity, aStudent({ sub: 'uma-new' }), aStudent({ sub: 'vic' }));
    const { quizCode } = await buildQuiz(app.database);
    const claims = { ...platform.quiz(quizCode), ...platform.course('c-30') };
    const come = (sub: string) => launch(app.address, platform, aStudent({ sub }), { claims });
    const [before, after] = [await whoIs(await come('uma')), await whoIs(await come('uma-new'))];
    const ids = { studentId: before?.id ?? '', otherId: after?.id ?? '' };
    const { students } = await app.as(await buildUser(app.database, { role: 'admin' }));
    await students.merge({ ...ids, decisions: [] });

    expect((await whoIs(await come('uma-new')))?.id).toBe(ids.studentId);
    const { api } = await launch(app.address, platform, aTeacher({ sub: 'una' }), { claims });
    await until(async () => expect((await classOf(api)).students).toHaveLength(2));
    const { teacherCode } = await classOf(api);
    const { items } = await api.classes.listStudents({ teacherCode });
    expect(items.map(({ id }) => id)).toContain(ids.studentId);
  });

  it('keep everybody in the class if the list of students was cut short, and say why', async () => {
    platform.members.splice(0, Infinity, ...['a', 'b', 'c'].map((sub) => aStudent({ sub })));
    const { quizCode } = await buildQuiz(app.database);
    const claims = { ...platform.quiz(quizCode), ...platform.course('c-12') };
    const teach = () => launch(app.address, platform, aTeacher({ sub: 'eve' }), { claims });
    const { api } = await teach();
    const { items } = await api.classes.list({});
    const teacherCode = items.find(({ name }) => name === 'Year 9 Science')?.teacherCode ?? '';
    const count = async () => (await api.classes.listStudents({ teacherCode })).items.length;
    await until(async () => expect(await count()).toBe(3));

    const { lti } = await app.as(await buildUser(app.database, { role: 'admin' }));
    const problem = async () => (await lti.list()).items[0]?.courseProblem;
    for (const [nextPage, sentence] of [
      ['https://elsewhere.example/members', /goes on with its list at elsewhere\.example/],
      [`${platform.origin}/members?page=0`, /on more than 100 pages/],
    ] as const) {
      platform.faults.nextPage = nextPage;
      await app.database.update(ltiCourses).set({ syncedAt: null, problem: null });
      await teach();
      await until(async () => expect(await problem()).toMatch(sentence));
      expect(await count()).toBe(3);
    }
    delete platform.faults.nextPage;
  });

  it('makes a new class for a course whose class was archived, at its teacher’s next visit', async () => {
    platform.members.splice(0, Infinity, aStudent({ sub: 'nia', name: 'Nia North' }));
    const { quizCode } = await buildQuiz(app.database);
    const claims = { ...platform.quiz(quizCode), ...platform.course('c-16') };
    const teach = () => launch(app.address, platform, aTeacher({ sub: 'gil' }), { claims });
    const { api } = await teach();
    await until(async () => expect((await classOf(api)).students).toEqual(['Nia North']));
    const former = await classOf(api);
    await api.classes.setArchived({ teacherCode: former.teacherCode, archived: true });

    platform.members.push(aStudent({ sub: 'oli', name: 'Oli Odd' }));
    await teach();
    const now = ['Nia North', 'Oli Odd'];
    await until(async () => expect((await classOf(api)).students).toEqual(now));
    expect((await classOf(api)).teacherCode).not.toBe(former.teacherCode);
    const pip = aStudent({ sub: 'pip', name: 'Pip Park' });
    await launch(app.address, platform, pip, { claims });
    await teach();
    expect((await classOf(api)).students).toEqual([...now, 'Pip Park']);
    const before = await api.classes.listStudents({ teacherCode: former.teacherCode });
    expect(before.items.map(({ displayName }) => displayName)).toEqual(['Nia North']);
  });

  it('continues in the class that replaces a course’s class in a new school year', async () => {
    const first = aStudent({ sub: 'quin', name: 'Quin Quill' });
    platform.members.splice(0, Infinity, first);
    const { quizCode } = await buildQuiz(app.database);
    const claims = { ...platform.quiz(quizCode), ...platform.course('c-17') };
    const teach = () => launch(app.address, platform, aTeacher({ sub: 'hal' }), { claims });
    const { api } = await teach();
    await until(async () => expect((await classOf(api)).students).toEqual(['Quin Quill']));
    const { teacherCode } = await classOf(api);
    const details = { name: '9 Science', subject: '', yearGroup: '9', academicYear: '2026/27' };
    await api.classes.update({ teacherCode, ...details });
    const { classes } = await app.as(await buildUser(app.database, { role: 'admin' }));
    const plan = {
      academicYear: '2027/28',
      carry: 'all',
      leavingYear: null,
      dryRun: false,
    } as const;
    await classes.rollOver(plan);

    const ray = aStudent({ sub: 'ray', name: 'Ray Reed' });
    await launch(app.address, platform, ray, { claims });
    const following = async () => (await classOf(api, '10 Science')).students;
    expect(await following()).toEqual(['Quin Quill', 'Ray Reed']);
    platform.members.splice(0, Infinity, ray);
    await app.database.update(ltiCourses).set({ syncedAt: null });
    await teach();
    await until(async () => expect(await following()).toEqual(['Ray Reed']));
    expect((await classOf(api)).teacherCode).toBe('');
  });

  it('belong to a platform that cannot be made the same as another one', async () => {
    const { lti } = await app.as(await buildUser(app.database, { role: 'admin' }));
    const other = { ...platform.registration, clientId: 'another' };
    const { platformId } = await lti.add(other);
    const same = lti.change({ ...platform.registration, platformId });
    expect(await outcomeOf(same)).toBe('PLATFORM_TAKEN');
    await lti.change({ ...other, platformId, name: 'Renamed' });
    await lti.remove({ platformId });
  });

  it('keeps addresses without TLS that are already stored, and accepts no new ones', async () => {
    const { lti } = await app.as(await buildUser(app.database, { role: 'admin' }));
    const other = { ...platform.registration, clientId: 'old' };
    const { platformId } = await lti.add(other);
    const old = { authUrl: 'http://moodle.school.example/auth', siteUrl: 'http://moodle.example' };
    await app.database.update(ltiPlatforms).set(old).where(eq(ltiPlatforms.id, platformId));
    const listed = async () => (await lti.list()).items.find(({ id }) => id === platformId);
    expect(await listed()).toMatchObject(old);
    const change = (values: Partial<typeof other>) =>
      lti.change({ ...other, ...old, platformId, ...values });
    await change({ deploymentIds: ['1', '2'] });
    expect(await listed()).toMatchObject({ ...old, deploymentIds: ['1', '2'] });
    await expect(change({ authUrl: 'http://other.school.example/auth' })).rejects.toMatchObject({
      message: ltiMessages.urlInvalid,
    });
    await change({ authUrl: 'https://moodle.school.example/auth' });
    await expect(change({})).rejects.toMatchObject({ message: ltiMessages.urlInvalid });
    await lti.remove({ platformId });
  });

  it('show a student a problem if a link has no quiz, and let a teacher choose one', async () => {
    const claims = platform.link('bare');
    expect((await launch(app.address, platform, aStudent(), { claims })).problem).toBe('NO_QUIZ');
    const tom = await launch(app.address, platform, aTeacher(), { claims });
    expect(tom.location).toMatch(/^\/launch\?choose=/);
    const creatorUid = (await whoIs(tom))?.id ?? '';
    const { quizCode } = await buildQuiz(app.database, { creatorUid });
    const chosen = await tom.api.lti.chooseQuiz({ quizCode, ticket: tom.ticket });
    expect(chosen.next).toBe(`/quiz-results/${quizCode}`);
    const maya = await launch(app.address, platform, aStudent(), { claims });
    expect(maya.location).toBe(`/enter-quiz?code=${quizCode}`);
  });

  it('send a chosen quiz back to the platform, signed, by deep linking', async () => {
    const claims = platform.deepLinking('what we were told');
    const tom = await launch(app.address, platform, aTeacher(), { claims });
    const creatorUid = (await whoIs(tom))?.id ?? '';
    const { quizCode } = await buildQuiz(app.database, { creatorUid, title: 'Cells & <life>' });
    const foreign = await app.as(await buildTeacher(app.database));
    await expect(foreign.lti.chooseQuiz({ quizCode, ticket: tom.ticket })).rejects.toMatchObject({
      code: 'QUIZ_NOT_FOUND',
    });
    const { next } = await tom.api.lti.chooseQuiz({ quizCode, ticket: tom.ticket });
    const page = await fetch(`${app.address}${next}`);
    expect(page.headers.get('content-security-policy')).toContain(`form-action ${platform.origin}`);
    const html = await page.text();
    expect(html).toContain(`action="${platform.origin}/returned"`);
    const jwt = /name="JWT" value="([^"]+)"/.exec(html)?.[1] ?? '';
    const keys = createRemoteJWKSet(new URL(`${app.address}/api/lti/keys`));
    const { payload } = await jwtVerify(jwt, keys, {
      issuer: platform.clientId,
      audience: platform.origin,
    });
    expect(payload).toMatchObject({
      'https://purl.imsglobal.org/spec/lti/claim/message_type': 'LtiDeepLinkingResponse',
      'https://purl.imsglobal.org/spec/lti/claim/version': '1.3.0',
      'https://purl.imsglobal.org/spec/lti/claim/deployment_id': platform.deploymentId,
      'https://purl.imsglobal.org/spec/lti-dl/claim/data': 'what we were told',
      'https://purl.imsglobal.org/spec/lti-dl/claim/content_items': [
        {
          type: 'ltiResourceLink',
          title: 'Cells & <life>',
          custom: { quiz_code: quizCode },
          lineItem: { label: 'Cells & <life>', resourceId: quizCode },
        },
      ],
    });
    expect(await (await fetch(`${app.address}${next}`)).text()).not.toContain('JWT');
    expect((await launch(app.address, platform, aStudent(), { claims })).problem).toBe(
      'NOT_A_TEACHER',
    );
  });
});
