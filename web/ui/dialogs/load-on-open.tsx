import { lazy, type ComponentType } from 'react';
import { FormProblem } from '../forms/form-problem.tsx';

/**
 * Returns the content of a dialog, whose code is loaded once it is opened, to keep the page small.
 * If it cannot be loaded, the dialog says `failed`, and the page stays as it is.
 */
export function loadOnOpen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  failed: string,
) {
  const problem: ComponentType<Props> = () => <FormProblem message={failed} />;
  return lazy(() =>
    load().then(
      (content) => ({ default: content }),
      () => ({ default: problem }),
    ),
  );
}
