import type { MouseEvent } from 'react';
import { reportsMessages } from '../../../shared/messages/reports.ts';
import type { Report } from '../../../shared/contract/report-batches.ts';
import { isHeldBack } from '../../../shared/report-batch.ts';
import { confirm } from '../../ui/confirm.tsx';

/** Whether something in it is still to be looked at. */
export function isFlagged({ warnings }: Report): boolean {
  return warnings.some(({ decision }) => decision === null);
}

/** Lets reports leave; asks first where one is still to be looked at, and shows one that must not. */
export async function leaveIfConfirmed(
  reports: readonly Report[],
  leave: () => void,
): Promise<void> {
  const heldBack = reports.find(isHeldBack);
  const question = heldBack
    ? { message: reportsMessages.safetyUndecided, confirmLabel: 'Show me' }
    : { message: reportsMessages.confirmExport, confirmLabel: 'Export' };
  const isConfirmed =
    !reports.some(isFlagged) || (await confirm({ title: 'Before you export', ...question }));
  if (!isConfirmed) return;
  if (heldBack) lookAt(heldBack.id);
  else leave();
}

/** What a batch needs before it leaves: its changes are saved first, and may be flagged by then. */
export interface Leaving {
  hasUnsaved: () => boolean;
  /** The reports, or one of them, once their changes are saved; null where somebody stays for them. */
  settle: (reportId?: string) => Promise<readonly Report[] | null>;
}

/** The same once what was changed is saved. */
export async function leaveOnceSaved(
  { settle }: Leaving,
  leave: () => void,
  reportId?: string,
): Promise<void> {
  const reports = await settle(reportId);
  if (reports) await leaveIfConfirmed(reports, leave);
}

/** The same for a link to a file. */
export function askBeforeDownload(
  event: MouseEvent<HTMLAnchorElement>,
  leaving: Leaving,
  reports: readonly Report[],
  reportId?: string,
) {
  if (!reports.some(isFlagged) && !leaving.hasUnsaved()) return;
  event.preventDefault();
  const { href } = event.currentTarget;
  void leaveOnceSaved(leaving, () => window.location.assign(href), reportId);
}

/** Brings a report's card into view. */
export function lookAt(reportId: string): void {
  const card = document.getElementById(reportId);
  card?.scrollIntoView({ block: 'center' });
  card?.querySelector('textarea')?.focus({ preventScroll: true });
}
