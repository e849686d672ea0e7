import { Button, Menu } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconCopyPlus } from '../../../icons/copy-plus.ts';
import { IconDots } from '../../../icons/dots.ts';
import { IconFileExport } from '../../../icons/file-export.ts';
import { IconEyeOff } from '../../../icons/eye-off.ts';
import { IconUsersGroup } from '../../../icons/users-group.ts';
import { IconPrinter } from '../../../icons/printer.ts';
import { IconTrash } from '../../../icons/trash.ts';
import { useRef } from 'react';
import { Link } from 'react-router';
import type { Quiz } from '../../../../shared/contract/quizzes.ts';
import { client } from '../../../api/client.ts';
import { paths } from '../../../paths.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { isolate } from '../../../ui/text/isolate.ts';
import { ExportFormats, PrintPaper } from '../../questions/public.ts';
import { SetForClasses } from '../settings/set-for-classes.tsx';
import { QuizSlips } from '../code/quiz-slips.tsx';
import { resultsState } from './results-state.ts';
import { useQuizChanges } from '../use-quiz-changes.ts';
import classes from './view-quizzes.module.css';

/** The actions for a quiz: frequent ones as buttons, the rest in a menu. */
export function QuizActions({ quiz }: { quiz: Quiz }) {
  const changes = useQuizChanges(quiz.quizCode);
  const { quizCode, locked, abilities } = quiz;
  return (
    <div className={classes.actions}>
      {abilities.canRelease && resultsState(quiz) === 'waiting' && (
        <Button
          variant="light"
          size="sm"
          loading={changes.pending.release}
          aria-label={`Release Results of ${quizCode}`}
          onClick={() => void changes.release()}
        >
          Release Results
        </Button>
      )}
      <Button
        component={Link}
        to={paths.liveQuiz(quizCode)}
        variant="default"
        size="sm"
        aria-label={`Watch ${quizCode} live`}
      >
        Watch
      </Button>
      <Button
        component={Link}
        to={paths.quizResponses(quizCode)}
        variant="default"
        size="sm"
        aria-label={`Responses to ${quizCode}`}
      >
        Responses
      </Button>
      {abilities.canLock && (
        <Button
          variant="default"
          size="sm"
          miw={112}
          loading={changes.pending.lock}
          aria-label={`${locked ? 'Unlock' : 'Lock'} Quiz ${quizCode}`}
          onClick={() => changes.setLocked(!locked)}
        >
          {locked ? 'Unlock Quiz' : 'Lock Quiz'}
        </Button>
      )}
      <MoreActions quiz={quiz} changes={changes} />
    </div>
  );
}

interface MoreActionsProps {
  quiz: Quiz;
  changes: ReturnType<typeof useQuizChanges>;
}

function MoreActions({ quiz, changes }: MoreActionsProps) {
  const [isPrinting, slips] = useDisclosure(false);
  const [isSetting, setting] = useDisclosure(false);
  const [isExporting, exporting] = useDisclosure(false);
  const opener = useRef<HTMLButtonElement>(null);
  const canHide = quiz.abilities.canRelease && resultsState(quiz) === 'released';
  return (
    <>
      {/* Restores the focus when it closes rather than after its transition, so that a dialog
         opened from it can return the focus there. */}
      <Menu
        position="bottom-end"
        withinPortal={false}
        returnFocus={false}
        onClose={() => opener.current?.focus()}
      >
        <Menu.Target>
          <Button
            ref={opener}
            variant="default"
            size="sm"
            px="xs"
            loading={changes.pending.duplicate || changes.pending.remove}
            aria-label={`More actions for ${quiz.quizCode}`}
          >
            <IconDots size={18} aria-hidden />
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconPrinter size={16} aria-hidden />} onClick={slips.open}>
            Printable slips
          </Menu.Item>
          <Menu.Item
            leftSection={<IconFileExport size={16} aria-hidden />}
            onClick={exporting.open}
          >
            Print or export questions
          </Menu.Item>
          {quiz.abilities.canLock && (
            <Menu.Item
              leftSection={<IconUsersGroup size={16} aria-hidden />}
              onClick={setting.open}
            >
              Set for classes
            </Menu.Item>
          )}
          <Menu.Item
            leftSection={<IconCopyPlus size={16} aria-hidden />}
            onClick={changes.duplicate}
          >
            Duplicate Quiz
          </Menu.Item>
          {canHide && (
            <Menu.Item
              leftSection={<IconEyeOff size={16} aria-hidden />}
              onClick={changes.hideResults}
            >
              Hide results again
            </Menu.Item>
          )}
          {quiz.abilities.canDelete && (
            <Menu.Item
              color="red"
              leftSection={<IconTrash size={16} aria-hidden />}
              onClick={() => void changes.remove()}
            >
              Delete Quiz
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <QuizSlips quiz={quiz} isOpen={isPrinting} onClose={slips.close} />
      <Dialog
        isOpen={isExporting}
        title={`Questions of ${isolate(quiz.title || quiz.quizCode)}`}
        onClose={exporting.close}
      >
        <PrintPaper
          title={quiz.title || quiz.quizCode}
          load={async () => (await client.quizzes.get({ quizCode: quiz.quizCode })).questions}
        />
        <ExportFormats
          load={(format) => client.quizzes.exportQuestions({ quizCode: quiz.quizCode, format })}
        />
      </Dialog>
      <Dialog
        isOpen={isSetting}
        title={`Set ${isolate(quiz.title || quiz.quizCode)} for classes`}
        onClose={setting.close}
        isWide
      >
        <SetForClasses quizCode={quiz.quizCode} isShared={!quiz.abilities.canDelete} />
      </Dialog>
    </>
  );
}
