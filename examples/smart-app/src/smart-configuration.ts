import * as z from 'zod';
import { isSafe } from './address.ts';
import { SmartProblem } from './problem.ts';

const Address = z.string().refine(isSafe, 'must be an https address');

export const SmartConfiguration = z.looseObject({
  issuer: z.string().optional(),
  authorization_endpoint: Address,
  token_endpoint: Address,
  capabilities: z.array(z.string()).catch([]),
  authorization_response_iss_parameter_supported: z.boolean().optional().catch(undefined),
});
export type SmartConfiguration = z.infer<typeof SmartConfiguration>;

/** Asks a FHIR server where apps sign in. */
export async function discover(server: string): Promise<SmartConfiguration> {
  const address = `${server}/.well-known/smart-configuration`;
  const body = await answerOf(address);
  const read = SmartConfiguration.safeParse(body);
  if (read.success) return read.data;
  const fields = read.error.issues.map(({ path }) => path.join('.')).filter((path) => path !== '');
  throw new SmartProblem('no_configuration', `${address} lacks what a sign-in needs: ${fields.join(', ')}`);
}

async function answerOf(address: string): Promise<unknown> {
  let response: Response;
  try {
    const headers = { accept: 'application/json' };
    response = await fetch(address, { headers, cache: 'no-store', credentials: 'omit' });
  } catch (cause) {
    throw new SmartProblem('no_configuration', `${address} did not answer this page.`, { cause });
  }
  if (!response.ok) throw new SmartProblem('no_configuration', `${address} answered ${response.status}.`);
  try {
    return await response.json();
  } catch (cause) {
    throw new SmartProblem('no_configuration', `${address} gave no JSON.`, { cause });
  }
}

/** What is asked for: the launch, and reading everything of one patient, in the spelling that the server knows. */
export function scopesFor({ capabilities }: SmartConfiguration, isEhrLaunch: boolean): string {
  const reading = capabilities.includes('permission-v2') ? 'patient/*.rs' : 'patient/*.read';
  return `${isEhrLaunch ? 'launch' : 'launch/patient'} ${reading}`;
}
