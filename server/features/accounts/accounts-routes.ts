import { route } from '../../http/route.ts';
import { deleteUser } from './delete-user.ts';
import { inviteUsers } from './invite-users.ts';
import { listAuditEvents } from './list-audit-events.ts';
import { listUsers } from './list-users.ts';
import { presentUser } from './present-user.ts';
import { setExtraTime } from './set-extra-time.ts';
import { setRole } from './set-role.ts';

export const accountsRoutes = {
  currentUser: route.accounts.currentUser.handler(({ context }) => ({
    user: context.actor,
  })),

  signInProviders: route.accounts.signInProviders.handler(({ context }) => ({
    providers: context.signInProviders.map(({ id, name }) => ({ id, name })),
  })),

  listUsers: route.accounts.listUsers.handler(({ context, input }) =>
    listUsers(context.database, context.actor, context.settings, input),
  ),

  setRole: route.accounts.setRole.handler(async ({ context, input }) => {
    const { database, actor, settings } = context;
    return presentUser(actor, await setRole(database, actor, settings, input), settings);
  }),

  setExtraTime: route.accounts.setExtraTime.handler(async ({ context, input }) => {
    const { database, actor, settings } = context;
    return presentUser(actor, await setExtraTime(database, actor, input), settings);
  }),

  deleteUser: route.accounts.deleteUser.handler(async ({ context: { database, actor }, input }) => {
    await deleteUser(database, actor, input.userId);
    return { deleted: true };
  }),

  inviteUsers: route.accounts.inviteUsers.handler(
    ({ context: { database, jobs, actor, linkAddress }, input }) =>
      inviteUsers(database, jobs, actor, { ...input, linkAddress: linkAddress() }),
  ),

  listAuditEvents: route.accounts.listAuditEvents.handler(({ context: { database }, input }) =>
    listAuditEvents(database, input),
  ),
};
