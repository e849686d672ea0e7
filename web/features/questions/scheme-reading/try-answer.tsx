import { Button, Text, Textarea } from '@mantine/core';
import { IconWand } from '../../../icons/wand.ts';
import { MAX_ANSWER_CHARACTERS } from '../../../../shared/business-rules.ts';
import { giverOf } from '../../../../shared/mark-giver.ts';
import { FormProblem } from '../../../ui/forms/form-problem.tsx';
import { HighlightedAnswer } from '../../../ui/text/highlighted-answer.tsx';
import { MarkBadge } from '../../../ui/marks/mark-badge.tsx';
import { MarkerSignature, MarkFlags } from '../../../ui/marks/marker-notes.tsx';
import { MarkingPoints } from '../../../ui/marks/marking-points.tsx';
import { QuestionText } from '../../../ui/questions/question-text.tsx';
import classes from './scheme-reading.module.css';
import { type TriedAnswer, type TriedScheme, useTryAnswer } from './use-try-answer.ts';

/** A box for an answer, to see its mark before any student gets one. Nothing of it is stored. */
export function TryAnswer(scheme: TriedScheme) {
  const { answer, changeAnswer, tryIt, canTry, isTrying, tried, isOutdated, problem } =
    useTryAnswer(scheme);
  return (
    <section className={classes.panel} aria-label="Try an answer">
      <h2 className={classes.title}>Try an answer</h2>
      <Textarea
        aria-label="An answer to try"
        placeholder="Write what a student might write"
        autosize
        minRows={2}
        maxRows={10}
        maxLength={MAX_ANSWER_CHARACTERS}
        value={answer}
        onChange={(event) => changeAnswer(event.currentTarget.value)}
      />
      <div className={classes.tryActions}>
        <Button
          size="sm"
          variant="default"
          leftSection={<IconWand size={16} aria-hidden />}
          loading={isTrying}
          disabled={!canTry}
          onClick={tryIt}
        >
          Mark this answer
        </Button>
        {!canTry && (
          <Text size="sm" c="dimmed">
            Needs a mark scheme, Max Mark and an answer.
          </Text>
        )}
      </div>
      <FormProblem message={problem} />
      <output aria-busy={isTrying}>
        {tried && <Tried tried={tried} isOutdated={isOutdated} />}
      </output>
    </section>
  );
}

function Tried({ tried, isOutdated }: { tried: TriedAnswer; isOutdated: boolean }) {
  const { result, userAnswer, maxMark } = tried;
  const quotes = result.points.flatMap(({ quote }) => (quote === null ? [] : [quote]));
  return (
    <div className={classes.tried} data-outdated={isOutdated || undefined}>
      <div className={classes.triedTop}>
        <MarkBadge
          state="pencil"
          mark={result.markAwarded}
          maxMark={maxMark}
          giver={giverOf(result.marker)}
        />
        {isOutdated && (
          <Text size="sm" c="dimmed">
            From before your last change.
          </Text>
        )}
      </div>
      <div className={classes.triedAnswer}>
        <HighlightedAnswer answer={userAnswer} quotes={quotes} />
      </div>
      <MarkFlags analysis={result} />
      <MarkingPoints points={result.points} />
      {result.feedback !== '' && (
        <div>
          <h3 className={classes.subtitle}>Feedback to the student</h3>
          <QuestionText text={result.feedback} />
        </div>
      )}
      <MarkerSignature analysis={result} />
    </div>
  );
}
