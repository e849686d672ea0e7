import { collectionIgnored, transferMessages } from '../../../../shared/messages/transfer.ts';
import { FileProblem } from '../../questions/public.ts';

/** A document of the legacy system, unread. */
export interface FormerDocument {
  /** Null where neither its key nor its fields name one. */
  id: string | null;
  /** Null where it is no object. */
  values: Record<string, unknown> | null;
}

/** What the file holds of the collections that Greenpen has a place for. */
export interface FormerCollections {
  questions: FormerDocument[];
  quizzes: FormerDocument[];
  /** What else is in it, in sentences. */
  notices: string[];
}

/**
 * Reads the collections of a JSON file: lists of documents, or documents by their ids; at the top,
 * or under `__collections__` as export tools write it. Throws FileProblem where it is none.
 */
export function readDocuments(content: string): FormerCollections {
  const root = asObject(parse(content));
  const { __collections__: exported } = root ?? {};
  const { questions, quizzes, ...others } = asObject(exported) ?? root ?? {};
  if (!isCollection(questions) && !isCollection(quizzes)) {
    throw new FileProblem(transferMessages.notJson);
  }
  return {
    questions: readCollection(questions),
    quizzes: readCollection(quizzes),
    notices: Object.keys(others)
      .filter((name) => isCollection(others[name]))
      .map((name) => collectionIgnored(name.slice(0, 100))),
  };
}

function parse(content: string): unknown {
  try {
    return JSON.parse(content.replace(/^\uFEFF/, ''));
  } catch {
    throw new FileProblem(transferMessages.notJson);
  }
}

/** The value if it is an object of named values, undefined otherwise. */
export function asObject(value: unknown): Record<string, unknown> | undefined {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject ? (value as Record<string, unknown>) : undefined;
}

function isCollection(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function readCollection(collection: unknown): FormerDocument[] {
  if (Array.isArray(collection)) {
    return collection.map((document: unknown) => {
      const values = asObject(document) ?? null;
      const { _id: ownId, id = ownId } = values ?? {};
      return { id: typeof id === 'string' ? id : null, values };
    });
  }
  return Object.entries(asObject(collection) ?? {}).map(([id, document]) => ({
    id,
    values: asObject(document) ?? null,
  }));
}
