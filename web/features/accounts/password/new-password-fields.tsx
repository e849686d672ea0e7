import { type NewPassword, PASSWORD_ADVICE } from './new-password-rules.ts';
import { PasswordField } from './password-field.tsx';

interface NewPasswordFieldsProps {
  labels: Record<keyof NewPassword, string>;
  errorOf: (field: keyof NewPassword) => string | true | undefined;
}

/** A new password, typed twice. */
export function NewPasswordFields({ labels, errorOf }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        label={labels.password}
        description={PASSWORD_ADVICE}
        name="password"
        autoComplete="new-password"
        error={errorOf('password')}
      />
      <PasswordField
        label={labels.confirmation}
        name="confirmation"
        autoComplete="new-password"
        error={errorOf('confirmation')}
      />
    </>
  );
}

export const REPLACEMENT_LABELS = {
  password: 'New password',
  confirmation: 'Confirm new password',
};
