import type { QuestionFormState } from './use-question-form.ts';

/** A field is outlined when it is wrong; the sentence stands once, by the button. */
export function fieldProps(form: QuestionFormState['form'], path: string) {
  const { error, ...props } = form.getInputProps(path);
  return { ...props, error: Boolean(error) };
}
