import { CloseButton, Title } from '@mantine/core';
import { type ReactNode, useCallback, useEffect, useId, useRef } from 'react';
import { DialogHold, type Hold } from './dialog-hold.ts';
import classes from './dialog.module.css';
import { Sentence } from '../text/sentence.tsx';

interface DialogProps {
  isOpen: boolean;
  /** Called on every close, Escape included. */
  onClose: () => void;
  /** Asks before the dialog closes if what it shows cannot be shown again; false keeps it open. */
  askBefore?: (() => Promise<boolean>) | undefined;
  title: string;
  /** For a message that needs an answer before anything else. */
  role?: 'alertdialog';
  /** For a table or a form, rather than a question. */
  isWide?: boolean;
  /** For a list that grows and shrinks: anchors the dialog at the top. */
  isTall?: boolean;
  children: ReactNode;
}

/**
 * A modal dialog on the browser's own `<dialog>`, which traps the focus and restores it. Its
 * children mount when it opens. The first control among them gets the focus, which is why Close
 * comes last; if that control is so far down that the title would be out of sight, the title gets
 * the focus.
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
  const holds = useRef(new Set<Hold>());
  const titleId = useId();
  const contentId = useId();

  useEffect(() => {
    if (!isOpen) return dialog.current?.close();
    dialog.current?.showModal();
    if (dialog.current && heading.current && dialog.current.scrollTop > 0) {
      // Set only now: a focusable title would get the focus in every dialog.
      heading.current.tabIndex = -1;
      heading.current.focus();
    }
    return undefined;
  }, [isOpen]);

  const hold = useCallback((one: Hold) => {
    holds.current.add(one);
    return () => holds.current.delete(one);
  }, []);
  const findQuestion = () =>
    [...holds.current].find(({ concerns }) => concerns())?.ask ?? askBefore;
  const leave = async () => {
    const ask = findQuestion();
    if (!ask || (await ask())) onClose();
  };
  const isHeld = () => isOpen && findQuestion() !== undefined;

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
        if (event.target !== dialog.current || !isHeld()) return;
        event.preventDefault();
        void leave();
      }}
      onClose={(event) => {
        // Browsers fire the close event later; by then the dialog may be open again for the next
        // question.
        if (event.target === dialog.current && dialog.current.open) return;
        // Repeated presses of Escape make a browser close the dialog without asking.
        if (event.target !== dialog.current || !isHeld()) return onClose();
        dialog.current.showModal();
        return void leave();
      }}
    >
      {isOpen && (
        <>
          <Title order={2} id={titleId} ref={heading} className={classes.title}>
            <Sentence>{title}</Sentence>
          </Title>
          <div id={contentId}>
            <DialogHold value={hold}>{children}</DialogHold>
          </div>
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
