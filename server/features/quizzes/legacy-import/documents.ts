import { collectionIgnored, transferMessages } from '../../../../shared/messages/transfer.ts';
import { FileProblem } from '../../questions/public.ts';

/** A document of the legacy system, not validated yet. */
export interface FormerDocument {
  /** Null if neither its key nor its fields contain one. */
  id: string | null;
  /** Null if it is not an object. */
  values: Record<string, unknown> | null;
}

/** The collections of the file that Greenpen can import. */
export interface FormerCollections {
  questions: FormerDocument[];
  quizzes: FormerDocument[];
  /** Sentences about everything else in the file. */
  notices: string[];
}

/**
 * Reads the collections of a JSON file: lists of documents, or documents by id; at the top level,
 * or under `__collections__` as export tools write them. Throws FileProblem if it contains none.
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

/** Returns the value if it is an object with named values; otherwise undefined. */
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
