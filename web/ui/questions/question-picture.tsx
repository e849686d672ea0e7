import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import classes from './question-picture.module.css';

interface QuestionPictureProps {
  src: string;
  /** Names the picture for people who cannot see it. */
  label: string;
  /** For a picture that may be far down the page. */
  isLate?: boolean;
}

/**
 * A picture of a question or mark scheme. If it cannot be loaded, it says so: a question may make no
 * sense without it, and reloading the page to get it would interrupt a quiz.
 */
export function QuestionPicture({ src, label, isLate = false }: QuestionPictureProps) {
  const [missing, setMissing] = useState<string>();
  const isMissing = missing === src;
  const isAskedFor = useRef(false);

  useEffect(() => {
    if (!isMissing) return undefined;
    const again = () => setMissing(undefined);
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [isMissing]);

  if (isMissing) {
    return (
      <div role="alert" className={classes.missing}>
        <p>This picture could not be loaded.</p>
        <Button
          variant="default"
          onClick={() => {
            isAskedFor.current = true;
            setMissing(undefined);
          }}
        >
          Load the picture again
        </Button>
      </div>
    );
  }
  return (
    <img
      ref={(image) => {
        // The focused button has gone.
        if (image && isAskedFor.current) image.focus();
        isAskedFor.current = false;
      }}
      tabIndex={-1}
      src={src}
      alt={label}
      loading={isLate ? 'lazy' : undefined}
      className={classes.image}
      onError={() => setMissing(src)}
    />
  );
}
