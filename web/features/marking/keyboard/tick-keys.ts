/** The letters that tick a scheme's points, in their order, where no other key of the desk stands. */
export const TICK_KEYS = 'qwertyio';

/** The place of the point that a key ticks, or null. */
export function pointOfKey(key: string, points: number): number | null {
  const place = key.length === 1 ? TICK_KEYS.indexOf(key) : -1;
  return place === -1 || place >= points ? null : place;
}
