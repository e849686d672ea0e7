import { Button, Text } from '@mantine/core';
import type { FirstSteps } from '../../../../shared/contract/first-steps.ts';
import { systemMessages } from '../../../../shared/messages/system.ts';
import { errorSentence } from '../../../api/error-sentence.ts';
import { useCurrentUser } from '../../../api/use-current-user.ts';
import { FormProblem } from '../../../ui/forms/form-problem.tsx';
import classes from './first-steps.module.css';
import type { useFirstSteps } from './use-first-steps.ts';

interface MailStepProps extends Pick<FirstSteps, 'hasMailServer'> {
  steps: ReturnType<typeof useFirstSteps>;
}

/** Tests with a message to the administrator whether mail is delivered. */
export function MailStep({ hasMailServer, steps: { testMail, note } }: MailStepProps) {
  const { email } = useCurrentUser();
  const sent = hasMailServer ? systemMessages.testMailSent : systemMessages.testMailKept;
  return (
    <>
      <Text mb="md">
        {hasMailServer
          ? `Invitations and links to set a password are sent by your mail server. A test message goes to ${email}.`
          : 'No mail server is set up: messages wait in the outbox in the data folder. Whoever runs the server can set SMTP_URL and MAIL_FROM. Without email, students sign in with printed cards, you hand out links yourself, and the safeguarding lead looks under Welfare each day.'}
      </Text>
      <div className={classes.actions}>
        <Button variant="default" loading={testMail.isPending} onClick={() => testMail.mutate({})}>
          Send me a test message
        </Button>
        {!hasMailServer && (
          <Button
            variant="default"
            loading={note.isPending}
            onClick={() => note.mutate({ name: 'mail' })}
          >
            Continue without email
          </Button>
        )}
      </div>
      <output>{testMail.isSuccess && <Text mt="sm">{sent}</Text>}</output>
      <FormProblem
        message={testMail.isError && errorSentence(testMail.error, systemMessages.testMailFailed)}
      />
    </>
  );
}
