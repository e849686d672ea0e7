import type { LiveAttempt } from '../../../../shared/contract/live-attempts.ts';
import { isolate } from '../../../ui/text/isolate.ts';

type Person = Pick<LiveAttempt, 'userId' | 'displayName' | 'state'>;

/** If more people changed at once, they are only counted. */
const MAX_NAMES = 3;

const listOfNames = new Intl.ListFormat('en-GB');

/**
 * Returns the announcement of who went offline, came back or finished between two versions of the
 * list; empty if nobody did.
 */
export function liveAttemptNews(before: readonly Person[], now: readonly Person[]): string {
  const stateBefore = new Map(before.map(({ userId, state }) => [userId, state]));
  const changed = now.filter(({ userId, state }) => {
    const earlier = stateBefore.get(userId);
    return earlier !== undefined && earlier !== state;
  });
  const isBack = ({ userId, state }: Person) =>
    stateBefore.get(userId) === 'offline' && (state === 'here' || state === 'writing');
  return [
    sentence(
      changed.filter(({ state }) => state === 'offline'),
      'went offline',
    ),
    sentence(changed.filter(isBack), changed.filter(isBack).length === 1 ? 'is back' : 'are back'),
    sentence(
      changed.filter(({ state }) => state === 'finished'),
      'finished',
    ),
  ]
    .filter(Boolean)
    .join(' ');
}

function sentence(people: readonly Person[], did: string): string {
  if (people.length === 0) return '';
  const names = people.map(({ displayName }) => isolate(displayName));
  const who = names.length > MAX_NAMES ? `${names.length} students` : listOfNames.format(names);
  return `${who} ${did}.`;
}
