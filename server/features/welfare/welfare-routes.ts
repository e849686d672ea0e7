import { route } from '../../http/route.ts';
import { decideConcern, readConcern } from './decide-concern.ts';
import { presentConcern } from './present-concern.ts';
import { listConcerns } from './welfare-queries.ts';
import { isLead } from './welfare-rules.ts';

/** More than a school has to read; the oldest decided ones fall off the end. */
const MAX_LISTED = 200;

export const welfareRoutes = {
  list: route.welfare.list.handler(
    async ({ context: { database, actor, ownerId, settingsStore }, input: { quizCode } }) => {
      const teacherId = isLead(actor, await settingsStore.get(database)) ? null : ownerId;
      const found = await listConcerns(database, { teacherId, quizCode }, MAX_LISTED);
      const items = found.map(presentConcern);
      const open = items.filter(({ state, strength }) => state === 'open' && strength === 'clear');
      return { items, open: open.length };
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
