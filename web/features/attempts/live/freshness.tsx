import { VisuallyHidden } from '@mantine/core';
import { IconAlertTriangle } from '../../../icons/alert-triangle.ts';
import { IconRefresh } from '../../../icons/refresh.ts';
import { useEffect, useRef, useState } from 'react';
import { LIVE_STALE_SECONDS } from '../../../../shared/business-rules.ts';
import { liveAttemptsMessages } from '../../../../shared/messages/live-attempts.ts';
import { useLiveTime } from './live-clock.ts';
import { formatAgo } from './format-attempt.ts';
import classes from './attempts.module.css';

/** Says whether the list is current, or how old it is. Only a change is announced. */
export function Freshness({ serverNow }: { serverNow: string }) {
  const age = useLiveTime((now) => {
    const seconds = Math.floor((now - Date.parse(serverNow)) / 1000);
    return seconds >= LIVE_STALE_SECONDS ? seconds : 0;
  });
  const isStale = age > 0;
  const Icon = isStale ? IconAlertTriangle : IconRefresh;
  return (
    <>
      <p className={classes.freshness} data-stale={isStale || undefined}>
        <Icon size={16} aria-hidden />
        {isStale ? `Last update ${formatAgo(age)} — trying again` : 'Up to date'}
      </p>
      <SpokenFreshness isStale={isStale} />
    </>
  );
}

function SpokenFreshness({ isStale }: { isStale: boolean }) {
  const [spoken, setSpoken] = useState('');
  const wasStale = useRef(false);

  useEffect(() => {
    if (isStale === wasStale.current) return;
    wasStale.current = isStale;
    setSpoken(isStale ? liveAttemptsMessages.outdated : liveAttemptsMessages.upToDateAgain);
  }, [isStale]);

  return <VisuallyHidden component="output">{spoken}</VisuallyHidden>;
}
