import { Text } from '@mantine/core';
import { Link } from 'react-router';
import type { IconChecklist } from '../../icons/checklist.ts';
import classes from './feature-card-list.module.css';

export interface FeatureCard {
  title: string;
  description: string;
  path: string;
  icon: typeof IconChecklist;
}

/** The cards that link from the dashboard to each feature. */
export function FeatureCardList({ cards }: { cards: readonly FeatureCard[] }) {
  return (
    <nav aria-label="What you can do">
      <ul className={classes.cards} data-pairs={cards.length === 4 || undefined}>
        {cards.map(({ title, description, path, icon: Icon }) => (
          <li key={path}>
            <Link to={path} className={classes.card}>
              <span className={classes.icon} aria-hidden>
                <Icon size={24} stroke={1.7} />
              </span>
              <span>
                <span className={classes.cardTitle}>{title}</span>
                <Text component="span" display="block" c="dimmed" size="sm">
                  {description}
                </Text>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
