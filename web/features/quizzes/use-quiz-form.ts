import { schemaResolver, useForm } from '@mantine/form';
import { isDefinedError } from '@orpc/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { messages } from '../../../shared/messages.ts';
import { api } from '../../api/client.ts';
import { errorSentence } from '../../api/error-sentence.ts';
import { paths } from '../../paths.ts';
import { type QuizFormValues, quizFormSchema, toQuizInput } from './quiz-form-schema.ts';

const emptyForm = {
  quizCode: '',
  questions: [],
  minutes: '',
  title: '',
  subject: '',
  resultsRelease: 'as-marked',
} satisfies QuizFormValues;

/** State and saving of the quiz form. What is entered stays until the quiz is stored. */
export function useQuizForm() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const form = useForm<QuizFormValues>({
    initialValues: emptyForm,
    validate: schemaResolver(quizFormSchema, { sync: true }),
  });

  const create = useMutation(
    api.quizzes.create.mutationOptions({
      onSuccess: async (quiz) => {
        void queryClient.invalidateQueries({ queryKey: api.quizzes.key() });
        await navigate(paths.quizSuccess(quiz.quizCode));
      },
      onError: (error) => {
        if (isDefinedError(error) && error.code === 'QUIZ_CODE_TAKEN') {
          form.setFieldError('quizCode', error.message);
          form.getInputNode('quizCode')?.focus();
        }
      },
    }),
  );

  const submit = form.onSubmit(
    (values) => {
      if (!create.isPending) create.mutate(toQuizInput(values));
    },
    (errors) => {
      create.reset();
      const firstWrong = Object.keys(emptyForm).find((path) => path in errors);
      if (firstWrong) form.getInputNode(firstWrong)?.focus();
    },
  );

  const firstWrong = Object.keys(emptyForm).find((path) => path in form.errors);
  const failure = create.error && errorSentence(create.error, messages.quizzes.createFailed);
  return {
    form,
    submit,
    isSaving: create.isPending,
    problem: firstWrong ? form.errors[firstWrong] : failure,
  };
}

export type QuizForm = ReturnType<typeof useQuizForm>['form'];
