import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { reportsMessages } from '../../../shared/messages/reports.ts';
import { api } from '../../api/client.ts';
import { errorSentence } from '../../api/error-sentence.ts';
import { toast } from '../../ui/toast.ts';
import type { ReportDraftState } from './use-report-draft.ts';

/** Fills in level and notes from students' own marked work, for one or for all of the class. */
export function useFillIn({ draft, changeStudent }: ReportDraftState) {
  /** The places that are being filled in. */
  const queryClient = useQueryClient();
  const [filling, setFilling] = useState<readonly number[]>([]);

  const fillIn = async (positions: readonly number[]) => {
    setFilling(positions);
    try {
      for (const position of positions) {
        const studentId = draft.students[position]?.userId;
        if (!studentId) continue;
        const suggestion = await queryClient.query(
          api.reports.suggest.queryOptions({ input: { studentId } }),
        );
        changeStudent(position, (student) => ({
          level: suggestion.level,
          positives: together(student.positives, suggestion.positives),
          areasToImprove: together(student.areasToImprove, suggestion.areasToImprove),
        }));
      }
    } catch (error) {
      toast.error(errorSentence(error, reportsMessages.suggestFailed));
    } finally {
      setFilling([]);
    }
  };

  const known = draft.students.flatMap(({ userId }, position) => (userId ? [position] : []));
  return { filling, fillIn, known };
}

/** What the teacher typed stays; what is suggested comes after it, and not twice. */
export function together(typed: string, suggested: string): string {
  const fresh = suggested.split('; ').filter((part) => !typed.includes(part));
  return [typed.trim(), ...fresh].filter((part) => part !== '').join('; ');
}
