import { Switch, Text, VisuallyHidden } from '@mantine/core';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { KeyHint } from './key-hint.tsx';
import { useShortcutSetting } from './shortcut-setting.ts';
import classes from './shortcuts-dialog.module.css';

interface ShortcutsDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

const shortcuts: readonly { keys: readonly string[]; what: string }[] = [
  { keys: ['0', '…', '9'], what: 'Set the mark. Above 9, press two digits.' },
  { keys: ['Enter'], what: 'Save, and move on to the next answer not in ink' },
  { keys: ['Q', 'W', '…'], what: 'Tick or untick a point; the mark follows' },
  { keys: ['A'], what: 'Accept the mark, and move on' },
  { keys: ['J', '↓'], what: 'Next answer' },
  { keys: ['K', '↑'], what: 'Previous answer' },
  { keys: ['N', 'P'], what: 'Next and previous question' },
  { keys: ['F'], what: 'Write feedback. Ctrl Enter saves it, Esc goes back.' },
  { keys: ['U'], what: 'Undo the last decision' },
  { keys: ['?'], what: 'Show these shortcuts' },
];

/** Lists the keyboard shortcuts, with a switch to turn them off. */
export function ShortcutsDialog({ isOpen, onClose }: ShortcutsDialogProps) {
  const [isOn, setIsOn] = useShortcutSetting();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Marking by keyboard">
      <dl className={classes.list}>
        {shortcuts.map(({ keys, what }) => (
          <div key={what} className={classes.row}>
            <dt className={classes.keys}>
              <VisuallyHidden>{keys.join(' ')}</VisuallyHidden>
              {keys.map((key) => (
                <KeyHint key={key}>{key}</KeyHint>
              ))}
            </dt>
            <dd className={classes.what}>{what}</dd>
          </div>
        ))}
      </dl>
      <Switch
        mt="lg"
        label="Mark with single keys"
        checked={isOn}
        onChange={(event) => setIsOn(event.currentTarget.checked)}
      />
      <Text size="sm" c="dimmed" mt={4}>
        While you type in a field, all keys are text.
      </Text>
    </Dialog>
  );
}
