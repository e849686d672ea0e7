import { CloseButton, Title } from '@mantine/core';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import classes from './dialog.module.css';

interface DialogProps {
  isOpen: boolean;
  /** Also called for Escape. */
  onClose: () => void;
  title: string;
  children: ReactNode;
}

/**
 * A modal dialog on the browser's own `<dialog>`, which keeps the focus inside and gives it back.
 * Its children mount as it opens; the first control among them takes the focus, hence Close last.
 */
export function Dialog({ isOpen, onClose, title, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);

  return (
    <dialog ref={dialog} className={classes.dialog} aria-labelledby={titleId} onClose={onClose}>
      {isOpen && (
        <>
          <Title order={2} id={titleId} className={classes.title}>
            {title}
          </Title>
          {children}
          <CloseButton className={classes.close} size="lg" aria-label="Close" onClick={onClose} />
        </>
      )}
    </dialog>
  );
}
