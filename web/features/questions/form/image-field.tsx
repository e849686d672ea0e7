import { Button, FileButton, Progress, Text } from '@mantine/core';
import { IconPhotoUp } from '../../../icons/photo-up.ts';
import { IconRefresh } from '../../../icons/refresh.ts';
import { IconTrash } from '../../../icons/trash.ts';
import { IconX } from '../../../icons/x.ts';
import { useRef } from 'react';
import { FormProblem } from '../../../ui/forms/form-problem.tsx';
import classes from './image-field.module.css';
import type { ImageUpload } from './use-image-upload.ts';

interface ImageFieldProps {
  /** "Question image" */
  label: string;
  /** The address of the stored image; null for none. */
  url: string | null;
  upload: ImageUpload;
  onRemove: () => void;
  /** A hint shown with an existing image. */
  hint: string;
}

const IMAGE_TYPES = 'image/png,image/jpeg,image/webp,image/gif';

/** The image of a question or mark scheme: chosen, dropped or pasted, previewed and removed. */
export function ImageField({ label, url, upload: uploading, onRemove, hint }: ImageFieldProps) {
  const { upload, isUploading, send, stop } = uploading;
  const forgetFile = useRef<() => void>(null);

  const choose = (file: File | null) => {
    // Reset, because otherwise choosing the same file again would do nothing.
    forgetFile.current?.();
    if (file) send(file);
  };
  const shown = upload && upload.problem === null ? upload.previewUrl : url;

  return (
    <fieldset className={classes.field} aria-label={label} aria-busy={isUploading}>
      {shown === null ? (
        <div className={classes.empty}>
          <IconPhotoUp size={24} aria-hidden className={classes.icon} />
          <Text size="sm" c="dimmed">
            Drop an image here, paste one, or choose a file.
          </Text>
        </div>
      ) : (
        <img
          src={shown}
          alt={label}
          className={classes.preview}
          data-faded={isUploading || undefined}
        />
      )}
      {isUploading && upload && (
        <div className={classes.progress}>
          <Progress
            value={Math.max(4, upload.progress * 100)}
            aria-label={`Uploading ${upload.file.name}`}
          />
          <Text size="sm" c="dimmed">
            {formatProgress(upload.progress)}
          </Text>
        </div>
      )}
      <FormProblem message={upload?.problem} />
      {shown !== null && !isUploading && (
        <Text size="sm" c="dimmed">
          {hint}
        </Text>
      )}
      <div className={classes.actions}>
        {isUploading ? (
          <Button
            size="sm"
            variant="default"
            leftSection={<IconX size={16} aria-hidden />}
            onClick={stop}
          >
            Stop upload
          </Button>
        ) : (
          <>
            {upload?.problem && (
              <Button
                size="sm"
                variant="default"
                leftSection={<IconRefresh size={16} aria-hidden />}
                onClick={() => send(upload.file)}
              >
                Try again
              </Button>
            )}
            {upload?.problem && (
              <Button size="sm" variant="subtle" color="gray" onClick={stop}>
                Dismiss
              </Button>
            )}
            <FileButton accept={IMAGE_TYPES} onChange={choose} resetRef={forgetFile}>
              {(props) => (
                <Button {...props} size="sm" variant="default">
                  {shown === null
                    ? `Choose ${label.toLowerCase()}`
                    : `Change ${label.toLowerCase()}`}
                </Button>
              )}
            </FileButton>
            {shown !== null && (
              <Button
                size="sm"
                variant="subtle"
                color="gray"
                leftSection={<IconTrash size={16} aria-hidden />}
                onClick={onRemove}
              >
                Remove {label.toLowerCase()}
              </Button>
            )}
          </>
        )}
      </div>
    </fieldset>
  );
}

/**
 * Formats the upload progress. The server re-encodes the image after its last byte, which takes a
 * moment.
 */
function formatProgress(progress: number): string {
  return progress < 1 ? `Uploading: ${Math.round(progress * 100)}%` : 'Checking the image';
}
