import { describe, expect, it } from 'vitest';
import { gasTask, useMarkerWithModel } from '../../../testing/markers/marker-with-model.ts';
import { judgeFairly, MODEL_TOKENS } from '../../../testing/markers/model-server.ts';

describe('a model that marks in two passes', () => {
  const asked = useMarkerWithModel();
  it('flags a disagreement if the passes give equal marks for different points', async () => {
    const marker = asked.create({ MARKER_PASSES: '2' });
    let passes = 0;
    asked.model.behave(() => {
      passes += 1;
      const points = [1, 2].map((number) => ({
        number,
        quote: number === passes ? 'carbon dioxide' : null,
        marks: number === passes ? 1 : 0,
      }));
      return { judgement: { points, feedback: 'Good.', isUnsure: false } };
    });
    const { markAwarded, analysis } = await marker.mark(gasTask);
    expect(markAwarded).toBe(1);
    expect(analysis.flags).toContain('passes-disagree');
  });

  const settings = { MARKER_PASSES: '2' };

  it('is more confident if the passes agree', async () => {
    const marked = await asked.create(settings).mark(gasTask);
    expect(marked.analysis).toMatchObject({ flags: [], confidence: 0.9 });
    expect(marked.totalTokens).toBe(2 * (MODEL_TOKENS.input + MODEL_TOKENS.output));
  });

  it('gives the lower mark if the passes disagree, and says so', async () => {
    let passes = 0;
    asked.model.behave((request) => {
      passes += 1;
      const { points, ...rest } = judgeFairly(request);
      return { judgement: { ...rest, points: points.slice(0, passes).concat(points.slice(2)) } };
    });
    const { markAwarded, analysis } = await asked.create(settings).mark(gasTask);
    expect(markAwarded).toBe(1);
    expect(analysis.flags).toContain('passes-disagree');
    expect(analysis.confidence).toBeLessThanOrEqual(0.3);
  });

  it('counts the tokens of the first pass if the second fails', async () => {
    let passes = 0;
    asked.model.behave((request) => {
      passes += 1;
      return passes === 1 ? { judgement: judgeFairly(request) } : { status: 500 };
    });
    const failed = asked.create(settings).mark(gasTask);
    await expect(failed).rejects.toMatchObject({
      reason: 'unreachable',
      totalTokens: MODEL_TOKENS.input + MODEL_TOKENS.output,
    });
  });
});
