import type { Db } from '../../../../database/client.ts';
import type { FailureLog } from '../../../../log-failures.ts';
import { MarkerError } from '../../engine/marker-error.ts';
import type { MarkedAnswer, Marker } from '../../engine/marker.ts';
import { describeMarkerError } from '../../explain-marker-error.ts';
import type { RunRow } from '../marking-run-queries.ts';
import { storeRunMarks, type AnswerKey, type MarkToStore } from '../store-run-marks-queries.ts';
import type { CallGate } from './call-gate.ts';
import { createCheckpointWriter } from './checkpoint-writer.ts';
import { fitQuotes } from '../equal-answers/fit-quotes.ts';
import type { FailureTally } from './failure-tally.ts';
import type { AnswerGroup } from '../equal-answers/group-equal-answers.ts';
import { markTasks, type MarkingOutcome } from './mark-tasks.ts';
import type { OutageDetector } from './outage.ts';
import { listTwinMarks } from '../equal-answers/twins-queries.ts';
import { createTaskPreparer, type ImageLoader, type PreparedGroup } from './task-preparer.ts';

interface Tools {
  database: Db;
  loadImage: ImageLoader;
  marker: Marker;
  markingGate: CallGate;
  log?: Pick<FailureLog, 'warn'>;
}

type Run = Pick<RunRow, 'id' | 'quizCode' | 'startedBy'>;

/**
 * Creates the function that marks a batch of a run: loads the texts, calls the marker, and stores
 * each mark as it arrives. It resolves with the groups that are not done and worth another call,
 * each without the members that have their marks or whose answers have changed since.
 */
export function createBatchMarker(
  { database, loadImage, marker, markingGate, log }: Tools,
  run: Run,
  signals: { signal: AbortSignal; stopping: AbortSignal },
  { outage, tally }: { outage: OutageDetector; tally: FailureTally },
) {
  const prepare = createTaskPreparer({ database, loadImage, marker, quizCode: run.quizCode });
  const writer = createCheckpointWriter<MarkToStore, AnswerKey>((marks, used) =>
    storeRunMarks(database, run, marks, used),
  );

  const told = new Set<string>();
  const noteFailure = (groupId: string, error: unknown) => {
    tally.note(groupId, error);
    outage.noteFailure(error);
    const reason = error instanceof MarkerError ? error.reason : 'unexpected';
    if (told.has(reason) || signals.signal.aborted) return;
    told.add(reason);
    const why = describeMarkerError(error);
    log?.warn({ runId: run.id, reason, why, err: error }, 'a marking run leaves answers unmarked');
  };

  /** Returns the marks that the same marker gave to equal answers, by group id. */
  const findTwins = async (groups: AnswerGroup[]): Promise<Map<string, MarkedAnswer>> => {
    const { signature } = marker;
    const keys = groups.flatMap(({ twinId: userId, questionId }) =>
      userId === undefined ? [] : [{ userId, questionId }],
    );
    if (!signature || keys.length === 0) return new Map();
    const marks = await listTwinMarks(database, run.quizCode, signature, keys);
    return new Map(
      groups.flatMap(({ id, twinId, questionId }) => {
        const twin = marks.find((one) => one.userId === twinId && one.questionId === questionId);
        return twin ? [[id, { ...twin, id }] as const] : [];
      }),
    );
  };

  return async (groups: AnswerGroup[]): Promise<AnswerGroup[]> => {
    const prepared = new Map((await prepare(groups)).map((one) => [one.task.id, one]));
    const left = new Map([...prepared].map(([id, { group }]) => [id, group]));
    const keep = async (outcome: MarkingOutcome) => {
      const { task, marked, tokens, costMicros } = outcome;
      const one = prepared.get(task.id);
      if (marked === null || !one) {
        noteFailure(task.id, outcome.error);
        if (tokens > 0) await writer.write([], { tokens, costMicros });
        return;
      }
      if (outcome.isJudged) outage.noteSuccess();
      const marks = toMarks(one, marked, outcome.isJudged);
      const unwritten = await writer.write(marks, { tokens, costMicros });
      tally.forget(task.id);
      left.set(task.id, narrow(one.group, unwritten));
    };
    const twins = await findTwins(groups);
    const tasks = [...prepared.values()].map(({ task }) => task);
    const known = tasks.flatMap((task) => {
      const marked = twins.get(task.id);
      return marked ? [{ task, marked, isJudged: false, tokens: 0, costMicros: 0 }] : [];
    });
    await Promise.all([
      ...known.map(keep),
      markTasks(
        marker,
        markingGate,
        tasks.filter(({ id }) => !twins.has(id)),
        signals,
        keep,
      ),
    ]);
    return [...left.values()].filter(
      ({ id, members }) => members.length > 0 && !tally.isHopeless(id),
    );
  };
}

/** Returns the group with only those members that are among these answers. */
function narrow(group: AnswerGroup, answers: readonly AnswerKey[]): AnswerGroup {
  const own = answers.filter(({ questionId }) => questionId === group.questionId);
  const userIds = new Set(own.map(({ userId }) => userId));
  return { ...group, members: group.members.filter(({ userId }) => userIds.has(userId)) };
}

/** Returns the mark for every member of the group, each with quotes from their own text. */
function toMarks(
  { group, texts, questionVersion }: PreparedGroup,
  { markAwarded, feedback, analysis }: MarkedAnswer,
  isJudged: boolean,
): MarkToStore[] {
  const { questionId, members } = group;
  // If the marker cannot judge it, the answer is left to the teacher, unmarked.
  const mark = analysis.flags.includes('cannot-judge') ? null : markAwarded;
  return members.map(({ userId, revision }) => ({
    userId,
    questionId,
    markAwarded: mark,
    feedback,
    analysis: {
      ...analysis,
      points: fitQuotes(analysis.points, texts.get(userId) ?? ''),
    },
    isJudged,
    revision,
    questionVersion,
  }));
}
