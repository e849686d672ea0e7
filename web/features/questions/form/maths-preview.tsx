import { Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { QuestionText } from '../../../ui/questions/question-text.tsx';
import { splitMaths } from '../../../ui/text/split-maths.ts';
import classes from './question-form.module.css';

const TYPING_PAUSE_MS = 200;

/** A preview of a text with maths; renders nothing for a text without. */
export function MathsPreview({ text }: { text: string }) {
  const [settled] = useDebouncedValue(text, TYPING_PAUSE_MS);
  if (!splitMaths(settled).some(({ kind }) => kind !== 'words')) return null;
  return (
    <div className={classes.preview}>
      <Text size="xs" c="dimmed" fw={600}>
        Preview
      </Text>
      <QuestionText text={settled} />
    </div>
  );
}
