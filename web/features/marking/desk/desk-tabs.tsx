import type { ReactNode } from 'react';
import { Button, Tabs } from '@mantine/core';
import { IconKeyboard } from '../../../icons/keyboard.ts';
import { TabLine } from '../../../ui/page/tab-line.tsx';
import { useDesk } from './desk-context.ts';
import classes from './desk-tabs.module.css';
import { KeyHint } from '../keyboard/key-hint.tsx';
import { leaveToKeys } from '../keyboard/leave-to-keys.ts';
import { type DeskTab, deskTabs } from '../responses-view.ts';

interface DeskTabsProps {
  open: DeskTab;
  /** The id of the open tab's panel. */
  panelId: string;
  /** The number of answers to check; null while it is not known. */
  toCheck: number | null;
  /** The number of appeals waiting for a decision; null if the tab is not needed. */
  openAppeals: number | null;
  /** Next to the tabs: how much is in ink. */
  children: ReactNode;
}

const labels: Record<DeskTab, ReactNode> = {
  first: 'Ten first',
  students: 'By student',
  questions: 'By question',
  // Also announced on a phone, where the count takes the label's place.
  check: (
    <>
      Check <span className={classes.wide}>these </span>first
    </>
  ),
  appeals: 'Appeals',
};

/** The tabs of the desk, and the button for the keyboard shortcuts. */
export function DeskTabs({ open, panelId, toCheck, openAppeals, children }: DeskTabsProps) {
  const { showShortcuts } = useDesk();
  const counts: Partial<Record<DeskTab, number | null>> = { check: toCheck, appeals: openAppeals };
  const shown = deskTabs.filter((each) => each !== 'appeals' || openAppeals !== null);
  return (
    <div className={classes.line}>
      <TabLine>
        {shown.map((each) => (
          <Tabs.Tab
            key={each}
            value={each}
            aria-controls={each === open ? panelId : undefined}
            onClick={leaveToKeys}
          >
            {labels[each]}
            {counts[each] === null && (
              <span className={`${classes.count} ${classes.coming}`}>00</span>
            )}
            {Boolean(counts[each]) && <span className={classes.count}>{counts[each]}</span>}
          </Tabs.Tab>
        ))}
      </TabLine>
      {children}
      <Button
        variant="subtle"
        color="gray"
        fw={500}
        size="compact-sm"
        className={classes.keys}
        leftSection={<IconKeyboard size={18} aria-hidden />}
        rightSection={<KeyHint>?</KeyHint>}
        onClick={showShortcuts}
      >
        <span className={classes.keysWords}>Shortcuts</span>
      </Button>
    </div>
  );
}
