import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../api/client.ts';
import classes from './welfare.module.css';

/**
 * Where students can get help. Shown to everyone, on every receipt and under My Quiz Scores, so
 * that it singles nobody out.
 */
export function HelpLines() {
  const help = useQuery(api.welfare.helpLines.queryOptions({ staleTime: Infinity }));
  const lines = help.data?.lines ?? [];
  if (lines.length === 0) return null;
  return (
    <aside className={classes.help} aria-labelledby="help-lines">
      <Text id="help-lines" size="sm" fw={600}>
        If something is worrying you, you can talk to
      </Text>
      <ul className={classes.lines}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </aside>
  );
}
