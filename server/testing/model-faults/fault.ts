import type { MarkFlag } from '../../../shared/contract/ai-analysis.ts';
import { judgeFairly, type ModelReply, type ModelRequest } from '../model-server.ts';

/** A way in which a model misbehaves, and what a run must make of it. */
export interface ModelFault {
  name: string;
  /** Answers instead of the usual ones, which are all different and harmless. */
  answers?: string[];
  /** `call` counts the requests for this answer from 1. */
  reply(request: ModelRequest, call: number): ModelReply | Promise<ModelReply>;
  expected: {
    /** Answers that stay unmarked, all others being marked; none where absent. */
    failed?: 'all' | number;
    /** Answers that are left to the teacher with a flag; none where absent. */
    held?: number;
    /** The mark of every answer that is marked; where absent any from 0 to the maximum will do. */
    mark?: number;
    /** What each marked answer must carry. */
    flags?: MarkFlag[];
    /** Stands in what the teacher reads of the reason. */
    why?: string;
  };
}

/** Two points of one mark each. */
export const FAULT_QUESTION = {
  markSchemeAnswer: 'plants take in carbon dioxide (1)\nthrough pores in the leaf (1)',
  maxMark: 2,
};

/** Does as it is told, by the question or by the answer. */
export const obey = (request: ModelRequest): ModelReply => ({ judgement: judgeFairly(request) });

export const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => void setTimeout(resolve, milliseconds).unref());

/** Never answers, as far as any test can tell. */
export const hang = async (): Promise<ModelReply> => {
  await pause(600_000);
  return { status: 500 };
};

export const onlyAtFirst =
  (fault: ModelReply): ModelFault['reply'] =>
  (request, call) =>
    call === 1 && !request.isProbe ? fault : obey(request);

/** Misbehaves for one answer of the usual ones. */
export const isOdd = ({ answer }: ModelRequest) => answer.includes('number 0 ');

/** An error in the form of the protocol. */
export const refusal = (status: number, message: string, code?: string): ModelReply => ({
  status,
  body: JSON.stringify({ error: { message, code } }),
});

/** A whole reply of the protocol around a message of its own making. */
export const replyWith = (choices: unknown): ModelReply => ({
  status: 200,
  body: JSON.stringify({ id: 'reply', object: 'chat.completion', created: 0, model: 'm', choices }),
});

const USUAL_ANSWERS = 6;

/** So many answers to the question, none like another. */
export function answersFor({ answers }: ModelFault, count?: number): string[] {
  const texts = Array.from({ length: count ?? answers?.length ?? USUAL_ANSWERS });
  return texts.map((_, index) => {
    if (!answers) return `Leaf number ${index} takes carbon dioxide in through small holes.`;
    const answer = answers[index % answers.length] ?? '';
    return index < answers.length ? answer : `Leaf ${index}. ${answer}`;
  });
}

/** The fault's reply with its calls counted for each answer. */
export function playFault({ reply }: ModelFault) {
  const calls = new Map<string, number>();
  return (request: ModelRequest) => {
    const call = (calls.get(request.answer) ?? 0) + 1;
    calls.set(request.answer, call);
    return reply(request, call);
  };
}
