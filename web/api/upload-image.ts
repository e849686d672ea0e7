import { createORPCErrorFromJson, isORPCErrorJson } from '@orpc/client';
import type { UploadKind } from '../../shared/contract/uploads.ts';
import { isOtherPersons, ownerHeaders } from './page-owner.ts';
import { textIn } from './read-answer.ts';
import { sessionExpiry } from './session-expiry.ts';

interface UploadOptions {
  /** The share of the file sent so far, 0..1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

const UNAUTHORIZED = 401;

/**
 * Uploads an image and resolves to its address. Does not use the API client, because `fetch` does
 * not report upload progress. Rejects with the client's errors, and when the signal aborts.
 */
export function uploadImage(kind: UploadKind, file: File, options: UploadOptions): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const reportExpiry = sessionExpiry.watch();
    request.open('POST', `/api/uploads/${kind}`);
    for (const [name, value] of Object.entries(ownerHeaders()))
      request.setRequestHeader(name, value);
    request.responseType = 'json';
    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) options.onProgress(loaded / total);
    });
    request.addEventListener('load', () => {
      const answer: unknown = request.response;
      if (request.status === UNAUTHORIZED) reportExpiry();
      if (textIn(answer, 'code') === 'SESSION_OF_ANOTHER') isOtherPersons.set(true);
      const url = request.status < 300 ? textIn(answer, 'url') : '';
      if (url) resolve(url);
      else if (isORPCErrorJson(answer)) reject(createORPCErrorFromJson(answer));
      else reject(new Error(`The upload ended with status ${request.status}.`));
    });
    request.addEventListener('error', () => reject(new TypeError('The server is out of reach.')));
    request.addEventListener('abort', () => reject(new Error('The upload was stopped.')));
    options.signal.addEventListener('abort', () => request.abort());
    const form = new FormData();
    form.append('file', file);
    request.send(form);
  });
}
