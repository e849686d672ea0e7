import type { MarkFlag } from '../../../shared/contract/ai-analysis.ts';
import { judgeFairly, type ModelReply, type ModelRequest } from '../markers/model-server.ts';

/** A way in which a model misbehaves, and the result that a run must reach. */
export interface ModelFault {
  name: string;
  /** Answers that replace the usual ones, which are all different and harmless. */
  answers?: string[];
  /** `call` counts the requests for this answer from 1. */
  reply(request: ModelRequest, call: number): ModelReply | Promise<ModelReply>;
  expected: {
    /** Answers that stay unmarked while all others are marked; none if absent. */
    failed?: 'all' | number;
    /** Answers that are left to the teacher with a flag; none if absent. */
    held?: number;
    /** The mark of every answer that is marked; if absent, any from 0 to the maximum. */
    mark?: number;
    /** Flags that each marked answer must have. */
    flags?: MarkFlag[];
    /** A part of the reason that the teacher reads. */
    why?: string;
  };
}

/** Two points of one mark each. */
export const FAULT_QUESTION = {
  markSchemeAnswer: 'plants take in carbon dioxide (1)\nthrough pores in the leaf (1)',
  maxMark: 2,
};

/** Follows its instructions: returns a fair judgement. */
export const obey = (request: ModelRequest): ModelReply => ({ judgement: judgeFairly(request) });

export const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => void setTimeout(resolve, milliseconds).unref());

/** Never returns, as far as any test can tell. */
export const hang = async (): Promise<ModelReply> => {
  await pause(600_000);
  return { status: 500 };
};

export const onlyAtFirst =
  (fault: ModelReply): ModelFault['reply'] =>
  (request, call) =>
    call === 1 && !request.isProbe ? fault : obey(request);

/** True for one of the usual answers, for which the model misbehaves. */
export const isOdd = ({ answer }: ModelRequest) => answer.includes('number 0 ');

/** Returns an error in the form of the protocol. */
export const refusal = (status: number, message: string, code?: string): ModelReply => ({
  status,
  body: JSON.stringify({ error: { message, code } }),
});

/** Returns a complete reply of the protocol with this content. */
export const replyWith = (choices: unknown): ModelReply => ({
  status: 200,
  body: JSON.stringify({ id: 'reply', object: 'chat.completion', created: 0, model: 'm', choices }),
});

const USUAL_ANSWERS = 6;

/** Returns this many answers to the question, all different. */
export function answersFor({ answers }: ModelFault, count?: number): string[] {
  const texts = Array.from({ length: count ?? answers?.length ?? USUAL_ANSWERS });
  return texts.map((_, index) => {
    if (!answers) return `Leaf number ${index} takes carbon dioxide in through small holes.`;
    const answer = answers[index % answers.length] ?? '';
    return index < answers.length ? answer : `Leaf ${index}. ${answer}`;
  });
}

/** Returns the fault's reply function, which counts its calls for each answer. */
export function playFault({ reply }: ModelFault) {
  const calls = new Map<string, number>();
  return (request: ModelRequest) => {
    const call = (calls.get(request.answer) ?? 0) + 1;
    calls.set(request.answer, call);
    return reply(request, call);
  };
}
