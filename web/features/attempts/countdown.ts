/** Under this many seconds the countdown changes its colour and icon. */
export const LAST_MINUTE_SECONDS = 60;

const announcedMinutes = [10, 5, 1];

/** mm:ss. An hour and more stays in minutes: 75:00. */
export function formatCountdown(seconds: number): string {
  const minutes = String(Math.floor(seconds / 60)).padStart(2, '0');
  return `${minutes}:${String(seconds % 60).padStart(2, '0')}`;
}

/** What to say to a screen reader when the countdown has gone from one value to the next. */
export function countdownAnnouncement(before: number, now: number): string | undefined {
  const minutes = announcedMinutes.find((limit) => before > limit * 60 && now <= limit * 60);
  if (minutes === undefined || now === 0) return undefined;
  return `${minutes} ${minutes === 1 ? 'minute' : 'minutes'} remaining`;
}
