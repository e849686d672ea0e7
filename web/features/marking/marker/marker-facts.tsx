import { Anchor, Text, Title } from '@mantine/core';
import { IconShieldLock } from '../../../icons/shield-lock.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { MarkerDescription } from '../../../../shared/contract/marking-service.ts';
import { paths } from '../../../paths.ts';
import { counted } from '../../../../shared/counted.ts';
import { formatCost } from '../runs/format-expense.ts';
import classes from './marker-screen.module.css';
import { isModel, kindName } from './format-marker.ts';
import { MarkerDialect } from './marker-dialect.tsx';

/** The marker in use, and the data it receives. */
export function MarkerFacts({ marker }: { marker: MarkerDescription }) {
  const { name, kind, address, seesImages, passes, concurrency, timeoutSeconds, prices, dialect } =
    marker;
  const isBuiltIn = kind === 'built-in';
  return (
    <div className={classes.pair}>
      <section className={classes.card} aria-labelledby="marker-in-use">
        <Title order={2} id="marker-in-use">
          In use
        </Title>
        <dl className={classes.facts}>
          <Fact term="Marker">{kindName(kind)}</Fact>
          {!isBuiltIn && <Fact term="Model">{name}</Fact>}
          <Fact term="Answers are sent to">{address ?? 'Nowhere: they stay on this server'}</Fact>
          <Fact term="Sees images">{seesImages ? 'Yes' : 'No'}</Fact>
          <Fact term="Marks each answer">{passes === 1 ? 'Once' : `${passes} times`}</Fact>
          <Fact term="At the same time">{counted(concurrency, 'batch', 'batches')}</Fact>
          {!isBuiltIn && <Fact term="Waits at most">{counted(timeoutSeconds, 'second')}</Fact>}
          {isModel(kind) && (
            <Fact term="Understands">
              <MarkerDialect dialect={dialect} />
            </Fact>
          )}
          <Fact term="Prices">{formatPrices(prices)}</Fact>
        </dl>
      </section>
      <section className={classes.card} aria-labelledby="what-leaves">
        <Title order={2} id="what-leaves" className={classes.withIcon}>
          <IconShieldLock size={22} aria-hidden /> What leaves the server
        </Title>
        <Text mt="sm">
          {isBuiltIn
            ? 'Nothing leaves this server. Answers are marked on it, without any model.'
            : `Texts go to ${address ?? kindName(kind)}, field by field as the page says.`}
        </Text>
        <Anchor component={Link} to={paths.whatLeaves}>
          What leaves the school, field by field
        </Anchor>
        <Text c="dimmed" size="sm" mt="sm">
          The marker is chosen by environment variables when Greenpen starts; docs/configuration.md
          lists them. Keys are never shown.
        </Text>
      </section>
    </div>
  );
}

function formatPrices(prices: MarkerDescription['prices']): string {
  if (prices === null) return 'Not set';
  const { input, output, currency } = prices;
  return `${formatCost(input, currency)} in, ${formatCost(output, currency)} out, per million tokens`;
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className={classes.fact}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
