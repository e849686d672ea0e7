export { createAuth, type Auth } from './auth/auth.ts';
export { registerAuthRoutes } from './auth/auth-plugin.ts';
export { activateTeacherAccounts } from './teacher-codes/activate-teacher-accounts.ts';
export { eraseLeavers } from './person-data/erase-leavers.ts';
export { noteMerged } from './person-data/erased-list.ts';
export { presentLeaver } from './person-data/leavers-rules.ts';
export { renameClassesOfRuns } from './teacher-codes/tenants-queries.ts';
export { createTeacherCode } from './teacher-codes/teacher-code.ts';
export { makeClassCode } from './teacher-codes/give-teacher-code.ts';
export {
  greenpen,
  operator,
  recordActs,
  recordAuditEvent,
  recordCall,
  recordForEach,
} from './audit/record-audit-event.ts';
export { deleteOldAuditEvents } from './audit/audit-queries.ts';
export { deleteEndedSessions } from './sessions/sessions-queries.ts';
export { lockSignInNames } from './student-cards/cards-queries.ts';
export {
  drawPasswords,
  makeStudentAccounts,
  resetToCards,
  toCard,
  type SignInCard,
} from './student-cards/student-cards.ts';
export { areCodesGuessed, noteWrongCode } from './sign-up/guessed-codes.ts';
export {
  arePasswordsForAll,
  findPasswordState,
  signsInElsewhere,
  type PasswordRule,
  type PasswordState,
} from './sign-in/password-sign-in.ts';
export { warnOfWayIn } from './sign-in/warn-of-way-in.ts';
export { stateOf } from './present-user.ts';
export { sendInvitation } from './invitations/send-invitation.ts';
export { addressForLinks } from './auth/link-address.ts';
export { findNamesakes, tellApart, withDetail } from './people/namesakes-queries.ts';
export { listPersonColumns } from './person-data/person-columns-queries.ts';
export {
  findPerson,
  isPersonFound,
  leftAtColumn,
  lockRoles,
  signInColumns,
  type PersonRow,
} from './people-queries.ts';
export { removePerson } from './people/remove-person-queries.ts';
export {
  asChanged,
  asOwned,
  canSetExtraTime,
  rolesFor,
  type PeopleSettings,
} from './people-rules.ts';
export { joinPlatformPerson, makePlatformPeople } from './platforms/platform-people.ts';
export {
  findSubject,
  isEmailKnown,
  listLinked,
  listStrayMembers,
  type LinkedPerson,
} from './platforms/platform-people-queries.ts';
