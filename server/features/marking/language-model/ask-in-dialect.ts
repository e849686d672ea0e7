import { generateText, Output, tool, type LanguageModel, type ModelMessage } from 'ai';
import type { LanguageModelUsage } from 'ai';
import type { z } from 'zod';
import type { CallSubject } from './outside-model-policy.ts';
import type { Dialect } from '../../../../shared/contract/model-dialect.ts';

// The library writes its warnings to the console, where nobody looks for them.
globalThis.AI_SDK_LOG_WARNINGS = false;

/** A request to a model, and the form its response must have. */
export interface JsonRequest<Value> {
  about: CallSubject;
  /** The name of the response, e.g. `judgement`. */
  name: string;
  /** Sent to servers that can enforce a schema. The instructions describe it as well. */
  schema: z.ZodType<Value>;
  /** The form that is accepted. */
  readAs: z.ZodType<Value>;
  instructions: string;
  content: Extract<ModelMessage, { role: 'user' }>['content'];
}

interface CallSettings {
  model: LanguageModel;
  dialect: Dialect;
  temperature: number | null;
  maxOutputTokens: number;
  signal: AbortSignal;
}

/** The response: a text that should contain the JSON. */
export interface ModelReply {
  text: string;
  usage: LanguageModelUsage;
  /** For example `stop`, `length` or `content-filter`. */
  finishReason: string;
}

/** Sends one request, in the dialect that the server understands. */
export async function askInDialect<Value>(
  { name, schema, instructions, content }: JsonRequest<Value>,
  { model, dialect, temperature, maxOutputTokens, signal }: CallSettings,
): Promise<ModelReply> {
  const { output, lengthLimit } = dialect;
  const { text, toolCalls, usage, finishReason } = await generateText({
    model,
    instructions,
    messages: [{ role: 'user', content }],
    maxRetries: 0,
    abortSignal: signal,
    ...(lengthLimit !== 'none' && { maxOutputTokens }),
    ...(dialect.temperature && temperature !== null && { temperature }),
    ...(output === 'json-schema' && { output: unparsed(Output.object({ schema, name })) }),
    ...(output === 'json-object' && { output: unparsed(Output.json({ name })) }),
    ...(output === 'tool-call' && {
      tools: { [name]: tool({ description: 'Gives the answer.', inputSchema: schema }) },
      toolChoice: { type: 'tool' as const, toolName: name },
    }),
  });
  const calls = toolCalls.map(({ input }) =>
    typeof input === 'string' ? input : JSON.stringify(input),
  );
  return { text: [text, ...calls].join('\n'), usage, finishReason };
}

/**
 * Sends the schema to the server unchanged but does not let the library parse the response, because
 * models follow it less closely than they are told.
 */
function unparsed(output: Pick<Output.Output, 'name' | 'responseFormat'>): Output.Output<string> {
  return { ...Output.text(), name: output.name, responseFormat: output.responseFormat };
}
