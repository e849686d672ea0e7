import { Button, Tabs } from '@mantine/core';
import { IconKeyboard } from '@tabler/icons-react';
import { useDesk } from './desk-context.ts';
import classes from './desk-tabs.module.css';
import { KeyHint } from './keyboard/key-hint.tsx';
import { type DeskTab, deskTabs } from './responses-view.ts';

interface DeskTabsProps {
  /** Null while it is not known. */
  toCheck: number | null;
}

const labels: Record<DeskTab, string> = {
  students: 'By student',
  questions: 'By question',
  check: 'Check these first',
};

/** The ways through the answers, and the keys that mark. */
export function DeskTabs({ toCheck }: DeskTabsProps) {
  const { showShortcuts } = useDesk();
  return (
    <div className={classes.line}>
      <Tabs.List className={classes.tabs}>
        {deskTabs.map((each) => (
          <Tabs.Tab key={each} value={each}>
            {labels[each]}
            {each === 'check' && toCheck !== null && toCheck > 0 && (
              <span className={classes.count}>{toCheck}</span>
            )}
          </Tabs.Tab>
        ))}
      </Tabs.List>
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
        Shortcuts
      </Button>
    </div>
  );
}
