import { PasswordInput, type PasswordInputProps } from '@mantine/core';

/** A field for a password, which can be looked at. */
export function PasswordField(props: PasswordInputProps) {
  return (
    <PasswordInput
      size="md"
      required
      withAsterisk={false}
      errorProps={{ role: 'alert' }}
      visibilityToggleButtonProps={{ 'aria-label': 'Show or hide the password' }}
      {...props}
    />
  );
}
