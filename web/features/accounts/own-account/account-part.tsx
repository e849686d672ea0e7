import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Panel } from '../../../ui/page/panel.tsx';
import classes from './own-account.module.css';

interface AccountPartProps {
  id: string;
  title: string;
  /** A sentence under the title. */
  about: ReactNode;
  children: ReactNode;
}

/** One setting of an account: its name on the left, its controls on the right. */
export function AccountPart({ id, title, about, children }: AccountPartProps) {
  return (
    <Panel component="section" aria-labelledby={id} className={classes.part}>
      <div>
        <Title order={2} id={id} size="h4">
          {title}
        </Title>
        <p className={classes.about}>{about}</p>
      </div>
      <div className={classes.content}>{children}</div>
    </Panel>
  );
}
