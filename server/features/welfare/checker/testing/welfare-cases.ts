import type { WelfareKind } from '../../../../../shared/contract/welfare.ts';

/** What students might write, made up for this project; nobody wrote them in earnest. */
export interface WelfareCases {
  /** What a person must see, by what it is about. */
  concerns: Record<Exclude<WelfareKind, 'unnamed' | 'school-phrase'>, readonly string[]>;
  /** What belongs to lessons, or is only a way of speaking. */
  ordinary: readonly string[];
}
