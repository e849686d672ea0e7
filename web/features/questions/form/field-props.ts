import type { QuestionFormState } from './use-question-form.ts';

/**
 * Returns the props of a form field. A wrong field is only outlined; the error message is shown
 * once, next to the button.
 */
export function fieldProps(form: QuestionFormState['form'], path: string) {
  const { error, ...props } = form.getInputProps(path);
  return { ...props, error: Boolean(error) };
}
