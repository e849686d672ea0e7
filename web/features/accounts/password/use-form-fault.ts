import { useState } from 'react';
import type { FormFault } from './new-password-rules.ts';

/** Keeps the fault of a form, and shows it at the fields concerned. */
export function useFormFault<Field extends string>() {
  const [fault, setFault] = useState<FormFault<Field> | null>(null);

  /** Shows the fault and focuses its first field; returns true if there is none. */
  const accept = (form: HTMLFormElement, found: FormFault<Field> | null): boolean => {
    setFault(found);
    const first = form.elements.namedItem(found?.fields[0] ?? '');
    if (first instanceof HTMLElement) first.focus();
    return found === null;
  };

  /** Returns a field's `error`: the sentence appears once, at the first field concerned. */
  const errorOf = (field: Field) => {
    if (!fault?.fields.includes(field)) return undefined;
    return fault.fields[0] === field ? fault.message : true;
  };

  return { accept, errorOf };
}
