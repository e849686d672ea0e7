import type { tokenKinds } from '../../shared/contract/tokens.ts';
import type { Role } from '../../shared/permissions.ts';

/** The signed-in person on whose behalf a call is made. */
export interface Actor {
  id: string;
  username: string;
  displayName: string;
  email: string;
  role: Role;
  extraTimePercentage: number;
  teacherCode: string | null;
  /** The session in which they ask. */
  sessionId: string;
  /** Whether the school asks staff for a second factor, which they have not set up yet. */
  needsSecondFactor: boolean;
  /** Whether the school asks them for a password of their own, in place of the one on their card. */
  needsNewPassword: boolean;
  /** Whether they registered themselves and have not shown yet that the address is theirs. */
  needsEmailProof: boolean;
  /** The key by which they ask, in place of a session: it may do no more than its scopes. */
  token?: {
    id: string;
    kind: (typeof tokenKinds)[number];
    name: string;
    scopes: readonly string[];
  };
}
