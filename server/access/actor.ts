import type { tokenKinds } from '../../shared/contract/tokens.ts';
import type { Role } from '../../shared/permissions.ts';

/** The signed-in person who makes a call. */
export interface Actor {
  id: string;
  username: string;
  displayName: string;
  email: string;
  role: Role;
  extraTimePercentage: number;
  teacherCode: string | null;
  /** The session that the call was made in. */
  sessionId: string;
  /**
   * True if the school requires a second factor of staff and this person has not set one up yet.
   */
  needsSecondFactor: boolean;
  /** True if this person must first choose a password to replace the one on their sign-in card. */
  needsNewPassword: boolean;
  /** True if this person registered themselves and has not confirmed their email address yet. */
  needsEmailProof: boolean;
  /** The access token used instead of a session; it allows no more than its scopes. */
  token?: {
    id: string;
    kind: (typeof tokenKinds)[number];
    name: string;
    scopes: readonly string[];
  };
}
