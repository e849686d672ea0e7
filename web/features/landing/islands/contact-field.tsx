import type { ContactField as Name } from './contact-rules.ts';
import fields from './fields.module.css';

interface ContactFieldProps {
  name: Name;
  label: string;
  maxLength: number;
  type?: 'email';
  autoComplete?: string;
  /** Makes it a text area with this many lines. */
  rows?: number;
  fault: string | null;
}

/** A field of the contact form with its label and error message. */
export function ContactField({ name, label, fault, rows, ...rest }: ContactFieldProps) {
  const id = `contact-${name}`;
  const given = {
    ...rest,
    id,
    name,
    required: true,
    className: fields.input,
    'aria-invalid': fault === null ? undefined : true,
    'aria-describedby': `${id}-fault`,
  };
  return (
    <div>
      <label htmlFor={id} className={fields.label}>
        {label}
      </label>
      {rows === undefined ? <input {...given} /> : <textarea {...given} rows={rows} />}
      <div id={`${id}-fault`} role="alert" className={fields.fault}>
        {fault}
      </div>
    </div>
  );
}
