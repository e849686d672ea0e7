import { Button, Stack, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { SubmitEvent } from 'react';
import { MAX_SHORT_TEXT_CHARACTERS } from '../../../../shared/business-rules.ts';
import { accountsMessages } from '../../../../shared/messages/accounts.ts';
import { partOf } from '../../../api/read-answer.ts';
import { signUp } from '../../../api/registration.ts';
import { FormProblem } from '../../../ui/forms/form-problem.tsx';
import { NewPasswordFields } from '../password/new-password-fields.tsx';
import { findSignUpFault, type SignUpFields } from './sign-up-rules.ts';
import { useFormFault } from '../password/use-form-fault.ts';

interface SignUpFormProps {
  /** True if only students of a class may register. */
  needsCode: boolean;
  onRegistered: (account: RegisteredAccount) => void;
}

export interface RegisteredAccount {
  email: string;
  password: string;
  /** True for the school's first account, which becomes its administrator. */
  isFirst: boolean;
}

/** The fields of a new account, with Register. Typed text stays if the server refuses it. */
export function SignUpForm({ needsCode, onRegistered }: SignUpFormProps) {
  const { accept, errorOf } = useFormFault<keyof SignUpFields>();
  const registration = useMutation({
    mutationFn: async ({ username, email, password, classCode }: SignUpFields) => {
      const outcome = await signUp({ username, email: email.trim(), password, classCode });
      if (outcome.ok) {
        const isFirst = partOf(outcome.answer, 'isFirst') === true;
        onRegistered({ email: email.trim(), password, isFirst });
      }
      return outcome;
    },
  });

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (registration.isPending) return;
    registration.reset();
    const fields = readFields(new FormData(event.currentTarget));
    if (accept(event.currentTarget, findSignUpFault(fields))) registration.mutate(fields);
  };

  const refusal = registration.data?.ok === false ? registration.data.message : null;
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <FormProblem message={refusal && `${accountsMessages.registrationFailed}${refusal}`} />
        <TextInput
          label="Username"
          name="username"
          autoComplete="name"
          size="md"
          required
          withAsterisk={false}
          maxLength={MAX_SHORT_TEXT_CHARACTERS}
          error={errorOf('username')}
          errorProps={{ role: 'alert' }}
        />
        <TextInput
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          size="md"
          required
          withAsterisk={false}
          error={errorOf('email')}
          errorProps={{ role: 'alert' }}
        />
        {needsCode && (
          <TextInput
            label="Teacher code"
            description="Your teacher has it. You will be in their class."
            name="classCode"
            autoComplete="off"
            size="md"
            required
            withAsterisk={false}
          />
        )}
        <NewPasswordFields
          labels={{ password: 'Password', confirmation: 'Confirm Password' }}
          errorOf={errorOf}
        />
        <Button type="submit" size="md" loading={registration.isPending}>
          Register
        </Button>
      </Stack>
    </form>
  );
}

function readFields(data: FormData): SignUpFields {
  const text = (name: keyof SignUpFields) => String(data.get(name) ?? '');
  return {
    username: text('username').trim(),
    email: text('email'),
    classCode: text('classCode'),
    password: text('password'),
    confirmation: text('confirmation'),
  };
}
