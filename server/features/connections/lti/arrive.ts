import type { Db } from '../../../database/client.ts';
import type { Services } from '../../../http/route.ts';
import {
  isEmailKnown,
  joinPlatformPerson,
  listLinked,
  makePlatformPeople,
  recordAuditEvent,
  type LinkedPerson,
} from '../../accounts/public.ts';
import { LaunchRefusal } from './check-token.ts';
import type { Launch } from './launch-claims.ts';
import { addScore, findLink, findQuizTitle, saveLink } from './launches-queries.ts';
import { noteCourse } from './note-course.ts';
import { findPlatform, type PlatformRow } from './platforms-queries.ts';
import { issueTicket } from './tickets-queries.ts';

export type LaunchTools = Pick<Services, 'database' | 'jobs' | 'auth'>;

export interface Browser {
  /** Whether the platform shows the launch in a frame. */
  isFramed: boolean;
  userAgent: string;
}

/** Where to redirect the browser, and the session cookie to set. */
export interface Arrival {
  to: string;
  cookie?: string;
}

/** How long people may take to confirm who they are, or to choose a quiz. */
const ARRIVAL_MINUTES = 15;
const CHOICE_MINUTES = 120;

/** What the ticket for a teacher's choice stores. */
export interface Choice {
  launch: Launch;
  userId: string;
}

/**
 * Signs in a person who comes from a platform. People without an account get one, unless an account
 * of the school has their email or they are staff of the platform: then they show once which
 * account is theirs. If the browser could not prove that it started this visit, they confirm it.
 * Throws LaunchRefusal.
 */
export async function receiveLaunch(
  tools: LaunchTools,
  platform: PlatformRow,
  launch: Launch,
  { isItsVisit, ...browser }: Browser & { isItsVisit: boolean },
): Promise<Arrival> {
  const { database } = tools;
  const person = await findPerson(tools, launch);
  if (!person && roleOf(launch) === null)
    throw new LaunchRefusal(launch.wish.kind === 'choice' ? 'NOT_A_TEACHER' : 'NO_ROLE');
  const mustShow = !person && (await mustShowAccount(tools, platform, launch));
  if (!isItsVisit || mustShow) {
    const ticket = await issueTicket(database, 'arrival', launch, ARRIVAL_MINUTES);
    return { to: `/launch?ticket=${ticket}` };
  }
  const entering = person ?? (await makePerson(tools, platform, launch));
  return enterAs(tools, { platform, launch, person: entering }, browser);
}

/** Returns what the launch page needs to ask a person to confirm who they are. */
export async function describeArrival({ database }: LaunchTools, launch: Launch) {
  const platform = await getPlatform({ database }, launch.platformId);
  const [person] = await listLinked(database, platform.id, [launch.subject]);
  return {
    platformName: platform.name,
    displayName: person?.displayName ?? launch.name,
    isKnown: person !== undefined,
    canStart: person !== undefined || mayStart(platform, launch),
    accountRole: roleOf(launch),
  };
}

/**
 * Continues a launch that a person has confirmed as theirs, in a separate tab if it started in a
 * frame. A choice of a quiz must return to the page with that frame, which a tab cannot reach; so a
 * person who has just linked their account chooses there again. Throws LaunchRefusal.
 */
export async function continueLaunch(
  tools: LaunchTools,
  launch: Launch,
  browser: Browser & { cameFromFrame: boolean },
  mine: { id: string; displayName: string } | null,
): Promise<Arrival> {
  const platform = await getPlatform(tools, launch.platformId);
  const known = await findPerson(tools, launch);
  const person =
    known ??
    (mine ? await joinAccount(tools, platform, launch, mine) : undefined) ??
    (mayStart(platform, launch) ? await makePerson(tools, platform, launch) : undefined);
  if (!person) throw new LaunchRefusal('NOT_A_TEACHER');
  const arrival = await enterAs(tools, { platform, launch, person }, browser);
  const mustReturn = browser.cameFromFrame && !known && launch.wish.kind === 'choice';
  return mustReturn ? { ...arrival, to: '/launch?joined' } : arrival;
}

async function findPerson(
  { database }: { database: Db },
  launch: Launch,
): Promise<LinkedPerson | undefined> {
  const [person] = await listLinked(database, launch.platformId, [launch.subject]);
  return person;
}

async function getPlatform({ database }: Pick<LaunchTools, 'database'>, id: string) {
  const platform = await findPlatform(database, id);
  if (!platform) throw new LaunchRefusal('UNKNOWN_PLATFORM');
  return platform;
}

