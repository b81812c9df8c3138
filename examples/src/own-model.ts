import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { runAgent } from '@svc/intelligence';
import { guardModel, openAiCompatibleModel } from '@svc/intelligence/models';

/** A stand-in for your own model server: it speaks the OpenAI chat completions API on loopback. */
async function startModelServer() {
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request.setEncoding('utf8')) body += chunk as string;
    const { messages, tools } = JSON.parse(body) as {
      messages: { role: string; content: string }[];
      tools: { function: { name: string } }[];
    };
    const answered = messages.filter(({ role }) => role === 'tool');
    const next = tools[answered.length]?.function.name;
    const message =
      next === undefined
        ? { role: 'assistant', content: draftFrom(answered.at(-1)?.content ?? '{}') }
        : {
            role: 'assistant',
            content: null,
            tool_calls: [{ id: `call_${next}`, type: 'function', function: { name: next, arguments: '{}' } }],
          };
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify({
        id: 'chatcmpl-1',
        object: 'chat.completion',
        created: 0,
        model: 'demo',
        choices: [{ index: 0, message, finish_reason: next === undefined ? 'stop' : 'tool_calls' }],
        usage: { prompt_tokens: 0, completion_tokens: 0, total_tokens: 0 },
      }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/v1`, close: () => new Promise((resolve) => server.close(resolve)) };
}

/** What a model might write: one sentence from each of the first two findings, and one claim of its own. */
function draftFrom(toolAnswer: string): string {
  const { findings } = JSON.parse(toolAnswer) as { findings: { subject: string; sentences: string[] }[] };
  return JSON.stringify({
    narrative: findings
      .slice(0, 2)
      .map(({ sentences }) => sentences[0])
      .join(' '),
    observations: [{ subject: 'potassium', note: 'Potassium was fine.' }],
  });
}

export async function describeRun(): Promise<string[]> {
  const server = await startModelServer();
  try {
    const model = guardModel(openAiCompatibleModel({ url: server.url, model: 'demo' }), { clock: Date.now });
    const request = {
      panel: [
        { analyte: 'sodium', value: 119 },
        { analyte: 'TSH', value: 7.2 },
      ],
      context: 'Seen on 3 March by Dr. Weber; more tired than usual.',
    };
    const { response } = await runAgent('biomarker', 'patient-1', request, {
      model,
      now: Date.UTC(2026, 2, 9),
      marker: 'a1b2c3',
    });
    return [
      `Risk ${response.risk.level}: ${response.risk.labels.join('; ')}`,
      `Narrative: ${response.reasoning?.narrative ?? 'none'}`,
      ...response.warnings.map((warning) => `Warning: ${warning}`),
    ];
  } finally {
    await server.close();
  }
}

if (import.meta.main) process.stdout.write(`${(await describeRun()).join('\n')}\n`);
