export { AddPeople } from './users/add-people.tsx';
export { grantLabels, inGrantOrder, roleNames } from './users/role-names.ts';
export { useExtraTime } from './users/use-extra-time.ts';
export { ProofLink } from './users/proof-link.tsx';
export { useRoleChange } from './users/use-role-change.ts';
export { NewToken } from './tokens/new-token.tsx';
export { TokenList } from './tokens/token-list.tsx';
export { leaverSentence, SignInState } from './sign-in-state.tsx';