/** Returns the role of the account to which a launch may lead; null if none may. */
function roleOf({ isTeacher, isLearner, wish }: Launch): 'teacher' | 'student' | null {
  if (isTeacher) return 'teacher';
  return isLearner && wish.kind === 'link' ? 'student' : null;
}

/**
 * True if a launch may create an account: a student's always, a teacher's only if the school allows
 * it for this platform.
 */
function mayStart(platform: PlatformRow, launch: Launch): boolean {
  const role = roleOf(launch);
  return role === 'teacher' ? platform.makesTeachers : role === 'student';
}

/**
 * Links the account that a person is signed in to, if its role matches the launch: otherwise a
 * student's launch could open a teacher's account from then on.
 */
async function joinAccount(
  { database }: LaunchTools,
  platform: PlatformRow,
  launch: Launch,
  mine: { id: string; displayName: string },
): Promise<LinkedPerson | undefined> {
  return database.transaction(async (transaction) => {
    await joinPlatformPerson(transaction, platform, launch.subject, mine);
    const person = await findPerson({ database: transaction }, launch);
    if (person) refuseOthers(launch, person);
    if (person?.id === mine.id && person.role !== roleOf(launch))
      throw new LaunchRefusal('OTHER_ROLE');
    return person;
  });
}

async function mustShowAccount(
  { database }: LaunchTools,
  platform: PlatformRow,
  launch: Launch,
): Promise<boolean> {
  if (!mayStart(platform, launch)) return true;
  return launch.email !== null && (await isEmailKnown(database, launch.email));
}

async function makePerson(
  { database }: LaunchTools,
  platform: PlatformRow,
  { subject, name, isTeacher }: Launch,
): Promise<LinkedPerson> {
  const role = isTeacher ? 'teacher' : 'student';
  const [person] = await database.transaction((transaction) =>
    makePlatformPeople(transaction, platform.id, [{ subject, name, role }]),
  );
  if (!person) throw new Error('An account was not made.');
  return person;
}

/** Refuses people whom no launch signs in, or not this kind of launch. */
function refuseOthers(launch: Launch, { role, isSuspended }: LinkedPerson): void {
  // A platform's administrators can act as any of its users, so launches never open an
  // administrator's account here.
  if (role === 'admin') throw new LaunchRefusal('ADMINISTRATOR');
  if (isSuspended) throw new LaunchRefusal('SUSPENDED');
  if (role !== 'teacher' && (launch.isTeacher || launch.wish.kind === 'choice'))
    throw new LaunchRefusal('NOT_A_TEACHER');
}

interface Entering {
  platform: PlatformRow;
  launch: Launch;
  person: LinkedPerson;
}

async function enterAs(tools: LaunchTools, entering: Entering, browser: Browser): Promise<Arrival> {
  const { platform, launch, person } = entering;
  refuseOthers(launch, person);
  const isTeaching = person.role === 'teacher' && launch.isTeacher;
  await noteCourse(tools, launch, { ...person, role: person.role, isTeaching });
  const to = await findWay(tools, entering);
  await recordAuditEvent(tools.database, person, {
    action: 'signed-in',
    subject: person,
    detail: `from ${platform.name}`,
  });
  return { to, cookie: await tools.auth.openSession(person.id, browser) };
}

async function findWay({ database }: LaunchTools, { launch, person }: Entering): Promise<string> {
  const { platformId, deploymentId, wish } = launch;
  const isStaff = person.role === 'teacher';
  const choose = async () => {
    const choice: Choice = { launch, userId: person.id };
    return `/launch?choose=${await issueTicket(database, 'choice', choice, CHOICE_MINUTES)}`;
  };
  if (wish.kind === 'choice') return choose();
  const { resourceLinkId, lineItemUrl, lineItemsUrl } = wish;
  const place = { platformId, deploymentId, resourceLinkId };
  const quizCode = launch.quizCode ?? (await findLink(database, place))?.quizCode;
  if (quizCode === undefined) {
    if (isStaff && launch.isTeacher) return choose();
    throw new LaunchRefusal('NO_QUIZ');
  }
  if (!(await findQuizTitle(database, quizCode))) throw new LaunchRefusal('QUIZ_GONE', quizCode);
  const link = await saveLink(database, { ...place, quizCode, lineItemUrl, lineItemsUrl });
  if (isStaff) return `/quiz-results/${quizCode}`;
  await addScore(database, { quizCode, linkId: link.id, userId: person.id });
  return `/enter-quiz?code=${quizCode}`;
}
