import { Button, Checkbox, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { webhookEvents } from '../../../shared/choices.ts';
import { webhooksMessages } from '../../../shared/messages/webhooks.ts';
import { api } from '../../api/client.ts';
import { errorSentence } from '../../api/error-sentence.ts';
import { askBeforeSecretGoes } from '../../ui/dialogs/ask-before-secret-goes.ts';
import { CodeToCopy } from '../../ui/codes/code-to-copy.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { FormProblem } from '../../ui/forms/form-problem.tsx';
import classes from '../../ui/lists/rows.module.css';
import { eventWords } from './event-words.ts';

/** A button that asks for a new webhook's address and events, and shows its secret once. */
export function NewWebhook() {
  const queryClient = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  const adding = useMutation(
    api.webhooks.create.mutationOptions({
      onSettled: () => queryClient.invalidateQueries({ queryKey: api.webhooks.key() }),
    }),
  );
  const close = () => {
    setIsOpen(false);
    adding.reset();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const events = webhookEvents.filter((one) => typed.has(one));
    adding.mutate({ url: String(typed.get('url')), events });
  };
  return (
    <>
      <Button variant="default" onClick={() => setIsOpen(true)}>
        Add a webhook
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        askBefore={adding.data && askBeforeSecretGoes}
        title="Add a webhook"
      >
        {adding.data ? (
          <div className={classes.form}>
            <p className={classes.dim}>{webhooksMessages.secretOnce}</p>
            <CodeToCopy code={adding.data.secret}>
              <Button variant="default" onClick={close}>
                I have kept it
              </Button>
            </CodeToCopy>
          </div>
        ) : (
          <form onSubmit={submit} className={classes.form} noValidate>
            <FormProblem
              message={adding.isError && errorSentence(adding.error, webhooksMessages.addFailed)}
            />
            <TextInput
              label="Address"
              name="url"
              type="url"
              placeholder="https://sis.school.example/greenpen"
              autoComplete="off"
            />
            <fieldset className={classes.group}>
              <legend>Tell it when</legend>
              {webhookEvents.map((event) => (
                <Checkbox key={event} name={event} label={eventWords[event]} />
              ))}
            </fieldset>
            <div className={classes.buttons}>
              <Button type="submit" loading={adding.isPending}>
                Add
              </Button>
              <Button variant="default" onClick={close}>
                Cancel
              </Button>
            </div>
          </form>
        )}
      </Dialog>
    </>
  );
}
