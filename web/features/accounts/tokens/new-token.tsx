import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { tokensMessages } from '../../../../shared/messages/tokens.ts';
import { api } from '../../../api/client.ts';
import { askBeforeSecretGoes } from '../../../ui/dialogs/ask-before-secret-goes.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { useCopy } from '../../../ui/codes/use-copy.ts';
import { NewTokenForm } from './new-token-form.tsx';
import classes from '../../../ui/lists/rows.module.css';
import tokenClasses from './tokens.module.css';

interface NewTokenProps {
  kind: 'personal' | 'service';
  label: string;
}

/** A button that asks for a new key's purpose and permissions, creates it, and shows it once. */
export function NewToken({ kind, label }: NewTokenProps) {
  const queryClient = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  const [token, setToken] = useState<string | null>(null);
  const close = () => {
    setIsOpen(false);
    setToken(null);
    void queryClient.invalidateQueries({ queryKey: api.tokens.key() });
  };
  return (
    <>
      <Button variant="default" onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        askBefore={token ? askBeforeSecretGoes : undefined}
        title={token ? 'Your new key' : label}
        isWide
      >
        {token ? (
          <MadeToken token={token} onKept={close} />
        ) : (
          <NewTokenForm kind={kind} onMade={setToken} onCancel={close} />
        )}
      </Dialog>
    </>
  );
}

function MadeToken({ token, onKept }: { token: string; onKept: () => void }) {
  const { copy, said, Icon } = useCopy(token);
  return (
    <div className={classes.form}>
      <p className={classes.dim}>{tokensMessages.shownOnce}</p>
      <p className={tokenClasses.token}>{token}</p>
      <div className={classes.buttons}>
        <Button leftSection={<Icon size={16} aria-hidden />} onClick={copy}>
          Copy key
        </Button>
        <Button variant="default" onClick={onKept}>
          I have kept it
        </Button>
      </div>
      <output className={classes.dim}>{said}</output>
    </div>
  );
}
