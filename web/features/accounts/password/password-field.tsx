import { PasswordInput, type PasswordInputProps } from '@mantine/core';

/** A password field whose content can be revealed. */
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
