export { createAuth, findActor, type Auth } from './auth.ts';
export { registerAuthRoutes } from './auth-plugin.ts';
export { activateTeacherAccounts } from './activate-teacher-accounts.ts';
export { recordAuditEvent } from './record-audit-event.ts';
export { sendInvitation } from './send-invitation.ts';
export { addressForLinks } from './sign-in-address.ts';
