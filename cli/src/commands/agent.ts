import {
  type AgentKey,
  AGENTS,
  type Agents,
  builtinModel,
  parseAgentRequest,
  runAgent,
} from '@svc/intelligence';
import { Argument } from 'commander';
import { printJson } from '../io.ts';
import { readRequest, requestProblem } from '../read-request.ts';
import type { JsonOption, Register } from './command.ts';

export const agent: Register = (program, io) => {
  program
    .command('agent')
    .description('run an agent offline with the builtin model, without server or key, and print its answer')
    .addArgument(new Argument('<product>', 'the agent').choices(Object.keys(AGENTS)))
    .argument('[file]', 'file with the request JSON; - or nothing reads standard input', '-')
    .option('--patient <id>', 'id the answer echoes', 'patient')
    .option('--json', 'print one line')
    .action(
      async (
        product: AgentKey,
        file: string,
        { patient, json = false }: JsonOption & { patient: string },
      ) => {
        const request = parsed(product, await readRequest(io, file));
        const { response } = await runAgent(product, patient, request, {
          model: builtinModel,
          now: Date.now(),
          // The builtin model reads no context, so no text has to be marked as untrusted.
          marker: 'offline',
        });
        printJson(io, json, response);
      },
    );
};

function parsed(product: AgentKey, input: unknown): Agents[AgentKey]['request'] {
  try {
    return parseAgentRequest(product, input);
  } catch (error) {
    throw requestProblem(error);
  }
}
