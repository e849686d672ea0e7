import { Anchor, Text } from '@mantine/core';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { unmarkableReasons } from '../../../../shared/messages/marking.ts';
import { api } from '../../../api/client.ts';
import { paths } from '../../../paths.ts';
import { questionTitle } from '../../questions/public.ts';
import classes from './create-quiz.module.css';
import { counted } from '../../../../shared/counted.ts';
import type { PickedQuestion } from './quiz-checks.ts';

const MAX_SHOWN = 5;

/**
 * Warns before the quiz is created which selected questions the built-in marker would leave to the
 * teacher.
 */
export function UnmarkableQuestions({ questions }: { questions: readonly PickedQuestion[] }) {
  const questionIds = questions.map(({ id }) => id);
  const { data } = useQuery(
    api.marking.listUnmarkable.queryOptions({
      input: questionIds.length > 0 ? { questionIds } : skipToken,
      placeholderData: keepPreviousData,
    }),
  );
  const reasons = new Map(data?.map(({ questionId, reason }) => [questionId, reason]));
  const left = questions.flatMap((question) => {
    const reason = reasons.get(question.id);
    return reason === undefined ? [] : [{ question, ...unmarkableReasons[reason] }];
  });
  if (left.length === 0) return null;
  return (
    <div className={classes.unmarkable} role="note" aria-label="For you to mark">
      <Text size="sm" fw={500}>
        The built-in marker leaves {counted(left.length, 'question')} to you:
      </Text>
      <ul className={classes.unmarkableList}>
        {left.slice(0, MAX_SHOWN).map(({ question, why }) => (
          <li key={question.id}>
            <strong>{questionTitle(question)}</strong>: {why}
          </li>
        ))}
        {left.length > MAX_SHOWN && <li>and {left.length - MAX_SHOWN} more.</li>}
      </ul>
      <Anchor href={paths.builtInMarker} target="_blank" size="sm">
        What the built-in marker can and cannot mark
      </Anchor>
    </div>
  );
}
