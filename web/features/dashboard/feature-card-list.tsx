import { Text } from '@mantine/core';
import { Link } from 'react-router';
import type { Role } from '../../../shared/permissions.ts';
import classes from './feature-card-list.module.css';
import { featureCards } from './feature-cards.ts';

/** The ways on from the dashboard, by role. */
export function FeatureCardList({ role }: { role: Role }) {
  return (
    <nav aria-label="What you can do">
      <ul className={classes.cards}>
        {featureCards[role].map(({ title, description, path, icon: Icon }) => (
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
