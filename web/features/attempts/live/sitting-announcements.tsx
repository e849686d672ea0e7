import { VisuallyHidden } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { Sitting } from '../../../../shared/contract/sittings.ts';
import { sittingNews } from './sitting-news.ts';

/** Tells a screen reader, politely, who went offline, came back or finished. */
export function SittingAnnouncements({ sittings }: { sittings: readonly Sitting[] }) {
  const [news, setNews] = useState('');
  const before = useRef(sittings);

  useEffect(() => {
    const said = sittingNews(before.current, sittings);
    before.current = sittings;
    if (said !== '') setNews(said);
  }, [sittings]);

  return <VisuallyHidden component="output">{news}</VisuallyHidden>;
}
