import { CloseButton, Title } from '@mantine/core';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import classes from './dialog.module.css';
import { Sentence } from './sentence.tsx';

interface DialogProps {
  isOpen: boolean;
  /** Also called for Escape. */
  onClose: () => void;
  /** Asked before it closes, where what it shows cannot be had again; it stays open on false. */
  askBefore?: (() => Promise<boolean>) | undefined;
  title: string;
  /** For a message that needs an answer before anything else. */
  role?: 'alertdialog';
  /** For a table or a form, rather than a question. */
  isWide?: boolean;
  /** For a list that grows and shrinks: it stays at the top. */
  isTall?: boolean;
  children: ReactNode;
}

/**
 * A modal dialog on the browser's own `<dialog>`, which keeps the focus inside and gives it back.
 * Its children mount as it opens; the first control among them takes the focus, hence Close last,
 * or the title where that control is so far down that the title would be out of sight.
 */
export function Dialog({
  isOpen,
  onClose,
  askBefore,
  title,
  role,
  isWide,
  isTall,
  children,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const contentId = useId();

  useEffect(() => {
    if (!isOpen) return dialog.current?.close();
    dialog.current?.showModal();
    if (dialog.current && heading.current && dialog.current.scrollTop > 0) {
      // Not before: what can have the focus would get it in every dialog.
      heading.current.tabIndex = -1;
      heading.current.focus();
    }
    return undefined;
  }, [isOpen]);

  const leave = async () => {
    if (!askBefore || (await askBefore())) onClose();
  };
  const isHeld = isOpen && askBefore !== undefined;

  return (
    <dialog
      ref={dialog}
      role={role}
      className={classes.dialog}
      data-wide={isWide || undefined}
      data-tall={isTall || undefined}
      aria-labelledby={titleId}
      aria-describedby={role && contentId}
      onCancel={(event) => {
        if (!isHeld || event.target !== dialog.current) return;
        event.preventDefault();
        void leave();
      }}
      onClose={(event) => {
        // Browsers report a close later; by then it may be open again, for the next question.
        if (event.target === dialog.current && dialog.current.open) return;
        // A browser closes it all the same where Escape is pressed again and again.
        if (!isHeld || event.target !== dialog.current) return onClose();
        dialog.current.showModal();
        return void leave();
      }}
    >
      {isOpen && (
        <>
          <Title order={2} id={titleId} ref={heading} className={classes.title}>
            <Sentence>{title}</Sentence>
          </Title>
          <div id={contentId}>{children}</div>
          <CloseButton
            className={classes.close}
            size="lg"
            aria-label="Close"
            onClick={() => void leave()}
          />
        </>
      )}
    </dialog>
  );
}
