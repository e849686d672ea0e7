import { Text, Title } from '@mantine/core';
import type { Leaving } from '../../../../shared/contract/outside-model.ts';
import { modelUseNames } from '../../../../shared/messages/outside-model.ts';
import { IconArrowUp } from '../../../icons/arrow-up.ts';
import { IconShieldLock } from '../../../icons/shield-lock.ts';
import system from '../system-screen.module.css';
import classes from './leaving.module.css';

type SentFieldsProps = Leaving['uses'][number];

/** The fields sent for one use, those withheld, and a complete request as an example. */
export function SentFields({ use, fields, example }: SentFieldsProps) {
  const id = `sent-for-${use}`;
  return (
    <section className={system.card} aria-labelledby={id}>
      <Title order={2} id={id}>
        {modelUseNames[use]}
      </Title>
      <div className={classes.lists}>
        <FieldList title="Goes along" fields={fields.filter(({ isSent }) => isSent)} isSent />
        <FieldList title="Stays here" fields={fields.filter(({ isSent }) => !isSent)} />
      </div>
      <details className={classes.example}>
        <summary>A whole request, for an invented student</summary>
        {/* Focusable, because a scrollable area must be reachable by keyboard. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <pre tabIndex={0} aria-label={`A request for ${modelUseNames[use].toLowerCase()}`}>
          {example}
        </pre>
      </details>
    </section>
  );
}

interface FieldListProps {
  title: string;
  fields: SentFieldsProps['fields'];
  isSent?: boolean;
}

function FieldList({ title, fields, isSent = false }: FieldListProps) {
  if (fields.length === 0) return null;
  const Icon = isSent ? IconArrowUp : IconShieldLock;
  return (
    <div>
      <Title order={3} size="h4">
        {title}
      </Title>
      <ul className={classes.fields}>
        {fields.map(({ field, what }) => (
          <li key={field}>
            <Icon size={16} aria-hidden className={classes.icon} />
            <span>
              {what}
              <Text component="span" size="xs" c="dimmed" className={classes.name}>
                {field}
              </Text>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
