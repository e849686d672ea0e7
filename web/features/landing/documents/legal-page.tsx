import type { ReactNode } from 'react';
import { MAIN_ID } from '../../../ui/page/page-shell.tsx';
import classes from './legal-page.module.css';

interface LegalPageProps {
  title: string;
  /** Shown above the text if a school must have it checked before relying on it. */
  notice?: string;
  children: ReactNode;
}

/** A page of running text with headings. */
export function LegalPage({ title, notice, children }: LegalPageProps) {
  return (
    <main id={MAIN_ID} tabIndex={-1} className={classes.page}>
      <h1>{title}</h1>
      {notice !== undefined && <p className={classes.notice}>{notice}</p>}
      {children}
    </main>
  );
}
