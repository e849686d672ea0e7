import { Button, Skeleton } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ltiMessages } from '../../../../shared/messages/lti.ts';
import { api } from '../../../api/client.ts';
import { errorSentence } from '../../../api/error-sentence.ts';
import { CodeToCopy } from '../../../ui/codes/code-to-copy.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { FormProblem } from '../../../ui/forms/form-problem.tsx';
import classes from '../../../ui/lists/rows.module.css';
import { PlatformForm } from './platform-form.tsx';

/** A button for both ways to add a platform: it registers itself, or someone types its values. */
export function NewPlatform() {
  const [isOpen, setIsOpen] = useState(false);
  const [isByHand, setIsByHand] = useState(false);
  const close = () => {
    setIsOpen(false);
    setIsByHand(false);
  };
  return (
    <>
      <Button variant="default" onClick={() => setIsOpen(true)}>
        Add a platform
      </Button>
      <Dialog isOpen={isOpen} onClose={close} title="Add a learning platform" isWide>
        {isByHand ? (
          <ByHand onDone={close} />
        ) : (
          <ByItself onByHand={() => setIsByHand(true)} onDone={close} />
        )}
      </Dialog>
    </>
  );
}

/** Automatic registration: the platform and Greenpen exchange their values. */
function ByItself({ onByHand, onDone }: { onByHand: () => void; onDone: () => void }) {
  const making = useMutation(api.lti.makeRegistrationAddress.mutationOptions());
  return (
    <div className={classes.form}>
      <FormProblem
        message={making.isError && errorSentence(making.error, ltiMessages.registrationFailed)}
      />
      {making.data ? (
        <>
          <p>{ltiMessages.addressOnce}</p>
          <CodeToCopy code={making.data.address}>
            <Button variant="default" onClick={onDone}>
              Done
            </Button>
          </CodeToCopy>
        </>
      ) : (
        <>
          <p>
            Moodle from 3.10, Canvas and others register themselves: Greenpen makes an address, and
            you give it to the platform.
          </p>
          <div className={classes.buttons}>
            <Button loading={making.isPending} onClick={() => making.mutate({})}>
              Make the address
            </Button>
            <Button variant="default" onClick={onByHand}>
              Type the values instead
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

/**
 * Manual registration: Greenpen's addresses for the platform, and a form for the platform's values.
 */
function ByHand({ onDone }: { onDone: () => void }) {
  const platforms = useQuery(api.lti.list.queryOptions());
  const addresses = platforms.data?.addresses;
  return (
    <div className={classes.form}>
      {addresses ? (
        <dl className={classes.facts}>
          <dt className={classes.name}>Tool URL and redirection URI</dt>
          <dd className={classes.dim}>{addresses.launch}</dd>
          <dt className={classes.name}>Initiate login URL</dt>
          <dd className={classes.dim}>{addresses.login}</dd>
          <dt className={classes.name}>Public keyset URL</dt>
          <dd className={classes.dim}>{addresses.keys}</dd>
        </dl>
      ) : (
        <Skeleton h={120} />
      )}
      <p className={classes.dim}>
        Give these to the platform as an LTI 1.3 tool. It then shows the values for the form below.
      </p>
      <PlatformForm onDone={onDone} />
    </div>
  );
}
