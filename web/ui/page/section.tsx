import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './section.module.css';

interface SectionProps {
  /** The anchor for links within the page. */
  id: string;
  title: string;
  /** A sentence under the title. */
  about?: ReactNode;
  /** At the end of the title's line. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A titled part of a page. */
export function Section({ id, title, about, aside, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} tabIndex={-1} className={classes.section}>
      <header className={classes.top}>
        <div>
          <Title order={2} id={`${id}-title`}>
            {title}
          </Title>
          {about && <p className={classes.about}>{about}</p>}
        </div>
        {aside}
      </header>
      {children}
    </section>
  );
}
