import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../../config.ts';
import { judgeFairly, MODEL_TOKENS, startModelServer } from '../../../testing/model-server.ts';
import type { ModelServer } from '../../../testing/model-server.ts';
import { MarkerError } from '../engine/marker-error.ts';
import type { Marker, MarkingTask } from '../engine/marker.ts';
import { createMarker } from './create-marker.ts';

const task: MarkingTask = {
  id: 'one',
  questionText: 'Which gas do plants take in, and from where?',
  markSchemeAnswer: 'carbon dioxide (1)\nfrom the surrounding air (1)',
  userAnswer: 'They take in carbon dioxide from the air around them.',
  maxMark: 2,
};

describe('a marker that is a model', () => {
  let model: ModelServer;

  beforeAll(async () => {
    model = await startModelServer();
  });
  beforeEach(() => model.behave((request) => ({ judgement: judgeFairly(request) })));
  afterAll(() => model.stop());

  const create = (settings: Record<string, string> = {}): Marker =>
    createMarker(
      readConfig({
        MARKER: 'openai-compatible',
        MARKER_MODEL: 'llama',
        MARKER_BASE_URL: model.url,
        MARKER_API_KEY: 'secret',
        ...settings,
      }).marking,
    );
  const lastRequest = () => {
    const request = model.requests.at(-1);
    if (!request) throw new Error('The model was not asked.');
    return request;
  };

  it('gives marks point by point, with words of the answer, and says what it cost', async () => {
    const marker = create({ MARKER_PRICE_INPUT: '3', MARKER_PRICE_OUTPUT: '15' });
    model.behave(() => ({
      judgement: {
        points: [
          { number: 1, quote: 'CARBON DIOXIDE', marks: 1 },
          { number: 2, quote: null, marks: 0 },
        ],
        feedback: 'You name the gas. Think about where it comes from.',
        isUnsure: false,
      },
    }));
    expect(await marker.mark(task)).toEqual({
      id: 'one',
      markAwarded: 1,
      feedback: 'You name the gas. Think about where it comes from.',
      analysis: {
        marker: 'openai-compatible:llama',
        promptHash: expect.stringMatching(/^[0-9a-f]{16}$/),
        flags: [],
        confidence: 0.8,
        points: [
          { point: 'carbon dioxide', marksAvailable: 1, marksAwarded: 1, quote: 'carbon dioxide' },
          {
            point: 'from the surrounding air',
            marksAvailable: 1,
            marksAwarded: 0,
            quote: null,
          },
        ],
      },
      totalTokens: MODEL_TOKENS.input + MODEL_TOKENS.output,
      costMicros: MODEL_TOKENS.input * 3 + MODEL_TOKENS.output * 15,
    });
    expect(lastRequest()).toMatchObject({ model: 'llama', answer: task.userAnswer });
    expect(lastRequest().headers.authorization).toBe('Bearer secret');
  });

  it('writes feedback itself where the model has none, or gives a missing point away', async () => {
    const said = ['', 'You forgot that it comes from the surrounding air!'];
    for (const feedback of said) {
      model.behave(({ points }) => ({
        judgement: {
          points: points.map(({ number }) => ({
            number,
            quote: number === 1 ? 'carbon dioxide' : null,
            marks: number === 1 ? 1 : 0,
          })),
          feedback,
          isUnsure: false,
        },
      }));
      const marked = await create().mark(task);
      expect(marked.feedback).toContain('You earned 1 of 2 marks');
      expect(marked.feedback).not.toContain('surrounding');
    }
  });

  it('sends the images of question and scheme to a model that sees', async () => {
    const bytes = new Uint8Array([1, 2, 3]);
    const images = (['question', 'scheme'] as const).map((of) => ({
      of,
      mediaType: 'image/webp',
      bytes,
    }));
    const marker = create({ MARKER_SEES_IMAGES: 'on' });
    expect(marker.seesImages).toBe(true);
    const marked = await marker.mark({ ...task, markSchemeAnswer: '', images });
    expect(lastRequest().images).toEqual(Array(2).fill('data:image/webp;base64,AQID'));
    expect(marked).toMatchObject({ markAwarded: 2, analysis: { confidence: 0.6 } });
  });

  it('leaves to the teacher what has no scheme or no marks, without a call', async () => {
    const before = model.requests.length;
    for (const changes of [{ markSchemeAnswer: ' ' }, { maxMark: 0 }]) {
      const { analysis, totalTokens } = await create().mark({ ...task, ...changes });
      expect(analysis.flags).toEqual(['cannot-judge']);
      expect(totalTokens).toBeUndefined();
    }
    expect(model.requests).toHaveLength(before);
  });

  it('marks level bands as a whole', async () => {
    const markSchemeAnswer = 'Level 1 (1-2 marks): simple\nLevel 2 (3-4 marks): detailed';
    model.behave(() => ({
      judgement: {
        points: [{ number: 1, quote: null, marks: 3 }],
        feedback: 'A detailed answer.',
        isUnsure: false,
      },
    }));
    const marked = await create().mark({ ...task, markSchemeAnswer, maxMark: 4 });
    expect(marked).toMatchObject({ markAwarded: 3, analysis: { flags: [], confidence: 0.6 } });
  });

  describe('in two passes', () => {
    const settings = { MARKER_PASSES: '2' };

    it('is surer where they agree', async () => {
      const marked = await create(settings).mark(task);
      expect(marked.analysis).toMatchObject({ flags: [], confidence: 0.9 });
      expect(marked.totalTokens).toBe(2 * (MODEL_TOKENS.input + MODEL_TOKENS.output));
    });

    it('takes the lower mark where they disagree, and says so', async () => {
      let passes = 0;
      model.behave((request) => {
        passes += 1;
        const { points, ...rest } = judgeFairly(request);
        return { judgement: { ...rest, points: points.slice(0, passes).concat(points.slice(2)) } };
      });
      const { markAwarded, analysis } = await create(settings).mark(task);
      expect(markAwarded).toBe(1);
      expect(analysis.flags).toContain('passes-disagree');
      expect(analysis.confidence).toBeLessThanOrEqual(0.3);
    });

    it('counts what the first used when the second fails', async () => {
      let passes = 0;
      model.behave((request) => {
        passes += 1;
        return passes === 1 ? { judgement: judgeFairly(request) } : { status: 500 };
      });
      const failed = create(settings).mark(task);
      await expect(failed).rejects.toMatchObject({
        reason: 'unreachable',
        totalTokens: MODEL_TOKENS.input + MODEL_TOKENS.output,
      });
    });
  });

  it.each([
    [{ status: 401 }, 'refuses-key'],
    [{ status: 404 }, 'unknown-model'],
    [{ status: 429 }, 'busy'],
    [{ status: 502 }, 'unreachable'],
    [{ status: 400 }, 'unusable'],
    [{ content: 'I think it is worth two marks.' }, 'unusable'],
  ])('says what is wrong when the model answers %j', async (reply, reason) => {
    model.behave(() => reply);
    await expect(create().mark(task)).rejects.toMatchObject({ reason });
    await expect(create().mark(task)).rejects.toBeInstanceOf(MarkerError);
  });

  it('ends a call at once when it is aborted', async () => {
    model.behave(() => new Promise(() => undefined));
    const aborted = create().mark(task, AbortSignal.timeout(100));
    await expect(aborted).rejects.toThrow(/timeout|abort/i);
  });

  it.each([
    ['openai', '/v1/responses'],
    ['anthropic', '/v1/messages'],
    ['google', '/v1/models/llama:generateContent'],
  ])('speaks the protocol of %s, also to another address', async (kind, path) => {
    model.behave(() => ({ status: 429 }));
    const marker = create({ MARKER: kind });
    expect(marker.name).toBe(`${kind}:llama`);
    await expect(marker.mark(task)).rejects.toBeInstanceOf(MarkerError);
    expect(model.paths.at(-1)).toBe(path);
  });
});
