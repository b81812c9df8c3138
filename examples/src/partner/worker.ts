import type { PartnerSettings } from './partner.ts';
import { runProgram } from './program.ts';

/** The program in a worker at the edge. Its settings are the body of the request, its lines the answer. */
const worker = {
  async fetch(request: Request): Promise<Response> {
    const lines: string[] = [];
    await runProgram((await request.json()) as PartnerSettings, (line) => lines.push(line));
    return new Response(lines.join('\n'));
  },
};

// oxlint-disable-next-line import/no-default-export -- a worker is what its module exports by default
export default worker;
