import { Text } from '@mantine/core';
import { HighlightedAnswer } from '../../ui/highlighted-answer.tsx';
import { MarkBadge } from '../../ui/mark-badge.tsx';
import classes from './marking-example.module.css';

const answers = [
  {
    student: 'First answer',
    text: 'The ice melts because the particles gain energy and break out of their fixed positions.',
    quotes: ['particles gain energy', 'break out of their fixed positions'],
    badge: { state: 'accepted', mark: 2, maxMark: 2 },
  },
  {
    student: 'Second answer',
    text: 'It gets warm so the particles gain energy.',
    quotes: ['particles gain energy'],
    badge: { state: 'pencil', mark: 1, maxMark: 2 },
  },
] as const;

/** Two marked answers, so that a visitor sees at a glance what pencil and ink mean. */
export function MarkingExample() {
  return (
    <figure className={classes.example}>
      <Text fw={600} mb="sm">
        Explain what happens to particles when ice melts. (2 marks)
      </Text>
      {answers.map(({ student, text, quotes, badge }) => (
        <div key={student} className={classes.answer}>
          <div className={classes.answerTop}>
            <Text size="sm" c="dimmed">
              {student}
            </Text>
            <MarkBadge {...badge} />
          </div>
          <HighlightedAnswer answer={text} quotes={quotes} />
        </div>
      ))}
      <Text component="figcaption" size="sm" c="dimmed" mt="sm">
        Dashed grey is the AI’s pencil. Green ink is the teacher’s.
      </Text>
    </figure>
  );
}
