import { BackToDashboard } from '../../ui/page/back-to-dashboard.tsx';
import { pageHeads } from '../../page-heads.ts';
import { PageShell } from '../../ui/page/page-shell.tsx';
import { Leaderboard } from './leaderboard.tsx';
import { MyTypingResults } from './my-typing-results.tsx';
import { TypingPanel } from './typing-panel.tsx';
import classes from './typing-test-screen.module.css';

/**
 * The 30-second test, the person's own results and the ten fastest (spec section 2, Typing test).
 */
export function TypingTestScreen() {
  return (
    <PageShell {...pageHeads['/typing-test']} actions={<BackToDashboard />}>
      <TypingPanel />
      <div className={classes.below}>
        <MyTypingResults />
        <Leaderboard />
      </div>
    </PageShell>
  );
}
