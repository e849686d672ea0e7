import { Button } from '@mantine/core';
import { IconArrowLeft, IconPrinter } from '@tabler/icons-react';
import type { StudentProfile } from '../../../shared/contract/students.ts';
import { paths } from '../../paths.ts';
import { useGoBack } from '../../ui/use-go-back.ts';
import classes from '../results/screen-actions.module.css';
import { isAboutQuizzes } from './is-about-quizzes.ts';

/** The way back, and the way onto paper. */
export function ProfileActions({ profile }: { profile: StudentProfile | undefined }) {
  const goBack = useGoBack(paths.dashboard);
  return (
    <div className={classes.actions}>
      <Button
        variant="default"
        leftSection={<IconArrowLeft size={16} aria-hidden />}
        onClick={goBack}
      >
        Back
      </Button>
      {profile && isAboutQuizzes(profile) && (
        <Button
          variant="default"
          leftSection={<IconPrinter size={16} aria-hidden />}
          onClick={() => window.print()}
        >
          Print
        </Button>
      )}
    </div>
  );
}
