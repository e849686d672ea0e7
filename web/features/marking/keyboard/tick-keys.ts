/** The letters that tick a scheme's points, in order; none has another use on the desk. */
export const TICK_KEYS = 'qwertyio';

/** Returns the index of the point that a key ticks, or null. */
export function pointOfKey(key: string, points: number): number | null {
  const place = key.length === 1 ? TICK_KEYS.indexOf(key) : -1;
  return place === -1 || place >= points ? null : place;
}
