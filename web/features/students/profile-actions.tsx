import type { StudentProfile } from '../../../shared/contract/students.ts';
import { PrintButton } from '../../ui/print-button.tsx';
import { isAboutQuizzes } from './is-about-quizzes.ts';

interface ProfileActionsProps {
  profile: StudentProfile | undefined;
  isLoading: boolean;
}

/** The way onto paper; of a student, whom the profile mostly is of, while nobody knows. */
export function ProfileActions({ profile, isLoading }: ProfileActionsProps) {
  if (!isLoading && (!profile || !isAboutQuizzes(profile))) return null;
  return <PrintButton isLoading={isLoading} />;
}
