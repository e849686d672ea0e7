import { useQuery } from '@tanstack/react-query';
import { writeMarkFeedback } from '../../../../shared/mark-feedback.ts';
import { api } from '../../../api/client.ts';
import { typeMark, useDraft } from '../decisions/mark-drafts.ts';
import { type MarkTarget, sharedAiMark, sharedMark } from '../decisions/mark-target.ts';
import { useDesk } from '../desk-context.ts';
import { useDeskKeys } from '../keyboard/use-desk-keys.ts';
import { pointOfKey } from '../keyboard/tick-keys.ts';
import { markOfPoints } from '../ten-first/ticked-marks.ts';

/**
 * The points of a target's answer as the teacher ticks them: the mark follows by the scheme's rules,
 * and the feedback by the mark. Until the first tick they stand as the marker judged them.
 */
export function usePointTicks(target: MarkTarget, isCurrent: boolean) {
  const { isLocked } = useDesk();
  const { question, submissions } = target;
  const judged = submissions[0]?.aiAnalysis?.points ?? [];
  const draft = useDraft(target.key);
  const groups = useGroups(target, judged.length > 0);
  const mark = draft?.mark ?? sharedMark(target);
  const isMarkersMark = mark === sharedAiMark(target);
  const byMarker = judged.flatMap(({ marksAwarded }, place) => (marksAwarded > 0 ? [place] : []));
  const ticked = draft?.points ?? (isMarkersMark ? byMarker : []);

  function tick(place: number) {
    if (isLocked) return;
    const points = ticked.includes(place)
      ? ticked.filter((each) => each !== place)
      : [...ticked, place];
    const ruled = judged.map(({ point, marksAvailable }) => ({
      point,
      marks: marksAvailable,
      ...(groups.get(point) ?? { group: 0, cap: null }),
    }));
    const next = markOfPoints(ruled, points, question.maxMark);
    const quotes = points.flatMap((each) => judged[each]?.quote ?? []);
    const feedback = writeMarkFeedback(next, question.maxMark, quotes);
    typeMark(target, { mark: next, feedback, points });
  }

  useDeskKeys(isCurrent && !isLocked, (key) => {
    const place = pointOfKey(key, judged.length);
    if (place !== null) tick(place);
    return place !== null;
  });

  return {
    judged,
    ticked,
    tick,
    isLocked,
    /** Another mark was typed than these points give: they say nothing of it. */
    isApart: draft?.points === undefined && !isMarkersMark,
  };
}

/** To which group of the scheme each point belongs, and what the group gives at most. */
function useGroups({ question }: MarkTarget, isNeeded: boolean) {
  const { markSchemeAnswer, maxMark, questionText } = question;
  const reading = useQuery(
    api.marking.readScheme.queryOptions({
      input: { markSchemeAnswer, maxMark, questionText },
      enabled: isNeeded,
      staleTime: Infinity,
    }),
  );
  return new Map(
    reading.data?.groups.flatMap(({ cap, points }, group) =>
      points.map(({ point }) => [point, { group, cap }] as const),
    ),
  );
}
