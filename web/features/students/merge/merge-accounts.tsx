import { Button, Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FoundPerson } from '../../../../shared/contract/classes.ts';
import type { StudentProfile } from '../../../../shared/contract/students.ts';
import { studentsMessages } from '../../../../shared/messages/students.ts';
import { api } from '../../../api/client.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { isolate } from '../../../ui/text/isolate.ts';
import { PersonPicker } from '../../classes/public.ts';
import { MergeForm } from './merge-form.tsx';

/** Finds the second account of a student and merges the two. */
export function MergeAccounts({ profile }: { profile: StudentProfile }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  if (!profile.abilities.canMerge) return null;
  return (
    <>
      <Button variant="default" fullWidth mt="xs" onClick={() => setIsOpen(true)}>
        Merge with another account
      </Button>
      <Dialog
        isOpen={isOpen}
        title={`Merge another account into ${isolate(profile.displayName)}`}
        onClose={close}
        isWide
        isTall
      >
        <MergeDialog profile={profile} onDone={close} />
      </Dialog>
    </>
  );
}

function MergeDialog({ profile, onDone }: { profile: StudentProfile; onDone: () => void }) {
  const [other, setOther] = useState<FoundPerson | null>(null);
  const preview = useQuery(
    api.students.previewMerge.queryOptions({
      input: { studentId: profile.id, otherId: other?.id ?? '' },
      enabled: other !== null,
      retry: false,
      // Not cached, because it is the basis of a decision that cannot be undone.
      gcTime: 0,
    }),
  );
  return (
    // Leaves room for the suggestions below the box: above it they would cover its label.
    <Stack gap="lg" mih={320}>
      <PersonPicker
        label="The other account, which will go"
        who="students"
        picked={other}
        onPick={setOther}
        without={[profile.id]}
      />
      {other && preview.isPending && <Skeleton h={220} radius="lg" />}
      {other && preview.isError && (
        <ErrorState of={preview} message={studentsMessages.mergePreviewFailed} />
      )}
      {other && preview.data && (
        <MergeForm
          key={other.id}
          preview={preview.data}
          onChanged={() => void preview.refetch()}
          onDone={onDone}
        />
      )}
    </Stack>
  );
}
