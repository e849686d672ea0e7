import { Text } from '@mantine/core';
import classes from './marker-screen.module.css';

interface SentRequestProps {
  request: { instructions: string; question: string; answer: string };
}

/** The exact texts that a model would receive for the sample. */
export function SentRequest({ request }: SentRequestProps) {
  const { instructions, question, answer } = request;
  const parts = [
    { title: 'Instructions, the same for every answer', text: instructions },
    { title: 'The question and its scheme', text: question },
    { title: 'The answer', text: answer },
  ];
  return (
    <section aria-label="What would be sent">
      <Text size="sm" c="dimmed" mb="xs">
        With a language model, this would go to it for the sample. Nothing was sent.
      </Text>
      {parts.map(({ title, text }) => (
        <div key={title}>
          <Text fw={600} size="sm">
            {title}
          </Text>
          {/* Focusable, because a scrollable area must be reachable by keyboard. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <pre className={classes.sent} tabIndex={0} aria-label={title}>
            {text}
          </pre>
        </div>
      ))}
    </section>
  );
}
