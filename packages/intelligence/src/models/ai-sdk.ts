import type { LanguageModel, ModelMessage as SdkMessage } from 'ai';
import type { ModelMessage, ModelPort, ModelRequest, ModelStep } from '../model-port.ts';

/**
 * A port over a language model of the `ai` package, which is loaded on first use. One turn per call: the loop, its
 * limits and its retries are ours.
 */
export function sdkModel(name: string, load: () => Promise<LanguageModel>): ModelPort {
  let loading: Promise<LanguageModel> | undefined;
  return {
    name,
    run: async (request) => {
      loading ??= load();
      return [await oneTurn(await loading, request)];
    },
  };
}

async function oneTurn(model: LanguageModel, request: ModelRequest): Promise<ModelStep> {
  const { generateText, jsonSchema, tool } = await import('ai');
  const noArguments = jsonSchema<Record<string, never>>({ type: 'object', properties: {} });
  const tools = Object.fromEntries(
    request.tools.map(({ name, description }) => [name, tool({ description, inputSchema: noArguments })]),
  );
  const result = await generateText({
    model,
    system: request.system,
    messages: request.messages.map(sdkMessage),
    ...(request.tools.length === 0 ? {} : { tools }),
    ...(request.maxOutputTokens === undefined ? {} : { maxOutputTokens: request.maxOutputTokens }),
    temperature: 0,
    maxRetries: 0,
    abortSignal: request.signal,
  });
  return {
    text: result.text === '' ? null : result.text,
    toolCalls: result.toolCalls.map(({ toolCallId, toolName, input }) => ({
      id: toolCallId,
      name: toolName,
      arguments: input,
    })),
    usage: {
      inputTokens: result.usage.inputTokens ?? 0,
      outputTokens: result.usage.outputTokens ?? 0,
    },
  };
}

function sdkMessage(message: ModelMessage): SdkMessage {
  switch (message.role) {
    case 'user':
      return { role: 'user', content: message.content };
    case 'assistant':
      return {
        role: 'assistant',
        content: [
          ...(message.content === '' ? [] : [{ type: 'text' as const, text: message.content }]),
          ...message.toolCalls.map(({ id, name }) => ({
            type: 'tool-call' as const,
            toolCallId: id,
            toolName: name,
            // The arguments that the model wrote were never used, so they are not sent back either.
            input: {},
          })),
        ],
      };
    case 'tool':
      return {
        role: 'tool',
        content: [
          {
            type: 'tool-result',
            toolCallId: message.toolCallId,
            toolName: message.toolName,
            output: { type: 'text', value: message.content },
          },
        ],
      };
  }
}
