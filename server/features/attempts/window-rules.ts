/** When a quiz may be begun; null leaves a side open. */
export interface BeginWindow {
  opensAt: Date | null;
  closesAt: Date | null;
}

const toDate = (text: string | null) => (text === null ? null : new Date(text));

/** A window as a statement written by hand returns it: instants as text. */
export function readWindow({
  opensAt,
  closesAt,
}: Record<keyof BeginWindow, string | null>): BeginWindow {
  return { opensAt: toDate(opensAt), closesAt: toDate(closesAt) };
}

/** Whether a quiz may be begun now, or when it may, or until when it could. */
export type WindowState =
  { state: 'open' } | { state: 'too-early'; at: Date } | { state: 'too-late'; at: Date };

/**
 * Where a student is in several classes that the quiz is set for, any open window counts; else the
 * next that opens, else the last that closed. Undefined where there is none.
 */
export function windowStateOf(windows: readonly BeginWindow[], now: Date): WindowState | undefined {
  const times = (which: 'opensAt' | 'closesAt') =>
    windows
      .map((window) => window[which])
      .filter((at) => at !== null)
      .toSorted((one, other) => one.getTime() - other.getTime());
  const isOpen = ({ opensAt, closesAt }: BeginWindow) =>
    (opensAt === null || opensAt <= now) && (closesAt === null || now < closesAt);
  if (windows.some(isOpen)) return { state: 'open' };
  const next = times('opensAt').find((at) => at > now);
  if (next) return { state: 'too-early', at: next };
  const last = times('closesAt').at(-1);
  return last && { state: 'too-late', at: last };
}
