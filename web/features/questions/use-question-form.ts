import { schemaResolver, useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type TextBoxSize, questionInputSchema } from '../../../shared/contract/questions.ts';
import { messages } from '../../../shared/messages.ts';
import { api } from '../../api/client.ts';
import { errorSentence } from '../../api/error-sentence.ts';
import { toast } from '../../ui/toast.ts';

interface QuestionFormValues {
  questionText: string;
  markSchemeAnswer: string;
  subject: string;
  topic: string;
  level: string;
  specCode: string;
  /** Empty text until a number is entered. */
  maxMark: number | '';
  textBoxSize: TextBoxSize;
}

const emptyForm: QuestionFormValues = {
  questionText: '',
  markSchemeAnswer: '',
  subject: '',
  topic: '',
  level: '',
  specCode: '',
  maxMark: '',
  textBoxSize: 'medium',
};

/**
 * State and saving of the add-question form. After a question is added, what describes it stays:
 * questions are mostly written in series on one topic.
 */
export function useQuestionForm() {
  const queryClient = useQueryClient();
  const form = useForm<QuestionFormValues>({
    initialValues: emptyForm,
    validate: schemaResolver(questionInputSchema, { sync: true }),
  });

  const create = useMutation(
    api.questions.create.mutationOptions({
      onSuccess: async () => {
        toast.success(messages.questions.added);
        form.setValues({ questionText: '', markSchemeAnswer: '', maxMark: '' });
        form.getInputNode('questionText')?.focus();
        await queryClient.invalidateQueries({ queryKey: api.questions.key() });
      },
    }),
  );

  const submit = form.onSubmit(
    (values) => {
      if (!create.isPending) create.mutate(questionInputSchema.parse(values));
    },
    (errors) => {
      create.reset();
      const firstWrong = Object.keys(emptyForm).find((path) => path in errors);
      if (firstWrong) form.getInputNode(firstWrong)?.focus();
    },
  );

  const wrongFields = Object.values(form.errors);
  const failure = create.error && errorSentence(create.error, messages.questions.addFailed);
  return { form, submit, isSaving: create.isPending, problem: wrongFields[0] ?? failure };
}
