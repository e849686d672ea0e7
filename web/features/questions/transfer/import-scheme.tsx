import { Button, FileButton, Text, Textarea } from '@mantine/core';
import { IconFileUpload } from '../../../icons/file-upload.ts';
import classes from './question-transfer.module.css';
import type { Import } from './use-import.ts';

/** The mark scheme of a question paper, if it is a separate document. */
export function ImportScheme({
  transfer: { scheme, takeScheme, takePastedScheme, forgetScheme },
}: {
  transfer: Import;
}) {
  const isPasted = scheme?.name === 'Pasted text';
  return (
    <fieldset className={classes.scheme}>
      <legend className={classes.legend}>
        Its mark scheme, if that is a document of its own (optional)
      </legend>
      <div className={classes.buttons}>
        <FileButton
          accept=".docx,.txt"
          onChange={(file) => {
            if (file) takeScheme(file);
          }}
        >
          {(props) => (
            <Button
              {...props}
              variant="default"
              leftSection={<IconFileUpload size={16} aria-hidden />}
            >
              Choose its mark scheme
            </Button>
          )}
        </FileButton>
        {scheme && !isPasted && (
          <>
            <Text size="sm" className={classes.fileName}>
              {scheme.name}
            </Text>
            <Button variant="subtle" onClick={forgetScheme}>
              Leave it out
            </Button>
          </>
        )}
      </div>
      {(!scheme || isPasted) && (
        <Textarea
          label="Or paste it"
          description="Use the same numbers as the paper: 1, 1(a), 01.2. Tables keep their columns."
          autosize
          minRows={2}
          maxRows={12}
          value={scheme?.text ?? ''}
          onChange={({ currentTarget: { value } }) => takePastedScheme(value)}
        />
      )}
    </fieldset>
  );
}
