import type { StudentProfile } from '../../../shared/contract/students.ts';
import { PrintButton } from '../../ui/print/print-button.tsx';
import { isAboutQuizzes } from './is-about-quizzes.ts';

interface ProfileActionsProps {
  profile: StudentProfile | undefined;
  isLoading: boolean;
}

/**
 * The print button, for people with quizzes. Shown while loading too, because most profiles are of
 * students.
 */
export function ProfileActions({ profile, isLoading }: ProfileActionsProps) {
  if (!isLoading && (!profile || !isAboutQuizzes(profile))) return null;
  return <PrintButton isLoading={isLoading} />;
}
