import { Button } from '@mantine/core';
import { IconCheck } from '../../../icons/check.ts';
import { useState } from 'react';
import type { StudentProfile } from '../../../../shared/contract/students.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { isolate } from '../../../ui/text/isolate.ts';
import { Panel } from '../../../ui/page/panel.tsx';
import { PanelTitle } from '../panel-title.tsx';
import classes from './access-arrangements.module.css';
import { formatArrangements } from './format-arrangements.ts';
import { ArrangementsForm } from './arrangements-form.tsx';

/**
 * The student's arrangements in every quiz apart from extra time; edited in a dialog with a sample.
 */
export function AccessArrangements({ profile }: { profile: StudentProfile }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const given = formatArrangements(profile.accessArrangements);
  return (
    <Panel component="section" aria-labelledby="arrangements" className={classes.panel}>
      <PanelTitle id="arrangements">Access arrangements</PanelTitle>
      {given.length === 0 ? (
        <p className={classes.none}>No rest breaks, larger text, overlay or reading aloud.</p>
      ) : (
        <ul className={classes.given}>
          {given.map((words) => (
            <li key={words}>
              <IconCheck size={16} stroke={2.5} aria-hidden className={classes.tick} />
              {words}
            </li>
          ))}
        </ul>
      )}
      {profile.abilities.canSetExtraTime && (
        <Button
          variant="default"
          fullWidth
          mt="md"
          aria-label="Change access arrangements"
          onClick={() => setIsOpen(true)}
        >
          Change
        </Button>
      )}
      <Dialog
        isOpen={isOpen}
        isWide
        title={`Access arrangements of ${isolate(profile.displayName || profile.username)}`}
        onClose={close}
      >
        <ArrangementsForm profile={profile} onDone={close} />
      </Dialog>
    </Panel>
  );
}
