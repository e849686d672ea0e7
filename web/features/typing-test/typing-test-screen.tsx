import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { PageShell } from '../../ui/page-shell.tsx';
import { Leaderboard } from './leaderboard.tsx';
import { MyTypingResults } from './my-typing-results.tsx';
import { TypingPanel } from './typing-panel.tsx';
import classes from './typing-test-screen.module.css';

/** The 30-second test, one's own results and the ten fastest (spec section 2, Typing test). */
export function TypingTestScreen() {
  return (
    <PageShell
      title="Typing Test"
      subtitle="How fast can you type in 30 seconds?"
      actions={
        <Button
          component={Link}
          to={paths.dashboard}
          variant="default"
          leftSection={<IconArrowLeft size={16} aria-hidden />}
        >
          Back to Dashboard
        </Button>
      }
    >
      <TypingPanel />
      <div className={classes.below}>
        <MyTypingResults />
        <Leaderboard />
      </div>
    </PageShell>
  );
}
