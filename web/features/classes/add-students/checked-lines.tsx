import { Text } from '@mantine/core';
import type { CheckedLine } from '../../../../shared/contract/classes.ts';
import classes from '../classes.module.css';

const reasons = {
  'in-class': 'is in this class already',
  several: 'is the name of several students: find the right one by the email',
  staff: 'is not a student',
  unknown: 'has no account yet',
} as const;

/** The lines of a pasted list that matched no student to add, with the reasons. */
export function CheckedLines({ lines }: { lines: readonly CheckedLine[] }) {
  const found = lines.filter(({ outcome }) => outcome === 'found').length;
  return (
    <output>
      <Text mt="sm">{`${found} of ${lines.length} found.`}</Text>
      <ul className={classes.people}>
        {lines.map(
          ({ line, outcome }, index) =>
            outcome !== 'found' && (
              // oxlint-disable-next-line react/no-array-index-key -- a list may repeat a line
              <li key={index}>
                <span>
                  <bdi>{line}</bdi>{' '}
                  <Text span c="dimmed" size="sm">
                    {reasons[outcome]}
                  </Text>
                </span>
              </li>
            ),
        )}
      </ul>
    </output>
  );
}
