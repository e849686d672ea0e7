import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ImportedRow } from '../../../../shared/contract/accounts.ts';
import { usersMessages } from '../../../../shared/messages/users.ts';
import type { Role } from '../../../../shared/permissions.ts';
import { api, client } from '../../../api/client.ts';
import { errorSentence } from '../../../api/error-sentence.ts';
import type { LinkToHandOver } from './links-to-hand-over.tsx';
import type { PersonEntry } from './read-people-csv.ts';
import { readTextFile } from '../../../ui/forms/read-text-file.ts';
import { useRefreshPeople } from './use-refresh-people.ts';

/** Returns true if a row prevents the whole list from being added. */
export function needsAttention({ outcome }: ImportedRow): boolean {
  return outcome === 'invalid' || outcome === 'duplicate';
}

/** Returns true if the person of a row will receive an invitation. */
export function isInvited({ outcome }: ImportedRow): boolean {
  return outcome === 'ready' || outcome === 'unproved';
}

/** A list of people that has been read and checked for a role. */
interface CheckedList {
  people: PersonEntry[];
  role: Role;
  /** One for each person, in the same order. */
  rows: ImportedRow[];
}

/** Thrown if a list cannot be read; its message is the sentence to show. */
class UnreadableList extends Error {}

/**
 * Handles the steps from a pasted list to invited people: check, review, invite. Typed text stays
 * until the people are invited; changing it invalidates the check.
 */
export function useInvitation(firstRole: Role, teacherCode?: string) {
  const [text, setText] = useState('');
  const [role, setRole] = useState(firstRole);
  const [fileProblem, setFileProblem] = useState<string | null>(null);
  /** Each link is shown only once, so they stay while the next list is typed and sent. */
  const [links, setLinks] = useState<readonly LinkToHandOver[]>([]);
  const refresh = useRefreshPeople();

  const check = useMutation({
    mutationFn: async (wanted: { text: string; role: Role }): Promise<CheckedList> => {
      // Loaded on demand, because most visitors of this page add nobody.
      const { readPeopleCsv } = await import('./read-people-csv.ts');
      const list = readPeopleCsv(wanted.text);
      if ('problem' in list) throw new UnreadableList(list.problem);
      const { people } = list;
      const asked = { role: wanted.role, rows: people, dryRun: true };
      const { rows } = await client.accounts.inviteUsers(asked);
      return { people, role: wanted.role, rows };
    },
  });

  const invite = useMutation(
    api.accounts.inviteUsers.mutationOptions({
      onSuccess: ({ links: made }) => {
        const isOlder = ({ email }: LinkToHandOver) => made.every((one) => one.email !== email);
        setLinks((before) => [...before.filter(isOlder), ...made]);
        setText('');
        check.reset();
        return refresh();
      },
    }),
  );

  const startAfresh = () => {
    setFileProblem(null);
    check.reset();
    invite.reset();
  };

  const changeText = (next: string) => {
    startAfresh();
    setText(next);
  };

  const checkList = () => {
    startAfresh();
    check.mutate({ text, role });
  };

  const checkProblem =
    check.error instanceof UnreadableList
      ? check.error.message
      : check.error && errorSentence(check.error, usersMessages.checkFailed);
  return {
    text,
    changeText,
    /** Replaces the typed text with that of a file. */
    takeFile: async (file: Blob) => {
      const content = await readTextFile(file);
      if (content === undefined) setFileProblem(usersMessages.fileNotCsv);
      else changeText(content);
    },
    role,
    changeRole: (next: Role) => {
      startAfresh();
      setRole(next);
    },
    listProblem: fileProblem ?? checkProblem,
    checkList,
    isChecking: check.isPending,
    checked: check.data,
    /** Identifies the check. */
    checkedAt: check.submittedAt,
    /** Invites the people whose rows are valid. */
    inviteReady: ({ people, rows, role: checkedRole }: CheckedList) =>
      invite.mutate({
        role: checkedRole,
        teacherCode,
        rows: people.filter((_, index) => {
          const row = rows[index];
          return row && isInvited(row);
        }),
        dryRun: false,
      }),
    isInviting: invite.isPending,
    inviteProblem: invite.error && errorSentence(invite.error, usersMessages.inviteFailed),
    /** The outcome of the invitations, once sent. */
    outcome: invite.data,
    links,
  };
}

export type Invitation = ReturnType<typeof useInvitation>;
