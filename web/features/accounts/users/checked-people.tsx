import { Button, Checkbox, Text, Title } from '@mantine/core';
import { IconMail } from '../../../icons/mail.ts';
import { useEffect, useRef, useState } from 'react';
import type { ImportedRow } from '../../../../shared/contract/accounts.ts';
import { counted } from '../../../../shared/counted.ts';
import { FormProblem } from '../../../ui/forms/form-problem.tsx';
import classes from './add-people.module.css';
import { CheckedRows } from './checked-rows.tsx';
import { isInvited, needsAttention } from './use-invitation.ts';

interface CheckedPeopleProps {
  rows: readonly ImportedRow[];
  isInviting: boolean;
  /** The reason why the people could not be invited. */
  problem: string | null;
  onInvite: () => void;
}

/** The planned outcome of each row, and the button that carries it out. */
export function CheckedPeople({ rows, isInviting, problem, onInvite }: CheckedPeopleProps) {
  const [isLeavingOut, setIsLeavingOut] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const ready = rows.filter(isInvited).length;
  const wrong = rows.filter(needsAttention).length;
  const isReady = ready > 0 && (wrong === 0 || isLeavingOut);

  useEffect(() => heading.current?.focus(), []);

  return (
    <section className={classes.checked} aria-labelledby="checked-people">
      <Title order={2} id="checked-people" ref={heading} tabIndex={-1} className={classes.heading}>
        {summary(ready, wrong)}
      </Title>
      <CheckedRows key={rows.length} rows={rows} />
      <FormProblem message={problem} />
      <div className={classes.invite}>
        {wrong > 0 && ready > 0 && (
          <Checkbox
            label={`Leave out the ${counted(wrong, 'row')} that ${wrong === 1 ? 'needs' : 'need'} attention`}
            checked={isLeavingOut}
            onChange={(event) => setIsLeavingOut(event.currentTarget.checked)}
          />
        )}
        {ready > 0 ? (
          <Button
            size="md"
            leftSection={<IconMail size={18} aria-hidden />}
            loading={isInviting}
            disabled={!isReady}
            onClick={onInvite}
          >
            Invite {counted(ready, 'person', 'people')}
          </Button>
        ) : (
          <Text c="dimmed">There is nobody to invite in this list.</Text>
        )}
      </div>
    </section>
  );
}

function summary(ready: number, wrong: number): string {
  const inOrder = `${counted(ready, 'person', 'people')} can be invited`;
  if (wrong === 0) return inOrder;
  return `${inOrder}, ${counted(wrong, 'row')} ${wrong === 1 ? 'needs' : 'need'} attention`;
}
