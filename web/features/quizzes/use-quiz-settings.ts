import { schemaResolver, useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SubmitEvent } from 'react';
import type { Quiz } from '../../../shared/contract/quizzes.ts';
import { quizzesMessages } from '../../../shared/messages/quizzes.ts';
import { api } from '../../api/client.ts';
import { errorSentence } from '../../api/error-sentence.ts';
import { toast } from '../../ui/toast.ts';
import { quizSettingsFormSchema } from './quiz-checks.ts';
import { type QuizFields, toQuizSettings } from './quiz-draft.ts';

const problemsOf = schemaResolver(quizSettingsFormSchema, { sync: true });

/** The settings of a quiz that exists. What is typed stays until it is stored. */
export function useQuizSettings(quiz: Quiz) {
  const queryClient = useQueryClient();
  const form = useForm<QuizFields>({
    initialValues: {
      quizCode: quiz.quizCode,
      minutes: String(quiz.defaultTimeLimit / 60),
      title: quiz.title,
      subject: quiz.subject,
      resultsRelease: quiz.resultsRelease,
      attempts: String(quiz.attemptsAllowed),
      countedAttempt: quiz.countedAttempt,
    },
  });
  const saving = useMutation(
    api.quizzes.update.mutationOptions({
      onSuccess: () => {
        toast.success(quizzesMessages.updated);
        return queryClient.invalidateQueries();
      },
    }),
  );
  return {
    form,
    save: (event: SubmitEvent) => {
      event.preventDefault();
      const problems = problemsOf(form.values);
      form.setErrors(problems);
      const [firstWrong] = Object.keys(problems);
      if (firstWrong !== undefined) form.getInputNode(firstWrong)?.focus();
      else saving.mutate(toQuizSettings(form.values));
    },
    isSaving: saving.isPending,
    problem: saving.error && errorSentence(saving.error, quizzesMessages.updateFailed),
  };
}
