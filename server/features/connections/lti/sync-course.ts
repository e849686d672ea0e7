import { listLinked, listStrayMembers, makePlatformPeople } from '../../accounts/public.ts';
import { deleteMembers, insertMembers } from '../../classes/public.ts';
import { askService, PlatformError, readJson, type PlatformTools } from './ask-platform.ts';
import { ClaimError, MEMBERS_SCOPE, readLearners } from './launch-claims.ts';
import { findCourse, findOpenClass, noteSync } from './launches-queries.ts';
import { findNextPage } from './next-page.ts';
import { findPlatform, type PlatformRow } from './platforms-queries.ts';

const MEMBERS_TYPE = 'application/vnd.ims.lti-nrps.v2.membershipcontainer+json';
const MAX_PAGES = 100;
const MAX_STUDENTS = 5_000;

/**
 * Matches the students of a course's class with the platform's list: creates missing accounts and
 * removes people who have left the course. Their work stays. Throws if the platform does not
 * answer, so that the queue retries; the reason is stored with the course.
 */
export async function syncCourse(
  tools: PlatformTools,
  courseId: string,
  signal: AbortSignal,
): Promise<void> {
  const { database } = tools;
  const course = await findCourse(database, courseId);
  const platform = course && (await findPlatform(database, course.platformId));
  if (!platform || !course.membershipsUrl || !course.teacherCode) return;
  try {
    const learners = await listLearners(tools, platform, course.membershipsUrl, signal);
    await putIntoClass(tools, platform.id, course.teacherCode, learners);
    await noteSync(database, courseId, null);
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    await noteSync(database, courseId, error.message);
    throw error;
  }
}

async function putIntoClass(
  { database }: PlatformTools,
  platformId: string,
  code: string,
  learners: { subject: string; name: string }[],
): Promise<void> {
  const subjects = learners.map(({ subject }) => subject);
  await database.transaction(async (transaction) => {
    const open = await findOpenClass(transaction, code);
    if (!open) return;
    const known = await listLinked(transaction, platformId, subjects);
    const ids = new Map(known.map((person) => [person.subject, person]));
    const missing = learners
      .filter(({ subject }) => !ids.has(subject))
      .map((learner) => ({ ...learner, role: 'student' as const }));
    if (missing.length > 0) {
      for (const person of await makePlatformPeople(transaction, platformId, missing))
        ids.set(person.subject, person);
    }
    const students = [...ids.values()].filter(({ role }) => role === 'student');
    const joining = { ...open, joinedByCode: false };
    await insertMembers(
      transaction,
      students.map(({ id }) => id),
      joining,
    );
    const strays = await listStrayMembers(transaction, platformId, open.teacherCode, subjects);
    if (strays.length > 0) await deleteMembers(transaction, strays, open.teacherCode);
  });
}

/**
 * Returns all students of a course. Throws rather than return a partial list, because students who
 * are not on it are removed from the class.
 */
async function listLearners(
  tools: PlatformTools,
  platform: PlatformRow,
  firstUrl: string,
  signal: AbortSignal,
): Promise<{ subject: string; name: string }[]> {
  const learners = new Map<string, { subject: string; name: string }>();
  let url: string | null = firstUrl;
  for (let page = 0; url !== null; page += 1) {
    if (page === MAX_PAGES)
      throw new PlatformError(`${platform.name} lists a course on more than ${MAX_PAGES} pages.`);
    const asked = { method: 'GET', url, headers: { accept: MEMBERS_TYPE }, signal } as const;
    const { text, headers } = await askService(tools, platform, MEMBERS_SCOPE, asked);
    for (const learner of readPage(platform, text)) learners.set(learner.subject, learner);
    if (learners.size > MAX_STUDENTS)
      throw new PlatformError(`${platform.name} lists more than ${MAX_STUDENTS} students.`);
    url = findNextPage(platform, headers['link'], url);
  }
  return [...learners.values()];
}

function readPage({ name }: PlatformRow, text: string) {
  try {
    return readLearners(readJson(text));
  } catch (error) {
    if (!(error instanceof ClaimError)) throw error;
    throw new PlatformError(`${name} listed its students in a way that was not understood.`);
  }
}
