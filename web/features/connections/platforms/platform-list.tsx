import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { LearningPlatform } from '../../../../shared/contract/lti.ts';
import { ltiMessages } from '../../../../shared/messages/lti.ts';
import { api, client } from '../../../api/client.ts';
import { counted } from '../../../../shared/counted.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { RowList } from '../../../ui/lists/row-list.tsx';
import { useRemoval } from '../../../ui/dialogs/use-removal.ts';
import classes from '../../../ui/lists/rows.module.css';
import { FailingMarks } from './failing-marks.tsx';
import { PlatformForm } from './platform-form.tsx';

type Shown = { platform: LearningPlatform; part: 'details' | 'marks' };

/** The school's learning platforms, each with the state of its marks. */
export function PlatformList() {
  const [shown, setShown] = useState<Shown | null>(null);
  const platforms = useQuery(api.lti.list.queryOptions());
  const removal = useRemoval((platformId) => client.lti.remove({ platformId }), {
    key: api.lti.key(),
    verb: 'Remove',
    question: ltiMessages.confirmRemove,
    done: ltiMessages.removed,
    failed: ltiMessages.removeFailed,
  });
  return (
    <>
      <RowList
        query={platforms}
        height={22}
        failed={ltiMessages.loadFailed}
        none="No learning platform has been added."
        keyOf={({ id }) => id}
        renderRow={(platform) => (
          <>
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
                loading={removal.isRemoving(platform.id)}
                onClick={() => void removal.ask(platform.id, platform.name)}
              >
                Remove
              </Button>
            </div>
          </>
        )}
      />
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
