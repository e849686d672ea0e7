import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { CarryChoice, RolloverReport } from '../../../../shared/contract/rollover.ts';
import { rolloverMessages } from '../../../../shared/messages/rollover.ts';
import { api, client } from '../../../api/client.ts';
import { errorSentence } from '../../../api/error-sentence.ts';
import { toast } from '../../../ui/toasts/toast.ts';

export interface YearPlan {
  academicYear: string;
  carry: CarryChoice;
  /** As typed; empty if nobody leaves. */
  leavingYear: string;
  list: string;
  staying: readonly string[];
}

/** A plan, and the preview of its changes. */
export interface LookedAt {
  plan: YearPlan;
  report: RolloverReport;
}

const inputOf = ({ academicYear, carry, leavingYear, list, staying }: YearPlan) => ({
  academicYear,
  carry,
  leavingYear: leavingYear.trim() === '' ? null : Number(leavingYear),
  staying: [...staying],
  list: carry === 'list' ? list.split('\n').filter((line) => line.trim() !== '') : [],
});

/** Returns the problem with the year as typed, or null. */
const leavingProblemOf = ({ leavingYear }: YearPlan) =>
  /^\s*\d*\s*$/.test(leavingYear) ? null : rolloverMessages.leavingYearInvalid;

/** The plan of a new year, the preview of its changes, and the call that carries it out. */
export function useRollover(initial: Pick<YearPlan, 'academicYear' | 'leavingYear'>) {
  const queryClient = useQueryClient();
  const [plan, setPlan] = useState<YearPlan>({ carry: 'all', list: '', staying: [], ...initial });
  // Kept during the next preview, so that the page does not jump.
  const [looked, setLooked] = useState<LookedAt | null>(null);
  /** The plan being previewed; answers about an older one are ignored. */
  const wanted = useRef<YearPlan>(null);
  const preview = useMutation({
    mutationFn: (of: YearPlan) => client.classes.rollOver({ ...inputOf(of), dryRun: true }),
    onSuccess: (report, of) => {
      if (of === wanted.current) setLooked({ plan: of, report });
    },
    onError: (_, of) => {
      if (of === wanted.current) setLooked(null);
    },
  });
  const applying = useMutation({
    mutationFn: (of: YearPlan) => client.classes.rollOver({ ...inputOf(of), dryRun: false }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: api.classes.key() });
      setLooked(null);
      toast.success(rolloverMessages.done);
    },
  });
  const leavingProblem = leavingProblemOf(plan);
  const look = (of: YearPlan) => {
    if (leavingProblem !== null) return;
    applying.reset();
    wanted.current = of;
    preview.mutate(of);
  };
  return {
    plan,
    /** Changes the plan, which invalidates the preview. */
    change: (some: Partial<YearPlan>) => {
      setPlan((before) => ({ ...before, ...some }));
      setLooked(null);
      wanted.current = null;
      preview.reset();
    },
    look: () => look(plan),
    /** Excludes a class from the plan, or includes it again, and refreshes the preview. */
    setStaying: (code: string, stays: boolean) => {
      const others = plan.staying.filter((one) => one !== code);
      const next = { ...plan, staying: stays ? [...others, code] : others };
      setPlan(next);
      look(next);
    },
    /** Carries out the previewed plan, whatever has been typed since. */
    apply: (of: LookedAt) => applying.mutate(of.plan),
    looked,
    leavingProblem,
    isLooking: preview.isPending,
    isApplying: applying.isPending,
    lookProblem: preview.isError && errorSentence(preview.error, rolloverMessages.previewFailed),
    applyProblem: applying.isError && errorSentence(applying.error, rolloverMessages.failed),
  };
}
export type Rollover = ReturnType<typeof useRollover>;

export function useNextYear() {
  return useQuery(api.classes.nextYear.queryOptions());
}

/** Undoes the last new year. */
export function useUndo() {
  const queryClient = useQueryClient();
  return useMutation(
    api.classes.undoRollover.mutationOptions({
      onSuccess: () => toast.success(rolloverMessages.undone),
      onError: (error) => toast.error(errorSentence(error, rolloverMessages.undoFailed)),
      onSettled: () => queryClient.invalidateQueries({ queryKey: api.classes.key() }),
    }),
  );
}
