import { Button, Text, Title } from '@mantine/core';
import { IconClockShield, IconPencil, IconWritingSign } from '@tabler/icons-react';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { MAIN_ID } from '../../ui/page-shell.tsx';
import classes from './landing-screen.module.css';
import { MarkingExample } from './marking-example.tsx';

const promises = [
  {
    icon: IconPencil,
    title: 'Marked in pencil',
    text: 'Written answers are marked against your own mark scheme, point by point, with the words that earned each mark.',
  },
  {
    icon: IconWritingSign,
    title: 'Confirmed in green ink',
    text: 'Every AI mark stays in pencil until you accept it or write your own. You decide; your students can see that you did.',
  },
  {
    icon: IconClockShield,
    title: 'Nothing typed is lost',
    text: 'Students sit a quiz with a six-character code. Their answers are kept as they type, and extra time is built in.',
  },
];

interface LandingScreenProps {
  /** The way in: Login for a visitor, the dashboard for someone who is signed in. */
  entrance: { label: string; path: string };
}

/** The front page for visitors (spec section 2, /). */
export function LandingScreen({ entrance }: LandingScreenProps) {
  useEffect(() => {
    document.title = 'Greenpen · Quizzes with AI-assisted marking';
  }, []);

  return (
    <main id={MAIN_ID} tabIndex={-1} className={classes.page}>
      <section className={classes.hero}>
        <div>
          <Title order={1} className={classes.title}>
            Marking that starts in pencil and ends in your pen.
          </Title>
          <Text className={classes.lead}>
            Write a quiz, share its code, and let Greenpen make a first pass over the written
            answers. You keep the green pen.
          </Text>
          <Button component={Link} to={entrance.path} size="lg">
            {entrance.label}
          </Button>
        </div>
        <MarkingExample />
      </section>
      <section className={classes.promises} aria-label="What Greenpen does">
        {promises.map(({ icon: Icon, title, text }) => (
          <div key={title} className={classes.promise}>
            <Icon size={28} stroke={1.6} aria-hidden className={classes.promiseIcon} />
            <Title order={2} size="h3">
              {title}
            </Title>
            <Text c="dimmed">{text}</Text>
          </div>
        ))}
      </section>
    </main>
  );
}
