import { route } from '../../http/route.ts';
import { deleteFirstStep, insertFirstStep } from './first-steps-queries.ts';
import { getFirstSteps, sendTestMail } from './first-steps.ts';

export const firstStepsRoutes = {
  firstSteps: route.system.firstSteps.handler(({ context }) =>
    getFirstSteps(context, context.actor),
  ),

  noteFirstStep: route.system.noteFirstStep.handler(async ({ context, input }) => {
    await insertFirstStep(context.database, input.name);
    return getFirstSteps(context, context.actor);
  }),

  dismissFirstSteps: route.system.dismissFirstSteps.handler(async ({ context, input }) => {
    const change = input.dismissed ? insertFirstStep : deleteFirstStep;
    await change(context.database, 'dismissed');
    return getFirstSteps(context, context.actor);
  }),

  sendTestMail: route.system.sendTestMail.handler(async ({ context }) => {
    await sendTestMail(context, context.actor);
    return getFirstSteps(context, context.actor);
  }),
};
