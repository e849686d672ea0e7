import type { Leaving } from '../../../shared/contract/outside-model.ts';
import type { MarkerConfig } from '../../marker-config.ts';
import { describeSentForMarking } from '../marking/public.ts';
import { describeSentForReports } from '../reports/public.ts';

/** All that goes to the configured model, by use. */
export function usesOf(marker: MarkerConfig): Leaving['uses'] {
  return [...describeSentForMarking(marker), ...describeSentForReports(marker)];
}
