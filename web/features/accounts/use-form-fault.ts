import { useState } from 'react';
import type { FormFault } from './new-password-rules.ts';

/** Keeps what is wrong with a form, and says it at the fields concerned. */
export function useFormFault<Field extends string>() {
  const [fault, setFault] = useState<FormFault<Field> | null>(null);

  /** Shows what is wrong and leads there; true where nothing is. */
  const accept = (form: HTMLFormElement, found: FormFault<Field> | null): boolean => {
    setFault(found);
    const first = form.elements.namedItem(found?.fields[0] ?? '');
    if (first instanceof HTMLElement) first.focus();
    return found === null;
  };

  /** For a field's `error`: the sentence stands once, at the first field that it is about. */
  const errorOf = (field: Field) => {
    if (!fault?.fields.includes(field)) return undefined;
    return fault.fields[0] === field ? fault.message : true;
  };

  return { accept, errorOf };
}
