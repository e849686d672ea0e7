import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CarryChoice, RolloverReport } from '../../../../shared/contract/rollover.ts';
import { rolloverMessages } from '../../../../shared/messages/rollover.ts';
import { api } from '../../../api/client.ts';
import { errorSentence } from '../../../api/error-sentence.ts';
import { toast } from '../../../ui/toast.ts';

export interface YearPlan {
  academicYear: string;
  carry: CarryChoice;
  /** As typed; empty where nobody leaves. */
  leavingYear: string;
  list: string;
  staying: readonly string[];
}

const inputOf = ({ academicYear, carry, leavingYear, list, staying }: YearPlan) => ({
  academicYear,
  carry,
  leavingYear: leavingYear.trim() === '' ? null : Number(leavingYear),
  staying: [...staying],
  list: carry === 'list' ? list.split('\n').filter((line) => line.trim() !== '') : [],
});

/** The plan of a new year, what it would change, and the two ways to do it and take it back. */
export function useRollover(initial: Pick<YearPlan, 'academicYear' | 'leavingYear'>) {
  const queryClient = useQueryClient();
  const [plan, setPlan] = useState<YearPlan>({ carry: 'all', list: '', staying: [], ...initial });
  // Kept while it is looked again, so that the page does not jump.
  const [report, setReport] = useState<RolloverReport | null>(null);
  const preview = useMutation(
    api.classes.rollOver.mutationOptions({ onSuccess: setReport, onError: () => setReport(null) }),
  );
  const applying = useMutation(
    api.classes.rollOver.mutationOptions({
      onSuccess: async () => {
        await queryClient.invalidateQueries({ queryKey: api.classes.key() });
        setReport(null);
        toast.success(rolloverMessages.done);
      },
    }),
  );
  const look = (of: YearPlan) => {
    applying.reset();
    preview.mutate({ ...inputOf(of), dryRun: true });
  };
  return {
    plan,
    /** Changes the plan; what was looked at no longer holds. */
    change: (some: Partial<YearPlan>) => {
      setPlan((before) => ({ ...before, ...some }));
      setReport(null);
      preview.reset();
    },
    look: () => look(plan),
    /** Lets a class stay as it is, or go, and looks again. */
    setStaying: (code: string, stays: boolean) => {
      const others = plan.staying.filter((one) => one !== code);
      const next = { ...plan, staying: stays ? [...others, code] : others };
      setPlan(next);
      look(next);
    },
    apply: () => applying.mutate({ ...inputOf(plan), dryRun: false }),
    report,
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

/** Takes the last new year back. */
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
