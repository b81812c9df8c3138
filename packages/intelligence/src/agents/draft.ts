import * as z from 'zod';

/** What a model hands in at the end: words only, each still to be checked. */
const Draft = z.object({
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
export type Draft = z.infer<typeof Draft>;

const MOST_CHARACTERS = 20_000;
const FENCE = /^```(?:json)?\s*|(?<!\s)\s*```$/g;

/** The draft in a model's last words, `undefined` when there is none. */
export function readDraft(text: string | null): Draft | undefined {
  if (text === null || text.length > MOST_CHARACTERS) return undefined;
  try {
    const parsed = Draft.safeParse(JSON.parse(text.trim().replace(FENCE, '')));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}
