import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MAX_IMAGE_BYTES } from '../../shared/business-rules.ts';
import { permissions } from '../../shared/permissions.ts';
import type { Auth } from '../features/accounts/public.ts';
import { sendError } from './send-error.ts';

/**
 * The number of bytes of an oversized file that are read and discarded, so that its sender gets a
 * response.
 */
const MAX_REQUEST_BYTES = 100 * 1024 * 1024;

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/**
 * Reads upload forms and passes the field `file` to the contract's route. Only bodies of people who
 * may upload are read, and never more than the limit and one byte is kept in memory.
 */
export function registerUploadBodies(app: FastifyInstance, auth: Auth, handle: Handler): void {
  void app.register(async (scope) => {
    await scope.register(multipart, {
      throwFileSizeLimit: false,
      limits: { fileSize: MAX_IMAGE_BYTES + 1, files: 1, fields: 5, parts: 6, fieldSize: 1_000 },
    });
    scope.addHook('onRequest', refuseEndless);
    scope.addHook('preHandler', async (request) => {
      if (request.isMultipart()) request.body = await readForm(request, auth);
    });
    scope.post('/api/uploads/:kind', handle);
  });
}

/**
 * Also rejects a compressed form: Greenpen never sends one, and one that cannot be unpacked would
 * never end.
 */
async function refuseEndless({ headers }: FastifyRequest, reply: FastifyReply) {
  if (headers['content-encoding'] !== undefined) return refuse(reply, 'IMAGE_UNREADABLE');
  if (Number(headers['content-length'] ?? 0) <= MAX_REQUEST_BYTES) return undefined;
  return refuse(reply, 'IMAGE_TOO_LARGE');
}

function refuse(reply: FastifyReply, code: 'IMAGE_TOO_LARGE' | 'IMAGE_UNREADABLE') {
  return sendError(reply.header('connection', 'close'), code);
}

async function readForm(request: FastifyRequest, auth: Auth): Promise<{ file?: File }> {
  const actor = await auth.findActor(request.headers);
  // The contract's route refuses the caller; all that matters here is not to read the body.
  if (!actor || permissions['upload.create'][actor.role] === 'none') return {};
  try {
    const part = await request.file();
    if (part?.fieldname !== 'file') return {};
    const bytes = await part.toBuffer();
    return { file: new File([new Uint8Array(bytes)], part.filename, { type: part.mimetype }) };
  } catch {
    // A body that breaks off, or is not a form, has no file.
    return {};
  }
}
