import type { PartnerSettings } from './partner.ts';
import { runProgram } from './program.ts';

/** The program in a page. The lines are what `runPartner` resolves to; a page of yours would show them. */
Object.assign(globalThis, {
  async runPartner(settings: PartnerSettings): Promise<string> {
    const lines: string[] = [];
    await runProgram(settings, (line) => lines.push(line));
    return lines.join('\n');
  },
});
