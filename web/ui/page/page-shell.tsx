import { Text, Title } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import classes from './page-shell.module.css';

/**
 * A page's maximum width: a short form in the middle, a column for reading and writing, or as wide
 * as the header.
 */
export type PageWidth = 'form' | 'narrow' | 'regular';

interface PageShellProps {
  title: string;
  subtitle?: ReactNode;
  /** The page above this one. */
  parent?: { label: string; path: string };
  /** Buttons and links next to the title. */
  actions?: ReactNode;
  width?: PageWidth;
  /** Saves space for the work: a small heading with little space above it. */
  isDense?: boolean;
  children: ReactNode;
}

/** The id of the main landmark, for the skip link. */
export const MAIN_ID = 'main';

/**
 * A page's frame below the site header: main landmark, heading and document title. The heading gets
 * the focus when the page opens, so that a screen reader announces the page.
 */
export function PageShell({
  title,
  subtitle,
  parent,
  actions,
  width = 'regular',
  isDense = false,
  children,
}: PageShellProps) {
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    document.title = `${title} · Greenpen`;
  }, [title]);

  useEffect(() => {
    const isTypingAlready = document.activeElement?.matches('input, textarea, select');
    if (!isTypingAlready) heading.current?.focus({ preventScroll: true });
  }, []);

  return (
    <main
      id={MAIN_ID}
      className={classes.page}
      data-width={width}
      data-dense={isDense || undefined}
      tabIndex={-1}
    >
      <div className={classes.top}>
        <div className={classes.heading}>
          {parent && (
            <nav aria-label="Breadcrumb">
              <Link to={parent.path} className={classes.parent}>
                {parent.label}
              </Link>
            </nav>
          )}
          <Title order={1} ref={heading} tabIndex={-1} className={classes.title}>
            {title}
          </Title>
          {subtitle && (
            <Text component="div" c="dimmed" mt={4}>
              {subtitle}
            </Text>
          )}
        </div>
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
      {children}
    </main>
  );
}
