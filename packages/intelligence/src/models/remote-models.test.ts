import { afterEach, describe, expect, it } from 'vitest';
import { type ChatAnswer, type OpenAiServer, startOpenAiServer } from '../../test/openai-server.ts';
import { AGENT_REQUESTS } from '../../test/agent-requests.ts';
import { runAgent } from '../agents/run-agent.ts';
import { guardModel } from './guard-model.ts';
import { openAiCompatibleModel } from './openai-compatible.ts';

let server: OpenAiServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

/** Runs the relapse agent on a model at a loopback server that gives these answers, the last one again and again. */
async function runAgainst(answers: readonly ChatAnswer[], { turnMs = 5000 } = {}) {
  const started = await startOpenAiServer(
    (_, count) => answers[Math.min(count, answers.length) - 1] as ChatAnswer,
  );
  server = started;
  const model = openAiCompatibleModel({ url: started.url, model: 'local-1', apiKey: 'key-1' });
  const run = await runAgent('relapse', 'patient-1', AGENT_REQUESTS.relapse, {
    model: guardModel(model, { clock: Date.now, turnMs }),
    now: Date.UTC(2026, 10, 21),
    marker: 'm4rk3r',
  });
  return { ...run, server: started };
}

const DRAFT = { narrative: '4 findings. 4 findings.', observations: [] };

describe('a model behind the OpenAI chat completions API', () => {
  it('is asked turn by turn, with the tools and their answers, and its words are kept when they are grounded', async () => {
    const {
      response,
      usage,
      server: asked,
    } = await runAgainst([
      { calls: ['getSignalModel'] },
      { calls: ['scoreRelapse'] },
      {
        text: `\`\`\`json\n${JSON.stringify({ narrative: 'Missed doses. Suicidal ideation.', observations: [] })}\n\`\`\``,
      },
    ]);
    expect(response).toMatchObject({ ok: true, steps: 3, toolCalls: ['getSignalModel', 'scoreRelapse'] });
    expect(response.reasoning).toMatchObject({
      narrative: 'Missed doses. Suicidal ideation.',
      generatedBy: 'openai-compatible:local-1',
    });
    expect(usage).toEqual({ inputTokens: 300, outputTokens: 60 });
    expect(asked.requests.map(({ authorization }) => authorization)).toEqual(Array(3).fill('Bearer key-1'));
    const last = JSON.parse(asked.requests[2]?.body ?? '') as {
      messages: { role: string; content: string }[];
      tools: unknown[];
    };
    expect(last.messages.map(({ role }) => role)).toEqual([
      'system',
      'user',
      'assistant',
      'tool',
      'assistant',
      'tool',
    ]);
    expect(last.messages.at(-1)?.content).toContain('"risk"');
    expect(last.tools).toHaveLength(2);
  });

  it('is taken at its word only where the engine said it', async () => {
    const { response } = await runAgainst([
      { text: JSON.stringify({ narrative: 'The score is 3. All is well.' }) },
    ]);
    expect(response).toMatchObject({ ok: true, reasoning: null });
    expect(response.warnings.at(-1)).toContain('narrative of the model was dropped');
  });

  it('may answer 500 once', async () => {
    const { response } = await runAgainst([500, { text: JSON.stringify(DRAFT) }]);
    expect(response.ok).toBe(true);
  });

  it.each<[string, ChatAnswer, number]>([
    ['429 again', 429, 2],
    ['500 again', 500, 2],
    ['a dropped connection', 'drop', 2],
    ['no JSON', 'garbage', 2],
    ['an event stream nobody asked for', 'stream', 2],
    ['silence', 'stall', 1],
    ['silence in the middle', 'stall in the middle', 1],
  ])('answers with %s: unavailable, and nothing else happens', async (_, answer, tries) => {
    await expect(runAgainst([answer], { turnMs: 150 })).rejects.toMatchObject({ code: 'model_unavailable' });
    expect(server?.requests).toHaveLength(tries);
  });

  it('answers 5 MB: no usable draft', async () => {
    const { response } = await runAgainst(['huge']);
    expect(response).toMatchObject({ ok: false, reasoning: null });
  });

  it('is not there at all: unavailable', async () => {
    const gone = await startOpenAiServer(() => 500);
    await gone.close();
    const model = openAiCompatibleModel({ url: gone.url, model: 'x' });
    const running = runAgent('relapse', 'p', AGENT_REQUESTS.relapse, { model, now: 0, marker: 'm' });
    await expect(running).rejects.toMatchObject({ code: 'model_unavailable', reason: 'failed' });
  });
});
