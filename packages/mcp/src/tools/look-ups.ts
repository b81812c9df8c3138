import {
  ANALYTES,
  type Analyte,
  DRUGS,
  findAnalyte,
  findInstrument,
  INSTRUMENTS,
  type Instrument,
} from '@svc/clinical';
import { MedicationAgentRequest, toIssues } from '@svc/contracts';
import { checkInteractions, recogniseLine } from '@svc/engines';
import * as z from 'zod';
import type { EndpointAnswer } from '../backends/backend.ts';
import { DISCLAIMER } from './disclaimer.ts';
import { inputSchemaOf } from './json-schema.ts';
import type { Tool } from './tool.ts';

const MOST_FOUND = 10;
/** Looked up at once, on the thread that answers: each is held against each. */
const MOST_MEDICINES = 40;
/** Of all entries: every word that is no medicine is held against the names of all. */
const MOST_CHARACTERS = 2_000;

const Named = z.object({
  name: z
    .string()
    .min(1)
    .max(120)
    .describe('Key, name or abbreviation, in any case; part of a name finds several'),
});

const Medicines = z.object({
  // Looked at only when they are texts, and no more than the endpoint takes.
  medications: MedicationAgentRequest.shape.medications.pipe(
    z
      .array(z.string())
      .refine((lines) => lines.join('').length <= MOST_CHARACTERS, {
        message: `must have at most ${MOST_CHARACTERS.toLocaleString('en-US')} characters in all; runMedicationAgent takes more`,
        abort: true,
      })
      .refine(
        (lines) => lines.flatMap((line) => recogniseLine(line).drugs).length <= MOST_MEDICINES,
        `must name at most ${MOST_MEDICINES} medicines; runMedicationAgent takes more`,
      ),
  ),
});

/** Made once, as those of endpoints. */
const SCHEMAS = new Map<z.ZodType, Tool['inputSchema']>(
  [Named, Medicines].map((schema) => [schema, inputSchemaOf(schema)]),
);

/** What this service knows of instruments, analytes and interactions, from its own tables: no patient, no server. */
export function lookUpTools(clock: () => number): readonly Tool[] {
  return [
    lookUp({
      name: 'lookUpInstrument',
      title: 'Look up a questionnaire or rating scale',
      description:
        'Items, range, direction, severity bands, screening cuts and reliable change of an instrument, each with its source. No item wording.',
      input: Named,
      find: ({ name }) => found('instruments', instrumentsNamed(name)),
    }),
    lookUp({
      name: 'lookUpAnalyte',
      title: 'Look up a laboratory value or vital sign',
      description:
        'Unit, adult reference range, critical limits and what an abnormal value can mean in psychiatric care, each with its source.',
      input: Named,
      find: ({ name }) => found('analytes', analytesNamed(name).map(analyteView)),
    }),
    lookUp({
      name: 'lookUpInteractions',
      title: 'Look up interactions between medicines',
      description: `Interactions among the medicines named (names, brands or free-text entries with doses), from fixed tables over ${DRUGS.length} medicines: severity, mechanism, what to check, source. For a patient's list with context use runMedicationAgent.`,
      input: Medicines,
      find: ({ medications }) => interactionsAmong(medications, clock()),
    }),
  ];
}

interface LookUp<Input extends z.ZodType> extends Pick<Tool, 'name' | 'title' | 'description'> {
  readonly input: Input;
  readonly find: (input: z.output<Input>) => object;
}

function lookUp<Input extends z.ZodType>({ input, find, ...shown }: LookUp<Input>): Tool {
  return {
    ...shown,
    inputSchema: SCHEMAS.get(input) ?? inputSchemaOf(input),
    writes: false,
    async run(args): Promise<EndpointAnswer> {
      const parsed = input.safeParse(args);
      if (parsed.success) return { ok: true, answer: { ...find(parsed.data), disclaimer: DISCLAIMER } };
      const issues = toIssues(parsed.error.issues);
      const message = issues.map(({ path, message: why }) => `${path}: ${why}`).join('; ');
      return { ok: false, error: { code: 'invalid_request', message, issues } };
    },
  };
}

function found(name: string, entries: readonly object[]): object {
  return { object: 'list', count: entries.length, [name]: entries };
}

/** The one that is meant by a name of its own, else all whose name holds it. */
function matching<Entry extends { readonly key: string }>(
  exact: Entry | undefined,
  name: string,
  entries: readonly Entry[],
  namesOf: (entry: Entry) => readonly string[],
): readonly Entry[] {
  if (exact !== undefined) return [exact];
  const part = name.trim().toLowerCase();
  return entries
    .filter((entry) => namesOf(entry).some((each) => each.toLowerCase().includes(part)))
    .slice(0, MOST_FOUND);
}

function instrumentsNamed(name: string): readonly Instrument[] {
  return matching(findInstrument(name, name), name, INSTRUMENTS, ({ key, name: own }) => [key, own]);
}

function analytesNamed(name: string): readonly Analyte[] {
  return matching(findAnalyte(name), name, ANALYTES, ({ key, label, aliases }) => [key, label, ...aliases]);
}

function analyteView({ key, label, group, unit, reference, referenceText, ...rest }: Analyte): object {
  const { referenceEvidence, criticalLow, criticalHigh, plausible, context, codes } = rest;
  return {
    key,
    label,
    group,
    unit,
    referenceText,
    referenceEvidence,
    plausible,
    context,
    codes,
    ...(reference === undefined ? {} : { reference }),
    ...(criticalLow === undefined ? {} : { criticalLow }),
    ...(criticalHigh === undefined ? {} : { criticalHigh }),
  };
}

function interactionsAmong(medications: readonly string[], now: number): object {
  const { assessment, risk, warnings, notChecked = [] } = checkInteractions(medications, { now });
  return { object: 'interaction.list', assessment, risk, warnings, notChecked };
}
