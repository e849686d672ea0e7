import { Button, Text, Textarea } from '@mantine/core';
import { IconSparkles } from '../../../icons/sparkles.ts';
import { useState } from 'react';
import classes from './scheme-reading.module.css';

interface TidySchemeProps {
  scheme: string;
  /** The scheme in plain form; null where it has none, or is plain already. */
  tidied: string | null;
  /** Whether that is what the scheme says now, and not what it said some keys ago. */
  isOfNow: boolean;
  onAccept: (scheme: string) => void;
}

/** Offers the scheme in plain form, to accept or to edit first. It is read just as it was. */
export function TidyScheme({ scheme, tidied, isOfNow, onAccept }: TidySchemeProps) {
  const [draft, setDraft] = useState<{ text: string; of: string } | null>(null);
  const tidy = () => setDraft(tidied === null ? null : { text: tidied, of: scheme });
  if (draft === null) {
    return tidied === null ? null : (
      <div>
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconSparkles size={16} aria-hidden />}
          disabled={!isOfNow}
          onClick={tidy}
        >
          Tidy
        </Button>
      </div>
    );
  }
  const isOld = draft.of !== scheme;
  const accept = () => {
    onAccept(draft.text);
    setDraft(null);
  };
  return (
    <div className={classes.tidy}>
      <Textarea
        label="The scheme in plain form"
        description={
          isOld
            ? 'The points as they were before your last change.'
            : 'The same points, read just as they are now. Edit it, or use it as it is.'
        }
        autosize
        minRows={4}
        maxRows={16}
        data-autofocus
        value={draft.text}
        onChange={(event) => setDraft({ ...draft, text: event.currentTarget.value })}
      />
      {isOld && (
        <Text component="output" size="sm">
          You have changed the mark scheme since. “Use this” would undo that.
        </Text>
      )}
      <div className={classes.tryActions}>
        {isOld && tidied !== null && (
          <Button size="sm" disabled={!isOfNow} onClick={tidy}>
            Tidy again
          </Button>
        )}
        <Button size="sm" variant={isOld ? 'default' : 'filled'} onClick={accept}>
          Use this
        </Button>
        <Button size="sm" variant="default" onClick={() => setDraft(null)}>
          Keep mine
        </Button>
      </div>
    </div>
  );
}
