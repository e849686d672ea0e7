import { route } from '../../http/route.ts';
import { decideConcern, readConcern } from './decide-concern.ts';
import { presentConcern } from './present-concern.ts';
import { countOpenConcerns, listConcerns } from './welfare-queries.ts';
import { isLead } from './welfare-rules.ts';

/** Of open ones at first, and of decided ones, of which the oldest fall off the end. */
const MAX_LISTED = 200;

export const welfareRoutes = {
  list: route.welfare.list.handler(
    async ({ context: { database, actor, ownerId, settingsStore }, input: { quizCode, all } }) => {
      const teacherId = isLead(actor, await settingsStore.get(database)) ? null : ownerId;
      const reach = { teacherId, quizCode };
      const { clear, faint } = await countOpenConcerns(database, reach);
      const limits = { open: all ? clear + faint : MAX_LISTED, decided: MAX_LISTED };
      const items = (await listConcerns(database, reach, limits)).map(presentConcern);
      const listed = items.filter(({ state }) => state === 'open').length;
      return { items, open: clear, weaker: faint, more: Math.max(0, clear + faint - listed) };
    },
  ),

  read: route.welfare.read.handler(({ context: { database, settingsStore, actor, concern } }) =>
    readConcern({ database, settingsStore }, actor, concern),
  ),

  decide: route.welfare.decide.handler(
    ({ context: { database, actor, concern }, input: { outcome, note } }) =>
      decideConcern(database, actor, concern.id, { outcome, note }),
  ),

  helpLines: route.welfare.helpLines.handler(async ({ context: { database, settingsStore } }) => ({
    lines: (await settingsStore.get(database)).helpLines
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  })),
};
