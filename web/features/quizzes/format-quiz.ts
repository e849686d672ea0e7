import { counted } from '../../../shared/counted.ts';

const SECONDS_PER_MINUTE = 60;

/** Formats a time limit in words, for example "1 minute", "7.5 minutes" or "20 seconds". */
export function inMinutes(seconds: number): string {
  if (seconds < SECONDS_PER_MINUTE) return counted(seconds, 'second');
  const minutes = (seconds / SECONDS_PER_MINUTE).toLocaleString('en-GB', {
    maximumFractionDigits: 2,
  });
  return minutes === '1' ? '1 minute' : `${minutes} minutes`;
}
