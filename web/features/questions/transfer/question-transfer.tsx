import { Button } from '@mantine/core';
import { IconFileExport } from '../../../icons/file-export.ts';
import { IconFileImport } from '../../../icons/file-import.ts';
import { IconTrash } from '../../../icons/trash.ts';
import { useState } from 'react';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { DeletedQuestions } from '../bank/deleted-questions.tsx';
import { ExportChoices } from './export-choices.tsx';
import { ImportFile } from './import-file.tsx';
import classes from './question-transfer.module.css';
import type { QuestionListState } from '../bank/use-question-list.ts';

/** Imports questions from a file, restores deleted ones, and exports questions to a file. */
export function QuestionTransfer({ list }: { list: QuestionListState }) {
  const [open, setOpen] = useState<'import' | 'export' | 'deleted' | null>(null);
  const close = () => setOpen(null);
  return (
    <div className={classes.buttons}>
      <Button
        variant="default"
        leftSection={<IconFileImport size={16} aria-hidden />}
        onClick={() => setOpen('import')}
      >
        Import
      </Button>
      <Button
        variant="default"
        leftSection={<IconFileExport size={16} aria-hidden />}
        onClick={() => setOpen('export')}
      >
        Export
      </Button>
      <Button
        variant="default"
        leftSection={<IconTrash size={16} aria-hidden />}
        onClick={() => setOpen('deleted')}
      >
        Deleted
      </Button>
      <Dialog isOpen={open === 'import'} onClose={close} title="Import questions" isWide>
        <ImportFile onDone={close} />
      </Dialog>
      <Dialog isOpen={open === 'export'} onClose={close} title="Export questions">
        <ExportChoices list={list} />
      </Dialog>
      <Dialog isOpen={open === 'deleted'} onClose={close} title="Deleted questions" isWide>
        <DeletedQuestions />
      </Dialog>
    </div>
  );
}
