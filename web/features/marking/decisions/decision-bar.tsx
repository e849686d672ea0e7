import { Button, CloseButton } from '@mantine/core';
import { IconArrowBackUp } from '../../../icons/arrow-back-up.ts';
import { IconCheck } from '../../../icons/check.ts';
import { useDecisionsState, useDesk } from '../desk/desk-context.ts';
import { KeyHint } from '../keyboard/key-hint.tsx';
import { useDeskKeys } from '../keyboard/use-desk-keys.ts';
import classes from './decision-bar.module.css';

/** The latest decision with an Undo button. It stays, so that nobody needs to hurry. */
export function DecisionBar() {
  const { decisions, isLocked } = useDesk();
  const { undo, dismissNews } = decisions;
  const news = useDecisionsState('news');
  const canUndo = useDecisionsState('done').length > 0 && !isLocked;

  useDeskKeys(canUndo, (key) => {
    if (key !== 'u') return false;
    void undo();
    return true;
  });

  return (
    <div className={classes.place}>
      <output>
        {news !== '' && (
          <div className={classes.bar}>
            <IconCheck size={18} className={classes.icon} aria-hidden />
            <span className={classes.words}>{news}</span>
            {canUndo && (
              <Button
                variant="subtle"
                size="compact-sm"
                leftSection={<IconArrowBackUp size={16} aria-hidden />}
                rightSection={<KeyHint>U</KeyHint>}
                onClick={() => void undo()}
              >
                Undo
              </Button>
            )}
            <CloseButton aria-label="Dismiss" onClick={dismissNews} />
          </div>
        )}
      </output>
    </div>
  );
}
