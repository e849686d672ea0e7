import { route, type Services } from '../../http/route.ts';
import { exportAuditEvents } from './audit/export-audit-events.ts';
import { correctDetails } from './people/correct-details.ts';
import { deleteUser } from './people/delete-user.ts';
import { makePasswordLink, resendInvitation } from './passwords/hand-over-link.ts';
import { inviteUsers } from './invitations/invite-users.ts';
import { listAuditEvents } from './audit/list-audit-events.ts';
import { listUsers } from './people/list-users.ts';
import { arePasswordsForAll } from './sign-in/password-sign-in.ts';
import { noteErased } from './person-data/erased-list.ts';
import { presentUser, type PresentSettings } from './present-user.ts';
import { resetSecondFactor } from './second-factor/reset-second-factor.ts';
import { setExtraTime } from './people/set-extra-time.ts';
import { endSessions, setSuspended } from './people/suspend-person.ts';
import { setRole, undoRole } from './people/set-role.ts';

/** Returns the settings that decide how people are presented to the caller. */
async function describePeople(context: Services): Promise<PresentSettings> {
  const { leaverMonths } = await context.settingsStore.get(context.database);
  return { ...context.settings, arePasswordsOn: await arePasswordsForAll(context), leaverMonths };
}

export const accountsRoutes = {
  currentUser: route.accounts.currentUser.handler(async ({ context }) => ({
    user: context.actor,
    timeZone: (await context.settingsStore.get(context.database)).timeZone,
  })),

  signInProviders: route.accounts.signInProviders.handler(async ({ context }) => ({
    providers: context.signInProviders.map(({ id, name }) => ({ id, name })),
    sendsMail: context.settings.smtpUrl !== null,
    passwordSignIn: await arePasswordsForAll(context),
    registration: (await context.settingsStore.get(context.database)).registration,
  })),

  listUsers: route.accounts.listUsers.handler(async ({ context, input }) =>
    listUsers(context.database, context.actor, await describePeople(context), input),
  ),

  setRole: route.accounts.setRole.handler(async ({ context, input }) => {
    const { actor } = context;
    const { person, proof } = await setRole(context, actor, context.person, input.role);
    return { ...presentUser(actor, person, await describePeople(context)), proof };
  }),

  undoRole: route.accounts.undoRole.handler(async ({ context }) => {
    const { database, actor, person } = context;
    const changed = await undoRole(database, actor, person);
    return presentUser(actor, changed, await describePeople(context));
  }),

  correctDetails: route.accounts.correctDetails.handler(async ({ context, input }) => {
    const { actor, person } = context;
    const corrected = await correctDetails(context, actor, person, input);
    return presentUser(actor, corrected, await describePeople(context));
  }),

  setExtraTime: route.accounts.setExtraTime.handler(async ({ context, input }) => {
    const { database, actor, person } = context;
    const changed = await setExtraTime(database, actor, person, input.extraTimePercentage);
    return presentUser(actor, changed, await describePeople(context));
  }),

  resetSecondFactor: route.accounts.resetSecondFactor.handler(async ({ context }) => {
    const { database, actor, person } = context;
    const changed = await resetSecondFactor(database, actor, person);
    return presentUser(actor, changed, await describePeople(context));
  }),

  setSuspended: route.accounts.setSuspended.handler(async ({ context, input }) => {
    const { database, actor, person } = context;
    const changed = await setSuspended(database, actor, person, input.suspended);
    return presentUser(actor, changed, await describePeople(context));
  }),

  endSessions: route.accounts.endSessions.handler(
    async ({ context: { database, actor, person } }) => {
      await endSessions(database, actor, person);
      return { ended: true };
    },
  ),

  makePasswordLink: route.accounts.makePasswordLink.handler(
    async ({ context: { actor, person, linkAddress, ...tools } }) => ({
      link: await makePasswordLink(tools, actor, person, linkAddress()),
    }),
  ),

  resendInvitation: route.accounts.resendInvitation.handler(
    async ({ context: { actor, person, linkAddress, settings, ...tools } }) => {
      const sendsMail = settings.smtpUrl !== null;
      await resendInvitation(tools, actor, person, { linkAddress: linkAddress(), sendsMail });
      return { sent: true };
    },
  ),

  deleteUser: route.accounts.deleteUser.handler(
    async ({ context: { database, actor, person, settings } }) => {
      await deleteUser(database, actor, person, (id) =>
        noteErased(settings.dataDir, id, 'account'),
      );
      return { deleted: true };
    },
  ),

  inviteUsers: route.accounts.inviteUsers.handler(
    ({ context: { actor, linkAddress, settings, ...tools }, input }) =>
      inviteUsers(tools, actor, {
        ...input,
        sendsMail: settings.smtpUrl !== null,
        isSchool: settings.isSchool,
        linkAddress: linkAddress(),
      }),
  ),

  exportAuditEvents: route.accounts.exportAuditEvents.handler(({ context: { database }, input }) =>
    exportAuditEvents(database, input),
  ),

  listAuditEvents: route.accounts.listAuditEvents.handler(({ context: { database }, input }) =>
    listAuditEvents(database, input),
  ),
};
