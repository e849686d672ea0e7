import { VisuallyHidden } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { LiveAttempt } from '../../../../shared/contract/live-attempts.ts';
import { liveAttemptNews } from './attempt-news.ts';

/** Politely announces to a screen reader who went offline, came back or finished. */
export function LiveAttemptAnnouncements({ attempts }: { attempts: readonly LiveAttempt[] }) {
  const [news, setNews] = useState('');
  const before = useRef(attempts);

  useEffect(() => {
    const said = liveAttemptNews(before.current, attempts);
    before.current = attempts;
    if (said !== '') setNews(said);
  }, [attempts]);

  return <VisuallyHidden component="output">{news}</VisuallyHidden>;
}
