import { useQuery } from '@tanstack/react-query';
import type { MarkedPoint } from '../../../../shared/contract/ai-analysis.ts';
import { api } from '../../../api/client.ts';
import { takeBackMark, typeAnotherMark, useDraft } from '../decisions/mark-drafts.ts';
import type { MarkTarget } from '../decisions/mark-target.ts';
import { useDesk } from '../desk/desk-context.ts';
import { useDeskKeys } from '../keyboard/use-desk-keys.ts';
import { pointOfKey } from '../keyboard/tick-keys.ts';
import { markOfPoints, type RuledPoint } from './mark-of-points.ts';
import { forgetSelectedWords, useSelectedWords } from './selected-words.ts';
import { areAsTheyStood, pointsOfTarget, tickPoint } from './target-points.ts';

/** The points of a target's answer and their ticks; the mark follows by the scheme's rules. */
export function usePointTicks(target: MarkTarget, isCurrent: boolean) {
  const { isLocked } = useDesk();
  const draft = useDraft(target.key);
  const words = useSelectedWords(target.key);
  const scheme = useSchemePoints(target);
  const isOfEarlierQuestion = target.submissions[0]?.isOfEarlierQuestion === true;
  // Points of an earlier scheme must not be ticked while the current one is being read.
  const isReading = isOfEarlierQuestion && !scheme.isRead && draft?.points === undefined;
  const { points, isApart } = isReading
    ? { points: [], isApart: false }
    : pointsOfTarget(target, draft, scheme.points);

  function tick(place: number) {
    if (isLocked) return;
    const next = tickPoint(points, place, words);
    if (words !== null) forgetSelectedWords();
    if (areAsTheyStood(target, next, scheme.points) && takeBackMark(target.key)) return;
    const ruled = next.map(({ point, marksAwarded }) => ({
      ...(scheme.rules.get(point) ?? { group: 0, cap: null, route: null }),
      marks: marksAwarded,
    }));
    typeAnotherMark(target, { mark: markOfPoints(ruled, target.question.maxMark), points: next });
  }

  useDeskKeys(isCurrent && !isLocked, (key) => {
    const place = pointOfKey(key, points.length);
    if (place !== null) tick(place);
    return place !== null;
  });

  return {
    points,
    isApart,
    isOfEarlierQuestion,
    words,
    tick,
    isLocked,
    isKnown: points.length > 0 || scheme.isRead,
  };
}

/** Returns the scheme's points and the rules by which each group counts. */
function useSchemePoints({ question }: MarkTarget) {
  const { markSchemeAnswer, maxMark, questionText } = question;
  const reading = useQuery(
    api.marking.readScheme.queryOptions({
      input: { markSchemeAnswer, maxMark, questionText },
      staleTime: Infinity,
    }),
  );
  const groups = reading.data?.groups ?? [];
  return {
    isRead: reading.isSuccess,
    points: groups.flatMap((group) =>
      group.points.map(({ point, marks }): MarkedPoint => ({
        point,
        marksAvailable: marks,
        marksAwarded: 0,
        quote: null,
      })),
    ),
    rules: new Map(
      groups.flatMap(({ cap, route, points }, group) =>
        points.map(({ point }): [string, Omit<RuledPoint, 'marks'>] => [
          point,
          { group, cap, route },
        ]),
      ),
    ),
  };
}
