import { schemaResolver, useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useEffectEvent } from 'react';
import type { Quiz } from '../../../../shared/contract/quizzes.ts';
import { quizzesMessages } from '../../../../shared/messages/quizzes.ts';
import { api } from '../../../api/client.ts';
import { errorSentence } from '../../../api/error-sentence.ts';
import { toast } from '../../../ui/toasts/toast.ts';
import { useUnsavedGuard } from '../../../ui/dialogs/use-unsaved-guard.ts';
import { quizSettingsFormSchema } from '../editor/quiz-checks.ts';
import { changedSettings, type QuizFields, toMinutes, withNewest } from '../editor/quiz-draft.ts';

const problemsOf = schemaResolver(quizSettingsFormSchema, { sync: true });

const fieldsOf = (quiz: Quiz): QuizFields => ({
  quizCode: quiz.quizCode,
  minutes: toMinutes(quiz.defaultTimeLimit),
  title: quiz.title,
  subject: quiz.subject,
  resultsRelease: quiz.resultsRelease,
  attempts: String(quiz.attemptsAllowed),
  countedAttempt: quiz.countedAttempt,
});

/**
 * The settings of an existing quiz. Typed input stays until it is stored. Untouched fields follow
 * the quiz and are not sent, so that an outdated screen restores nothing.
 */
export function useQuizSettings(quiz: Quiz) {
  const queryClient = useQueryClient();
  const form = useForm<QuizFields>({ initialValues: fieldsOf(quiz) });
  const follow = useEffectEvent((now: QuizFields) => {
    form.setValues(withNewest(form.getValues(), form.getInitialValues(), now));
    form.setInitialValues(now);
  });
  useEffect(() => follow(fieldsOf(quiz)), [quiz]);
  const saving = useMutation(
    api.quizzes.update.mutationOptions({
      onSuccess: () => {
        toast.success(quizzesMessages.updated);
        return queryClient.invalidateQueries();
      },
    }),
  );
  const changes = () => changedSettings(form.values, form.getInitialValues());
  useUnsavedGuard(() => Object.keys(changes()).length > 0);
  return {
    form,
    save: (event: SubmitEvent) => {
      event.preventDefault();
      const problems = problemsOf(form.values);
      form.setErrors(problems);
      const [firstWrong] = Object.keys(problems);
      if (firstWrong !== undefined) form.getInputNode(firstWrong)?.focus();
      else saving.mutate({ quizCode: quiz.quizCode, ...changes() });
    },
    isSaving: saving.isPending,
    problem: saving.error && errorSentence(saving.error, quizzesMessages.updateFailed),
  };
}
