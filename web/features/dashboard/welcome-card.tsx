import { Text, Title } from '@mantine/core';
import { InitialsAvatar } from '../../ui/people/initials-avatar.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { shownEmail } from '../../../shared/sign-in-name.ts';
import { useCurrentUser } from '../../api/use-current-user.ts';
import { QuoteCarousel } from './quote-carousel.tsx';
import classes from './welcome-card.module.css';

const roleNames = { student: 'Student', teacher: 'Teacher', admin: 'Admin' } as const;

/** Greets the signed-in person with their role and a quotation on education. */
export function WelcomeCard() {
  const user = useCurrentUser();
  return (
    <Panel component="section" className={classes.card} aria-label="Welcome">
      <div className={classes.person}>
        <InitialsAvatar name={user.username} isLarge />
        <div className={classes.words}>
          <Title order={2}>
            Welcome, <bdi>{user.displayName || user.username}</bdi>!
          </Title>
          <Text c="dimmed" size="sm" component="div" className={classes.tagLine}>
            <span className={classes.roleTag}>{roleNames[user.role]}</span>
            <span>{shownEmail(user.email)}</span>
          </Text>
        </div>
      </div>
      <QuoteCarousel />
    </Panel>
  );
}
