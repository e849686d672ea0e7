import { useEffect, useRef, useState } from 'react';
import { MAX_IMAGE_BYTES } from '../../../../shared/business-rules.ts';
import type { UploadKind } from '../../../../shared/contract/uploads.ts';
import { uploadsMessages } from '../../../../shared/messages/uploads.ts';
import { errorSentence } from '../../../api/error-sentence.ts';
import { uploadImage } from '../../../api/upload-image.ts';
import { toast } from '../../../ui/toasts/toast.ts';

const failures: Record<UploadKind, string> = {
  question: uploadsMessages.questionFailed,
  markscheme: uploadsMessages.markSchemeFailed,
};

interface Upload {
  file: File;
  /** The address of the local image, for a preview before the upload. */
  previewUrl: string;
  /** 0..1 */
  progress: number;
  /** Why it failed; null while it is in progress. */
  problem: string | null;
}

/**
 * Uploads one image of a question, before the question itself is saved (spec section 4).
 * `onUploaded` receives the address of the stored image.
 */
export function useImageUpload(kind: UploadKind, onUploaded: (url: string) => void) {
  const [upload, setUpload] = useState<Upload | null>(null);
  const running = useRef<AbortController>(null);
  const previewUrl = upload?.previewUrl;

  useEffect(() => () => running.current?.abort(), []);
  useEffect(() => {
    if (previewUrl !== undefined) return () => URL.revokeObjectURL(previewUrl);
    return undefined;
  }, [previewUrl]);

  const stop = () => {
    running.current?.abort();
    running.current = null;
    setUpload(null);
  };

  const send = async (file: File) => {
    running.current?.abort();
    const run = new AbortController();
    running.current = run;
    const change = (part: Partial<Upload>) => {
      if (running.current === run) setUpload((current) => current && { ...current, ...part });
    };
    setUpload({ file, previewUrl: URL.createObjectURL(file), progress: 0, problem: null });
    const refusal = findRefusal(file);
    if (refusal !== null) {
      change({ problem: refusal });
      return;
    }
    try {
      const url = await uploadImage(kind, file, {
        onProgress: (progress) => change({ progress }),
        signal: run.signal,
      });
      if (running.current !== run) return;
      stop();
      onUploaded(url);
      toast.success(uploadsMessages.uploaded);
    } catch (error) {
      change({ problem: errorSentence(error, failures[kind]) });
    }
  };

  return {
    upload,
    isUploading: upload !== null && upload.problem === null,
    send: (file: File) => void send(file),
    stop,
  };
}

export type ImageUpload = ReturnType<typeof useImageUpload>;

/**
 * Returns why an image is rejected. The server would reject it as well, but only after the whole
 * upload.
 */
function findRefusal(file: File): string | null {
  if (!file.type.startsWith('image/')) return uploadsMessages.notAnImage;
  return file.size > MAX_IMAGE_BYTES ? uploadsMessages.tooLarge : null;
}
