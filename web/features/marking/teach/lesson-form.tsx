import { Button, NativeSelect, SegmentedControl, Text, Textarea, useMatches } from '@mantine/core';
import { MAX_SHORT_TEXT_CHARACTERS } from '../../../../shared/business-rules.ts';
import { schemeLineKinds } from '../../../../shared/choices.ts';
import { FormProblem } from '../../../ui/forms/form-problem.tsx';
import { counted } from '../../../../shared/counted.ts';
import { MarkStanding } from '../mark-panel/mark-standing.tsx';
import { isInk } from '../decisions/mark-target.ts';
import classes from './lesson-form.module.css';
import { TeachPreview } from './teach-preview.tsx';
import { type LineKind, listTaughtPoints } from './lesson-start.ts';
import type { TaughtMark } from './teach-dialog.tsx';
import { useTeach } from './use-teach.ts';

const kindLabels: Record<LineKind, string> = {
  accept: 'Accept these words',
  reject: 'Reject these words',
  note: 'Note for the marker',
};

const kindHints: Record<LineKind, string> = {
  accept: 'Answers that say this earn the mark.',
  reject: 'Answers that say this do not earn the mark.',
  note: 'A remark on how to mark, in your own words.',
};

/** A form for a line of the mark scheme; it shows what the line would change. */
export function LessonForm({ taught, onClose }: { taught: TaughtMark; onClose: () => void }) {
  const { target, ...start } = taught;
  const lesson = useTeach(target, start, onClose);
  const { kind, line, point } = lesson.lesson;
  const points = listTaughtPoints(target);
  const orientation = useMatches<'vertical' | 'horizontal'>(
    { base: 'vertical', sm: 'horizontal' },
    {
      getInitialValueInEffect: false,
    },
  );
  return (
    <div className={classes.lesson}>
      {isInk(target) && (
        <div className={classes.override}>
          <Text size="sm" c="dimmed">
            You gave
          </Text>
          <MarkStanding target={target} />
        </div>
      )}
      <div>
        <SegmentedControl
          aria-label="What the line does"
          fullWidth
          orientation={orientation}
          data={schemeLineKinds.map((value) => ({ value, label: kindLabels[value] }))}
          value={kind}
          onChange={(value) =>
            lesson.change({ kind: schemeLineKinds.find((each) => each === value) ?? kind })
          }
        />
        <Text size="sm" c="dimmed" mt={6}>
          {kindHints[kind]}
        </Text>
      </div>
      {kind !== 'note' && points.length > 1 && (
        <NativeSelect
          label="For this point"
          data={points.map(({ point: words }) => words)}
          value={point}
          onChange={(event) => lesson.change({ point: event.currentTarget.value })}
        />
      )}
      <Textarea
        label="Line"
        description="Keep the words that matter; leave out the rest of the answer."
        value={line}
        onChange={(event) => lesson.change({ line: event.currentTarget.value })}
        autosize
        minRows={2}
        maxRows={6}
        maxLength={MAX_SHORT_TEXT_CHARACTERS}
      />
      <FormProblem message={lesson.problem} />
      <output aria-busy={lesson.isTrying}>
        {lesson.preview && <TeachPreview lesson={lesson} maxMark={target.question.maxMark} />}
      </output>
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        {lesson.preview ? (
          <Button loading={lesson.isTeaching} onClick={lesson.teach}>
            {lesson.approvedCount === 0
              ? 'Add the line'
              : `Add the line and re-mark ${counted(lesson.approvedCount, 'answer')}`}
          </Button>
        ) : (
          <Button loading={lesson.isTrying} disabled={!lesson.canTry} onClick={lesson.tryIt}>
            See what would change
          </Button>
        )}
      </div>
    </div>
  );
}
