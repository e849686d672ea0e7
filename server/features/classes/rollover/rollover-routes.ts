import { route } from '../../../http/route.ts';
import { getNextYear } from './next-year.ts';
import { rollOver } from './roll-over.ts';
import { undoRollover } from './undo-rollover.ts';

export const rolloverRoutes = {
  nextYear: route.classes.nextYear.handler(({ context: { database } }) => getNextYear(database)),

  rollOver: route.classes.rollOver.handler(
    // A whole school takes longer than people may keep the database busy otherwise.
    ({ context: { exportDatabase: database, actor }, input }) => rollOver(database, actor, input),
  ),

  undoRollover: route.classes.undoRollover.handler(
    ({ context: { exportDatabase: database, actor }, input }) =>
      undoRollover(database, actor, input.id),
  ),
};
