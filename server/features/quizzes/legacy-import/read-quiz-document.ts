import { asObject, type FormerDocument } from './documents.ts';
import { readNumber } from '../../questions/public.ts';
import { readCreator } from './read-question-document.ts';
import { readTimestamp } from './read-timestamp.ts';

/** A quiz of the legacy system, not validated yet. */
export interface LegacyQuiz {
  quizCode: unknown;
  title: unknown;
  subject: unknown;
  /** Seconds. */
  defaultTimeLimit: unknown;
  /** Ids of the legacy system. */
  questionIds: string[];
  creatorUid: string | null;
  isLocked: boolean;
  createdAt: Date | undefined;
}

/** Reads a quiz's document, accepting the field names of both readings (spec section 3, Quiz). */
export function readQuizDocument({ id, values }: FormerDocument): LegacyQuiz | null {
  if (!values) return null;
  const questionIds = Array.isArray(values.questionIds) ? values.questionIds : [];
  return {
    quizCode: values.quizCode ?? values.code ?? id,
    title: values.title ?? '',
    subject: values.subject ?? '',
    defaultTimeLimit: readNumber(values.defaultTimeLimit),
    questionIds: questionIds.flatMap((reference: unknown) => readReference(reference) ?? []),
    creatorUid: readCreator(values),
    isLocked: values.locked === true,
    createdAt: readTimestamp(values.createdAt),
  };
}

/** Returns the id at the end of a path or a Firestore reference. */
function readReference(reference: unknown): string | undefined {
  const path = typeof reference === 'string' ? reference : pathOf(asObject(reference) ?? {});
  return path?.slice(path.lastIndexOf('/') + 1);
}

function pathOf(reference: Record<string, unknown>): string | undefined {
  const { _path: nested, __ref__: exported, path = exported } = reference;
  const { segments } = asObject(nested) ?? {};
  const found: unknown = path ?? (Array.isArray(segments) ? segments.at(-1) : undefined);
  return typeof found === 'string' ? found : undefined;
}
