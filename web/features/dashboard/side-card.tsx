import { Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { Panel } from '../../ui/page/panel.tsx';

/** A titled card for one task of a role. */
export function SideCard({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <Panel component="section" gap="xs" aria-labelledby={titleId}>
      <Title order={2} size="h3" id={titleId}>
        {title}
      </Title>
      {children}
    </Panel>
  );
}
