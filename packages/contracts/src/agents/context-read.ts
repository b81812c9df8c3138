import * as z from 'zod';

const ContextReadEntry = z.looseObject({
  text: z.string().describe('The words, as sent'),
  readAs: z.string().describe('What they were read as'),
  state: z
    .enum(['present', 'absent', 'past', 'other', 'thought_of'])
    .describe('So now, said not to be so, over, of somebody else, or only watched for or planned'),
});
export type ContextReadEntry = z.infer<typeof ContextReadEntry>;

export const ContextRead = z
  .array(ContextReadEntry)
  .describe('What of the context was understood, and as what');

export const ContextNotRead = z
  .array(z.string())
  .describe('Clauses of the context that were not understood, as sent: nothing was concluded from them');
