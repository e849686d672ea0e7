import { route } from '../../../http/route.ts';
import { getNextYear } from './next-year.ts';
import { rollOver } from './roll-over.ts';
import { undoRollover } from './undo-rollover.ts';

export const rolloverRoutes = {
  nextYear: route.classes.nextYear.handler(({ context: { database } }) => getNextYear(database)),

  rollOver: route.classes.rollOver.handler(
    // Rolling over a whole school takes longer than the database limits for ordinary requests
    // allow.
    ({ context: { exportDatabase: database, actor }, input }) => rollOver(database, actor, input),
  ),

  undoRollover: route.classes.undoRollover.handler(
    ({ context: { exportDatabase: database, actor }, input }) =>
      undoRollover(database, actor, input.id),
  ),
};
