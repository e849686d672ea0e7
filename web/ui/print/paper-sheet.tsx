import type { ReactNode, Ref } from 'react';
import { createPortal } from 'react-dom';
import classes from './paper-slips.module.css';
import { useBodyMark } from './use-body-mark.ts';

interface PaperSheetProps {
  className: string | undefined;
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** Content that only print shows, and that then replaces everything else. */
export function PaperSheet({ className, ref, children }: PaperSheetProps) {
  useBodyMark('sheet');
  return createPortal(
    <div ref={ref} className={`${classes.sheet} ${className}`} aria-hidden>
      {children}
    </div>,
    document.body,
  );
}
