import { Button, Textarea } from '@mantine/core';
import { IconSparkles } from '../../icons/sparkles.ts';
import { useState } from 'react';
import classes from './scheme-reading.module.css';

interface TidySchemeProps {
  /** The scheme in plain form; null if there is none, or if it is already plain. */
  tidied: string | null;
  onAccept: (scheme: string) => void;
}

/** Offers the scheme in plain form, to accept or edit first. Its meaning does not change. */
export function TidyScheme({ tidied, onAccept }: TidySchemeProps) {
  const [draft, setDraft] = useState<string | null>(null);
  if (draft === null) {
    return tidied === null ? null : (
      <div>
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconSparkles size={16} aria-hidden />}
          onClick={() => setDraft(tidied)}
        >
          Tidy
        </Button>
      </div>
    );
  }
  const accept = () => {
    onAccept(draft);
    setDraft(null);
  };
  return (
    <div className={classes.tidy}>
      <Textarea
        label="The scheme in plain form"
        description="The same points, read just as they are now. Edit it, or use it as it is."
        autosize
        minRows={4}
        maxRows={16}
        data-autofocus
        value={draft}
        onChange={(event) => setDraft(event.currentTarget.value)}
      />
      <div className={classes.tryActions}>
        <Button size="sm" onClick={accept}>
          Use this
        </Button>
        <Button size="sm" variant="default" onClick={() => setDraft(null)}>
          Keep mine
        </Button>
      </div>
    </div>
  );
}
