import type { MouseEvent } from 'react';
import { reportsMessages } from '../../../../shared/messages/reports.ts';
import type { Report } from '../../../../shared/contract/report-batches.ts';
import { isHeldBack } from '../../../../shared/report-batch.ts';
import { confirm } from '../../../ui/dialogs/confirm.tsx';

/** Returns true if a report has undecided warnings. */
export function isFlagged({ warnings }: Report): boolean {
  return warnings.some(({ decision }) => decision === null);
}

/**
 * Exports reports; asks first if one has undecided warnings, and shows one that must be held back.
 */
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

/** What an export needs from a batch: its changes are saved first, and may add warnings. */
export interface Leaving {
  hasUnsaved: () => boolean;
  /** Saves the changes and returns the reports, or one of them; null if the teacher cancels. */
  settle: (reportId?: string) => Promise<readonly Report[] | null>;
}

/** Saves the changes, then exports the reports as they are now, as `leaveIfConfirmed` does. */
export async function leaveOnceSaved(
  { settle }: Leaving,
  leave: (reports: readonly Report[]) => void,
  reportId?: string,
): Promise<void> {
  const reports = await settle(reportId);
  if (reports) await leaveIfConfirmed(reports, () => leave(reports));
}

/** Handles the click on a download link: saves changes and asks about warnings first. */
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

/** Scrolls a report's card into view and focuses it. */
export function lookAt(reportId: string): void {
  const card = document.getElementById(reportId);
  card?.scrollIntoView({ block: 'center' });
  card?.querySelector('textarea')?.focus({ preventScroll: true });
}
