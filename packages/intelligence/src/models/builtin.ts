import type { EngineOutput } from '../agents/tool-output.ts';
import { closingOf } from '../agents/tool-output.ts';
import type { ModelMessage, ModelPort, ModelRequest, ModelStep } from '../model-port.ts';
import { composeNarrative, MAX_SENTENCES, type NarrativeFacts } from '../narrative.ts';
import { splitSentences } from '../split-sentences.ts';

/**
 * The model that comes with the platform: a deterministic planner and writer of sentence templates, not a language
 * model. With it the features work on a fresh machine, and nothing is sent anywhere.
 */
export const builtinModel: ModelPort = {
  name: 'builtin',
  run: async (request) => [request.tools.length === 0 ? explained(request) : nextStep(request)],
};

function explained({ messages }: ModelRequest): ModelStep {
  const last = messages.at(-1);
  const facts = JSON.parse(last?.content ?? 'null') as NarrativeFacts;
  return { text: composeNarrative(facts), toolCalls: [] };
}

/** Calls the tools one after the other, then writes. */
function nextStep({ messages, tools }: ModelRequest): ModelStep {
  const answered = new Set(
    messages.flatMap((message) => (message.role === 'tool' ? [message.toolName] : [])),
  );
  const next = tools.find(({ name }) => !answered.has(name));
  if (next !== undefined) {
    const call = { id: `call_${answered.size + 1}`, name: next.name, arguments: {} };
    return { text: null, toolCalls: [call] };
  }
  return { text: JSON.stringify(draftOf(lastOutput(messages))), toolCalls: [] };
}

function lastOutput(messages: readonly ModelMessage[]): EngineOutput {
  const last = messages.findLast(({ role }) => role === 'tool');
  return JSON.parse(last?.content ?? 'null') as EngineOutput;
}

function draftOf(output: EngineOutput) {
  const opening = splitSentences(output.headline);
  const told = output.findings.flatMap(({ sentences }) => splitSentences(sentences[0] ?? '').slice(0, 1));
  const middle = [...new Set(told)].slice(0, MAX_SENTENCES - 1 - opening.length);
  return {
    narrative: [...opening, ...middle, closingOf(output)].join(' '),
    observations: output.findings.flatMap(({ subject, sentences }) =>
      sentences[0] === undefined ? [] : [{ subject, note: sentences[0] }],
    ),
  };
}
