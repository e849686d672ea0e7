import { VisuallyHidden } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { LiveAttempt } from '../../../../shared/contract/live-attempts.ts';
import { liveAttemptNews } from './attempt-news.ts';

/** Politely announces to a screen reader who went offline, came back or finished. */
export function LiveAttemptAnnouncements({ attempts }: { attempts: readonly LiveAttempt[] }) {
  const [news, setNews] = useState({ text: '', number: 0 });
  const before = useRef(attempts);

  useEffect(() => {
    const text = liveAttemptNews(before.current, attempts);
    before.current = attempts;
    if (text !== '') setNews(({ number }) => ({ text, number: number + 1 }));
  }, [attempts]);

  return (
    <VisuallyHidden component="output">
      {/* The key makes the same sentence about other students be announced again. */}
      <span key={news.number}>{news.text}</span>
    </VisuallyHidden>
  );
}
