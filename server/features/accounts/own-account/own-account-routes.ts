import { fail } from '../../../http/fail.ts';
import { route } from '../../../http/route.ts';
import { changeOwnEmail, confirmOwnEmail, sendEmailProof } from './change-own-email.ts';
import { changeOwnName } from './change-own-name.ts';
import { getOwnAccount } from './get-own-account.ts';
import { deleteProvider, deleteSession } from './own-account-queries.ts';

export const ownAccountRoutes = {
  get: route.account.get.handler(({ context }) => getOwnAccount(context, context.actor)),

  changeName: route.account.changeName.handler(
    async ({ context: { database, actor }, input: { displayName } }) => ({
      displayName: await changeOwnName(database, actor, displayName),
    }),
  ),

  changeEmail: route.account.changeEmail.handler(async ({ context, input }) => {
    await changeOwnEmail(context, context.actor, input);
    return { done: true };
  }),

  sendEmailProof: route.account.sendEmailProof.handler(async ({ context }) => {
    await sendEmailProof(context, context.actor);
    return { done: true };
  }),

  confirmEmail: route.account.confirmEmail.handler(({ context, input }) =>
    confirmOwnEmail(context, context.actor, input.token),
  ),

  disconnectProvider: route.account.disconnectProvider.handler(
    async ({ context: { database, ownerId }, input: { providerId } }) => {
      if (!(await deleteProvider(database, ownerId, providerId))) {
        throw fail('LAST_WAY_IN');
      }
      return { done: true };
    },
  ),

  endSession: route.account.endSession.handler(
    async ({ context: { database, ownerId }, input: { sessionId } }) => {
      if (!(await deleteSession(database, ownerId, sessionId))) throw fail('NOT_FOUND');
      return { done: true };
    },
  ),
};
