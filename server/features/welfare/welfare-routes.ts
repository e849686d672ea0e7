import { CONCERNS_LISTED } from '../../../shared/business-rules.ts';
import { route } from '../../http/route.ts';
import { decideConcern, readConcern } from './decide-concern.ts';
import { presentConcern } from './present-concern.ts';
import { countConcerns, listConcerns } from './shown-concerns-queries.ts';
import { isLead } from './welfare-rules.ts';

export const welfareRoutes = {
  list: route.welfare.list.handler(
    async ({ context: { database, actor, ownerId, settingsStore }, input }) => {
      const { quizCode, search, page } = input;
      const teacherId = isLead(actor, await settingsStore.get(database)) ? null : ownerId;
      const reach = { teacherId, quizCode, search };
      const { clear, faint, decided } = await countConcerns(database, reach);
      const listed = input.all ? clear + faint : Math.min(clear + faint, CONCERNS_LISTED);
      const items = await listConcerns(database, reach, { open: listed, page });
      return {
        items: items.map(presentConcern),
        open: clear,
        weaker: faint,
        decided,
        more: clear + faint - listed,
      };
    },
  ),

  read: route.welfare.read.handler(({ context: { database, settingsStore, actor, concern } }) =>
    readConcern({ database, settingsStore }, actor, concern),
  ),

  decide: route.welfare.decide.handler(
    ({ context: { database, settingsStore, actor, concern }, input: { outcome, note } }) =>
      decideConcern({ database, settingsStore }, actor, concern, { outcome, note }),
  ),

  helpLines: route.welfare.helpLines.handler(async ({ context: { database, settingsStore } }) => ({
    lines: (await settingsStore.get(database)).helpLines
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  })),
};
