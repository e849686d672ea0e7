import type { ReactNode } from 'react';
import { MAIN_ID } from '../../ui/page-shell.tsx';
import classes from './legal-page.module.css';

interface LegalPageProps {
  title: string;
  /** Stands above the text where a school is to have it checked before it relies on it. */
  notice?: string;
  children: ReactNode;
}

/** A page to read: a column of text with headings. */
export function LegalPage({ title, notice, children }: LegalPageProps) {
  return (
    <main id={MAIN_ID} tabIndex={-1} className={classes.page}>
      <h1>{title}</h1>
      {notice !== undefined && <p className={classes.notice}>{notice}</p>}
      {children}
    </main>
  );
}
