import {
  platformAddress,
  platformAddresses,
  type LearningPlatform,
} from '../../../../shared/contract/lti.ts';
import { fail } from '../../../http/fail.ts';
import { route } from '../../../http/route.ts';
import { describeArrival } from './arrive.ts';
import { chooseQuiz } from './choose-quiz.ts';
import type { Launch } from './launch-claims.ts';
import {
  findByIssuer,
  findPlatform,
  countByPlatform,
  deletePlatform,
  insertPlatform,
  listPlatforms,
  updatePlatform,
  type PlatformRow,
} from './platforms-queries.ts';
import { toolAddresses, type Registrar } from './register-platform.ts';
import { listFailingScores, resetFailing } from './scores-queries.ts';
import { issueTicket, readTicket } from './tickets-queries.ts';

const REGISTRATION_MINUTES = 24 * 60;

export const ltiRoutes = {
  list: route.lti.list.handler(async ({ context: { database, linkAddress } }) => {
    const counts = new Map((await countByPlatform(database)).map((one) => [one.id, one]));
    const present = (row: PlatformRow): LearningPlatform => {
      const { createdAt: _, ...platform } = row;
      const { links = 0, sent = 0, failing = 0, courseProblem = null } = counts.get(row.id) ?? {};
      return { ...platform, links, sent, failing, courseProblem };
    };
    return {
      items: (await listPlatforms(database)).map(present),
      addresses: toolAddresses(linkAddress()),
    };
  }),

  add: route.lti.add.handler(async ({ context: { database, platformFrames }, input }) => {
    const row = await insertPlatform(database, input);
    if (!row) throw fail('PLATFORM_TAKEN');
    platformFrames.forget();
    return { platformId: row.id };
  }),

  change: route.lti.change.handler(async ({ context: { database, platformFrames }, input }) => {
    const { platformId, ...change } = input;
    const stored = await findPlatform(database, platformId);
    if (!stored) throw fail('NOT_FOUND');
    const changed = platformAddresses.filter((name) => change[name] !== stored[name]);
    if (changed.some((name) => !platformAddress.safeParse(change[name]).success))
      throw fail('ADDRESS_WITHOUT_TLS');
    const same = await findByIssuer(database, change.issuer, change.clientId);
    if (same.some(({ id }) => id !== platformId)) throw fail('PLATFORM_TAKEN');
    if (!(await updatePlatform(database, platformId, change))) throw fail('NOT_FOUND');
    platformFrames.forget();
    return { saved: true };
  }),

  remove: route.lti.remove.handler(async ({ context: { database, platformFrames }, input }) => {
    if (!(await deletePlatform(database, input.platformId))) throw fail('NOT_FOUND');
    platformFrames.forget();
    return { removed: true };
  }),

  makeRegistrationAddress: route.lti.makeRegistrationAddress.handler(
    async ({ context: { database, actor, linkAddress } }) => {
      const registrar: Registrar = { id: actor.id, displayName: actor.displayName };
      const ticket = await issueTicket(database, 'registration', registrar, REGISTRATION_MINUTES);
      return { address: `${linkAddress()}/api/lti/register/${ticket}` };
    },
  ),

  listFailing: route.lti.listFailing.handler(async ({ context: { database }, input }) => ({
    items: await listFailingScores(database, input.platformId),
  })),

  sendAgain: route.lti.sendAgain.handler(({ context: { database, jobs }, input }) =>
    database.transaction(async (transaction) => {
      const keys = await resetFailing(transaction, input.platformId);
      const payloads = keys.map(({ quizCode, linkId, userId }) => ({ quizCode, linkId, userId }));
      if (payloads.length > 0) await jobs.enqueueAll('send-lti-score', payloads, transaction);
      return { queued: payloads.length };
    }),
  ),

  describeArrival: route.lti.describeArrival.handler(async ({ context, input }) => {
    const launch = await readTicket<Launch>(context.database, 'arrival', input.ticket);
    if (!launch) throw fail('LAUNCH_OVER');
    return describeArrival(context, launch);
  }),

  chooseQuiz: route.lti.chooseQuiz.handler(async ({ context, input }) => ({
    next: await chooseQuiz(context, context.actor.id, input),
  })),
};
