import { z } from 'zod';
import type { ImportedRow } from '../../../../shared/contract/accounts.ts';
import { MAX_NAME_CHARACTERS } from '../../../../shared/business-rules.ts';
import { accountsMessages } from '../../../../shared/messages/accounts.ts';
import { isLikeName } from '../../../../shared/person-name.ts';
import { isWithoutEmail } from '../../../../shared/sign-in-name.ts';
import { usersMessages } from '../../../../shared/messages/users.ts';

/** One row of a bulk invitation, as it was sent. */
export interface InvitationRow {
  name: string;
  email: string;
}

const email = z.email();

/**
 * Returns the outcome for each row of a bulk invitation: its first mistake, a duplicate of another
 * row, an email among `knownEmails` (lower case), or ready. Emails in `unproved` belong to accounts
 * that somebody else may have registered.
 */
export function checkInvitations(
  rows: readonly InvitationRow[],
  knownEmails: ReadonlySet<string>,
  unproved: ReadonlyMap<string, unknown> = new Map(),
): ImportedRow[] {
  const seen = new Set<string>();
  return rows.map((raw, index) => {
    const row = { row: index + 1, ...tidy(raw) };
    const mistake = findMistake(row);
    if (mistake) return { ...row, outcome: 'invalid', problem: mistake };
    if (seen.has(row.email)) {
      return { ...row, outcome: 'duplicate', problem: usersMessages.emailRepeated };
    }
    seen.add(row.email);
    if (unproved.has(row.email)) {
      return { ...row, outcome: 'unproved', problem: usersMessages.emailUnproved };
    }
    return knownEmails.has(row.email)
      ? { ...row, outcome: 'exists', problem: usersMessages.emailKnown }
      : { ...row, outcome: 'ready', problem: '' };
  });
}

/**
 * Normalises a row: sign-in compares emails in lower case, and pasted names may contain line breaks
 * and tabs.
 */
export function tidy({ name, email: address }: InvitationRow): InvitationRow {
  const visible = name.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
  return { name: visible.normalize('NFC'), email: address.trim().toLowerCase() };
}

function findMistake(row: InvitationRow): string | undefined {
  const nameCharacters = [...row.name].length;
  if (nameCharacters === 0) return usersMessages.nameMissing;
  if (nameCharacters > MAX_NAME_CHARACTERS) return usersMessages.nameTooLong;
  if (!isLikeName(row.name)) return usersMessages.nameIsNone;
  return email.safeParse(row.email).success && !isWithoutEmail(row.email)
    ? undefined
    : accountsMessages.emailInvalid;
}
