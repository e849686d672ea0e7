import { Button, Skeleton } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { LearningPlatform } from '../../../../shared/contract/lti.ts';
import { ltiMessages } from '../../../../shared/messages/lti.ts';
import { api } from '../../../api/client.ts';
import { errorSentence } from '../../../api/error-sentence.ts';
import { confirm } from '../../../ui/confirm.tsx';
import { counted } from '../../../ui/counted.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { isolate } from '../../../ui/isolate.ts';
import { toast } from '../../../ui/toast.ts';
import classes from '../../../ui/rows.module.css';
import { FailingMarks } from './failing-marks.tsx';
import { PlatformForm } from './platform-form.tsx';

type Shown = { platform: LearningPlatform; part: 'details' | 'marks' };

/** The school's learning platforms, each with the state of its marks. */
export function PlatformList() {
  const queryClient = useQueryClient();
  const [shown, setShown] = useState<Shown | null>(null);
  const platforms = useQuery(api.lti.list.queryOptions());
  const removing = useMutation(
    api.lti.remove.mutationOptions({
      onSuccess: () => toast.success(ltiMessages.removed),
      onError: (error) => toast.error(errorSentence(error, ltiMessages.removeFailed)),
      onSettled: () => queryClient.invalidateQueries({ queryKey: api.lti.key() }),
    }),
  );
  const remove = async ({ id, name }: LearningPlatform) => {
    const isConfirmed = await confirm({
      title: `Remove ${isolate(name)}`,
      message: ltiMessages.confirmRemove,
      confirmLabel: 'Remove',
      isDestructive: true,
    });
    if (isConfirmed) removing.mutate({ platformId: id });
  };
  if (platforms.isPending) return <Skeleton h={22} />;
  if (!platforms.data) return <ErrorState of={platforms} message={ltiMessages.loadFailed} />;
  const { items } = platforms.data;
  if (items.length === 0)
    return <p className={classes.dim}>No learning platform has been added.</p>;
  return (
    <>
      <ul className={classes.list}>
        {items.map((platform) => (
          <li key={platform.id} className={classes.row}>
            <div className={classes.facts}>
              <span className={classes.name}>{platform.name}</span>
              <span className={classes.dim}>{platform.issuer}</span>
              <span className={classes.dim}>{sayState(platform)}</span>
              {platform.courseProblem !== null && (
                <span className={classes.dim}>
                  The students of a course could not be read. {platform.courseProblem}
                </span>
              )}
            </div>
            <div className={classes.buttons}>
              {platform.failing > 0 && (
                <Button
                  size="xs"
                  variant="default"
                  aria-label={`Marks that ${platform.name} did not take`}
                  onClick={() => setShown({ platform, part: 'marks' })}
                >
                  Marks
                </Button>
              )}
              <Button
                size="xs"
                variant="default"
                aria-label={`Change ${platform.name}`}
                onClick={() => setShown({ platform, part: 'details' })}
              >
                Change
              </Button>
              <Button
                size="xs"
                variant="default"
                aria-label={`Remove ${platform.name}`}
                onClick={() => void remove(platform)}
              >
                Remove
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <Dialog
        isOpen={shown !== null}
        onClose={() => setShown(null)}
        title={shown?.part === 'marks' ? 'Marks that were not taken' : 'Change a learning platform'}
        isWide
      >
        {shown?.part === 'marks' && <FailingMarks platformId={shown.platform.id} />}
        {shown?.part === 'details' && (
          <PlatformForm platform={shown.platform} onDone={() => setShown(null)} />
        )}
      </Dialog>
    </>
  );
}

function sayState({ deploymentIds, links, sent, failing }: LearningPlatform): string {
  if (deploymentIds.length === 0)
    return 'No deployment ID yet: nobody can sign in from it until you add one.';
  const parts = [
    counted(links, 'link'),
    `${counted(sent, 'mark')} sent`,
    ...(failing > 0 ? [`${counted(failing, 'mark was', 'marks were')} not taken`] : []),
  ];
  return parts.join(' · ');
}
