import type { Concern, OpenedConcern, WelfareKind } from '../../../shared/contract/welfare.ts';
import type { ShownConcern } from './shown-concerns-queries.ts';
import type { WelfareEventRow } from './welfare-queries.ts';

/** Presents a concern for a list, without what was written. */
export function presentConcern({ concern, quizTitle }: ShownConcern): Concern {
  return {
    id: concern.id,
    source: concern.source,
    strength: concern.strength,
    studentName: concern.studentName,
    quizCode: concern.quizCode,
    quizTitle,
    raisedAt: concern.raisedAt.toISOString(),
    state: concern.state,
    decidedAt: concern.decidedAt?.toISOString() ?? null,
  };
}

/** Presents a concern with what was written and, for people who may decide, its record. */
export function presentOpened(
  shown: ShownConcern,
  events: readonly WelfareEventRow[],
  abilities: OpenedConcern['abilities'],
): OpenedConcern {
  const record = abilities.canDecide ? events : [];
  return {
    ...presentConcern(shown),
    kinds: shown.concern.kinds as WelfareKind[],
    toldBy: shown.concern.toldBy,
    text: shown.concern.text,
    questionText: shown.questionText,
    abilities,
    events: record.map(({ kind, actorName, detail, at }) => ({
      kind,
      actorName,
      detail,
      at: at.toISOString(),
    })),
  };
}
