import { Button, FileButton, NativeSelect, Text, Textarea, TextInput } from '@mantine/core';
import { IconFileUpload } from '../../../icons/file-upload.ts';
import { IconListCheck } from '../../../icons/list-check.ts';
import { type DragEvent, type SubmitEvent, useRef } from 'react';
import { MAX_MARK, MAX_SHORT_TEXT_CHARACTERS } from '../../../../shared/business-rules.ts';
import { belongingFields, questionFields } from '../../../../shared/question-content.ts';
import { client } from '../../../api/client.ts';
import { DownloadButton } from '../../../ui/downloads/download-button.tsx';
import { FormProblem } from '../../../ui/forms/form-problem.tsx';
import { ImportColumns } from './import-columns.tsx';
import { IMPORT_FILE_TYPES, importKinds, isPaper } from './import-kinds.ts';
import { ImportScheme } from './import-scheme.tsx';
import classes from './question-transfer.module.css';
import type { Import } from './use-import.ts';
import { WholeNumberField } from '../../../ui/forms/whole-number-field.tsx';

/** The file, its kind, and defaults for what its questions leave out. */
export function ImportForm({ transfer }: { transfer: Import }) {
  const { file, takeFile, takePasted, kind, changeKind, checkFile, isChecking, problem, checked } =
    transfer;
  const forgetFile = useRef<() => void>(null);

  const choose = (chosen: File | null | undefined) => {
    // Reset, because otherwise choosing the same file again after correcting it would do nothing.
    forgetFile.current?.();
    if (chosen) takeFile(chosen);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    choose(event.dataTransfer.files[0]);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isChecking) checkFile();
  };

  return (
    <form className={classes.stack} onSubmit={submit} noValidate aria-label="File to import">
      <div className={classes.drop} onDrop={drop} onDragOver={(event) => event.preventDefault()}>
        <FileButton accept={IMPORT_FILE_TYPES} onChange={choose} resetRef={forgetFile}>
          {(props) => (
            <Button
              {...props}
              variant={file ? 'default' : 'filled'}
              leftSection={<IconFileUpload size={16} aria-hidden />}
            >
              Choose a file
            </Button>
          )}
        </FileButton>
        <Text size="sm" className={classes.fileName}>
          {file ? file.name : 'or drop it here: CSV, Word, Moodle XML, QTI, GIFT, Aiken or JSON.'}
        </Text>
        <DownloadButton
          label="CSV template"
          variant="subtle"
          load={() => client.questions.importTemplate({})}
        />
      </div>
      <details>
        <summary>Paste a question paper instead</summary>
        <Textarea
          label="Question paper"
          description="Numbered questions with their marks, as in “1. Name the gas. [1 mark]”. Put the mark scheme below a line that says “Mark scheme”, or in a separate document, and use the same numbers."
          autosize
          minRows={6}
          maxRows={16}
          onChange={({ currentTarget: { value } }) => takePasted(value)}
        />
      </details>
      <FormProblem message={problem} />
      {file && (
        <>
          <NativeSelect
            label="Kind of file"
            data={[...importKinds]}
            value={kind}
            className={classes.kind}
            onChange={({ currentTarget: { value } }) => {
              const chosen = importKinds.find((one) => one.value === value);
              if (chosen) changeKind(chosen.value);
            }}
          />
          {transfer.columns && <ImportColumns transfer={transfer} columns={transfer.columns} />}
          {isPaper(kind) && <ImportScheme transfer={transfer} />}
          {kind !== 'legacy-json' && <Defaults transfer={transfer} />}
          <div className={classes.buttons}>
            <Button
              type="submit"
              loading={isChecking}
              variant={checked ? 'default' : 'filled'}
              leftSection={<IconListCheck size={16} aria-hidden />}
            >
              Check the file
            </Button>
          </div>
          <Text size="sm" c="dimmed">
            Nothing is imported yet: you will see a preview first.
          </Text>
        </>
      )}
    </form>
  );
}

function Defaults({ transfer: { defaults, changeDefaults } }: { transfer: Import }) {
  return (
    <fieldset className={classes.defaults}>
      <legend className={classes.legend}>
        For questions where the file says nothing (optional)
      </legend>
      {belongingFields.map((name) => (
        <TextInput
          key={name}
          label={questionFields[name].label}
          maxLength={MAX_SHORT_TEXT_CHARACTERS}
          value={defaults[name]}
          onChange={(event) => changeDefaults({ [name]: event.currentTarget.value })}
        />
      ))}
      <WholeNumberField
        label="Max Mark"
        min={0}
        max={MAX_MARK}
        value={defaults.maxMark}
        onChange={(value) => changeDefaults({ maxMark: typeof value === 'number' ? value : '' })}
      />
    </fieldset>
  );
}
