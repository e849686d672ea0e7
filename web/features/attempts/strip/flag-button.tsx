import { Button } from '@mantine/core';
import { IconFlag } from '../../../icons/flag.ts';

interface FlagButtonProps {
  /** The question's number, from 1. */
  number: number;
  isFlagged: boolean;
  onToggle: () => void;
}

/** Flags a question to come back to. */
export function FlagButton({ number, isFlagged, onToggle }: FlagButtonProps) {
  return (
    <Button
      size="compact-sm"
      variant={isFlagged ? 'light' : 'subtle'}
      color={isFlagged ? 'yellow' : 'gray'}
      c={isFlagged ? 'var(--greenpen-attention-text)' : 'dimmed'}
      leftSection={<IconFlag size={16} aria-hidden />}
      aria-pressed={isFlagged}
      aria-label={`${isFlagged ? 'Flagged' : 'Flag'} question ${number} to come back to`}
      onClick={onToggle}
    >
      {isFlagged ? 'Flagged' : 'Flag'}
    </Button>
  );
}
