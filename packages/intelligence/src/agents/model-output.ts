import * as z from 'zod';

/** What a model hands in at the end: words only, each still to be checked. */
const ModelOutput = z.object({
  narrative: z.string(),
  observations: z
    .array(z.object({ subject: z.string(), note: z.string() }))
    .max(50)
    .optional(),
  /** Of a draft of an exam: options the model would add, each with the words of the transcript it rests on. */
  proposals: z
    .array(z.object({ domain: z.string(), value: z.string(), quote: z.string() }))
    .max(100)
    .optional(),
});
export type ModelOutput = z.infer<typeof ModelOutput>;

const MOST_CHARACTERS = 20_000;
const FENCE = /^```(?:json)?\s*|(?<!\s)\s*```$/g;

/** The output that a model hands in with its last words; `undefined` when they are not one. */
export function parseModelOutput(text: string | null): ModelOutput | undefined {
  if (text === null || text.length > MOST_CHARACTERS) return undefined;
  try {
    const parsed = ModelOutput.safeParse(JSON.parse(text.trim().replace(FENCE, '')));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}
