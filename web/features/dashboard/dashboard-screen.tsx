import { Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { InitialsAvatar } from '../../ui/initials-avatar.tsx';
import { PageShell } from '../../ui/page-shell.tsx';
import { useCurrentUser } from '../accounts/use-current-user.ts';
import classes from './dashboard-screen.module.css';
import { featureCards } from './feature-cards.ts';

const roleNames = { student: 'Student', teacher: 'Teacher', admin: 'Admin' } as const;

/** The start page of everyone who is signed in (spec section 2, /dashboard). */
export function DashboardScreen() {
  const user = useCurrentUser();
  return (
    <PageShell title="Dashboard">
      <section className={classes.welcome} aria-label="Welcome">
        <InitialsAvatar name={user.username} isLarge />
        <div className={classes.welcomeText}>
          <Title order={2}>Welcome, {user.displayName || user.username}!</Title>
          <Text c="dimmed" component="div" className={classes.tagLine}>
            <span className={classes.roleTag}>{roleNames[user.role]}</span>
            {user.email}
          </Text>
        </div>
      </section>
      <nav aria-label="What you can do">
        <ul className={classes.cards}>
          {featureCards[user.role].map(({ title, description, path, icon: Icon }) => (
            <li key={path}>
              <Link to={path} className={classes.card}>
                <span className={classes.icon} aria-hidden>
                  <Icon size={24} stroke={1.7} />
                </span>
                <span>
                  <span className={classes.cardTitle}>{title}</span>
                  <Text component="span" c="dimmed" size="sm">
                    {description}
                  </Text>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </PageShell>
  );
}
