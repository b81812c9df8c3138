import {
  CSSRS_QUESTION_IDS,
  MSE_CONFIDENCES,
  MSE_PROVENANCES,
  MseRecord,
  MseSelection,
  type MseSelectionEntry,
} from '@svc/contracts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assessMseRisk } from './assess-risk.ts';
import { DECIDED_DOMAINS } from '../../../clinical/test/mse/catalog.ts';
import { mseCatalog } from '@svc/clinical';
import { diffMse } from './diff.ts';
import { mergeMse } from './merge.ts';
import { renderMse } from './render.ts';
import { droppedRisk, riskLowered } from './risk-change.ts';
import { levelRank } from './risk-level.ts';
import { validateMseSelection } from './validate-selection.ts';
import { mseWarnings } from './warnings.ts';

const catalog = mseCatalog();
type CatalogDomain = (typeof catalog.domains)[number];

const note = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('Risk: None identified.\nRisk: high', '\u2028x\u2029y\r\nz\u0085', '   '),
  fc
    .array(fc.constantFrom('a', '\n', '\r', '\u2028', '\u2029', '\u0085', '\v', '\f', '.'))
    .map((parts) => parts.join('')),
);
const answers = fc.record(
  Object.fromEntries(CSSRS_QUESTION_IDS.map((id) => [id, fc.constantFrom('yes' as const, 'no' as const)])),
  { requiredKeys: [] },
);

function entryOf({ key, multi, options }: CatalogDomain): fc.Arbitrary<MseSelectionEntry> {
  const values = fc.subarray(
    options.map(({ value }) => value),
    multi ? {} : { maxLength: 1 },
  );
  const optional = {
    text: note,
    provenance: fc.constantFrom(...MSE_PROVENANCES),
    confidence: fc.constantFrom(...MSE_CONFIDENCES),
    confidenceScore: fc.double({ min: 0, max: 1, noNaN: true }),
    supportingSignals: fc.array(fc.constantFrom('latency', 'speech_rate', 'blink_rate'), { maxLength: 2 }),
    ...(key === 'risk' ? { cssrs: answers } : {}),
  };
  return fc.record({ values, ...optional }, { requiredKeys: ['values'] });
}

const exam: fc.Arbitrary<MseSelection> = fc.record(
  Object.fromEntries(catalog.domains.map((domain) => [domain.key, entryOf(domain)])),
  { requiredKeys: [] },
) as fc.Arbitrary<MseSelection>;

const riskOptions = catalog.domains.flatMap(({ key, multi, options }) =>
  multi ? options.filter(({ risk }) => risk).map(({ value }) => ({ key, value })) : [],
);
const rankOf = (selection: MseSelection) => levelRank(assessMseRisk(selection).level);

function adding(selection: MseSelection, key: string, value: string): MseSelection {
  const entry = selection[key] ?? { values: [] };
  return { ...selection, [key]: { ...entry, values: [...new Set([...entry.values, value])] } };
}

describe('risk [2:2.4 level]', () => {
  test('one more risk-bearing value never lowers the level, flags the exam and takes nothing away', () => {
    fc.assert(
      fc.property(exam, fc.constantFrom(...riskOptions), (before, { key, value }) => {
        const after = adding(before, key, value);
        expect(rankOf(after)).toBeGreaterThanOrEqual(rankOf(before));
        expect(assessMseRisk(after).flag).toBe(true);
        expect(droppedRisk(before, after)).toEqual([]);
        expect(riskLowered(before, after)).toBe(false);
      }),
    );
  });

  test('a lowered level always comes with the name of what was dropped', () => {
    fc.assert(
      fc.property(exam, exam, (before, after) => {
        expect(!riskLowered(before, after) || droppedRisk(before, after).length > 0).toBe(true);
      }),
    );
  });

  test('the flag is a level above none, and labels come with it', () => {
    fc.assert(
      fc.property(exam, (selection) => {
        const { flag, level, labels } = assessMseRisk(selection);
        expect(flag).toBe(level !== 'none');
        const said = labels.filter((label) => label !== 'C-SSRS screen incomplete');
        expect(said.length > 0).toBe(flag);
      }),
    );
  });
});

describe('narrative [2:2.2 lines]', () => {
  test('has exactly one line for each domain with findings or a note and one for risk, whatever the note', () => {
    fc.assert(
      fc.property(exam, (selection) => {
        const { lines, objectiveBlock } = renderMse(selection);
        expect(objectiveBlock.split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/)).toEqual(
          lines.map(({ line }) => line),
        );
        const expected = catalog.domains
          .filter(({ key }) => {
            const { values = [], text = '' } = selection[key] ?? {};
            return key === 'risk' || values.length > 0 || /[^\p{Cc}\s]/u.test(text);
          })
          .map(({ key }) => key);
        expect(lines.map(({ key }) => key)).toEqual(expected);
        for (const { label, line } of lines) expect(line.startsWith(`${label}: `)).toBe(true);
      }),
    );
  });

  test('calls risk not assessed exactly when it was not, and negative only a complete screen', () => {
    fc.assert(
      fc.property(exam, (drawn) => {
        const { text: _, ...risk } = drawn['risk'] ?? { values: [] };
        const selection = { ...drawn, risk };
        const line = renderMse(selection).lines.at(-1)?.line ?? '';
        const { riskAssessed, labels } = assessMseRisk(selection);
        expect(line.startsWith('Risk: not assessed')).toBe(!riskAssessed);
        expect(labels.includes('C-SSRS screen incomplete') && line.includes('negative')).toBe(false);
      }),
    );
  });
});

describe('merging [2:3 version N PATCH]', () => {
  test('nothing into an exam, an exam into nothing, and twice the same', () => {
    fc.assert(
      fc.property(exam, exam, (current, patch) => {
        expect(mergeMse(current, {})).toEqual(current);
        expect(mergeMse({}, patch)).toEqual(patch);
        const once = mergeMse(current, patch);
        expect(mergeMse(once, patch)).toEqual(once);
      }),
    );
  });

  test('does not depend on how patches are grouped, and stays valid', () => {
    fc.assert(
      fc.property(exam, exam, exam, (a, b, c) => {
        const merged = mergeMse(mergeMse(a, b), c);
        expect(merged).toEqual(mergeMse(a, mergeMse(b, c)));
        expect(validateMseSelection(merged).ok).toBe(true);
      }),
    );
  });

  test('takes supplied domains from the patch and the others from the current exam', () => {
    fc.assert(
      fc.property(exam, exam, (current, patch) => {
        const merged = mergeMse(current, patch);
        for (const { key } of catalog.domains) expect(merged[key]).toEqual(patch[key] ?? current[key]);
      }),
    );
  });
});

describe('difference [2:2.5]', () => {
  test('of an exam with itself has nothing, and backwards swaps both sides', () => {
    fc.assert(
      fc.property(exam, exam, (a, b) => {
        expect(diffMse(a, a).domains.every(({ change }) => change === 'unchanged')).toBe(true);
        const forth = diffMse(a, b);
        const back = diffMse(b, a);
        expect(back.riskLevel).toEqual({ before: forth.riskLevel.after, after: forth.riskLevel.before });
        expect(back.domains.map(({ key, added, removed }) => ({ key, added, removed }))).toEqual(
          forth.domains.map(({ key, added, removed }) => ({ key, added: removed, removed: added })),
        );
      }),
    );
  });
});

describe('validation [2:2.3]', () => {
  /** What may be sent, read from the decided catalog and the field table, without the validator. */
  function isSelection(input: unknown): boolean {
    return isObject(input) && Object.entries(input).every(([key, entry]) => isEntry(key, entry));
  }

  function isEntry(key: string, entry: unknown): boolean {
    const domain = DECIDED_DOMAINS.find(([known]) => known === key);
    if (domain === undefined || !isObject(entry)) return false;
    const [, select, marked] = domain;
    const options = marked.replaceAll('*', '').split(' ');
    const { values, ...rest } = entry;
    return (
      Array.isArray(values) &&
      values.every((value) => options.includes(value as string)) &&
      new Set(values).size === values.length &&
      (select === 'multi' || values.length < 2) &&
      Object.entries(rest).every(([field, value]) => isField(key, field, value))
    );
  }

  function isField(key: string, field: string, value: unknown): boolean {
    if (field === 'text') return isStorable(value);
    if (field === 'provenance')
      return ['clinician', 'digital_mse', 'wearable', 'patient_reported'].includes(value as string);
    if (field === 'confidence') return ['high', 'medium', 'low'].includes(value as string);
    if (field === 'confidenceScore') return typeof value === 'number' && value >= 0 && value <= 1;
    if (field === 'supportingSignals') return Array.isArray(value) && value.every(isStorable);
    return (
      field === 'cssrs' &&
      key === 'risk' &&
      isObject(value) &&
      Object.entries(value).every(
        ([id, answer]) => /^q[1-6]$/.test(id) && (answer === 'yes' || answer === 'no'),
      )
    );
  }

  const isObject = (value: unknown): value is Record<string, unknown> =>
    typeof value === 'object' && value !== null && !Array.isArray(value);
  const isStorable = (value: unknown) =>
    typeof value === 'string' && value.isWellFormed() && !value.includes('\0');

  const junk = fc.oneof(
    fc.jsonValue({ maxDepth: 2 }),
    fc.constantFrom(-0.001, 1.001, 'yes', '\ud800', 'a\0', [], {}, ['depressed', 'depressed']),
  );
  const keys = fc.constantFrom(...catalog.domains.map(({ key }) => key), '__proto__', 'constructor', 'Mood');
  const fields = fc.constantFrom(
    'values',
    'text',
    'provenance',
    'confidence',
    'confidenceScore',
    'supportingSignals',
    'cssrs',
    'note',
    '__proto__',
  );
  /** A valid exam with one or no place in it overwritten. */
  const nearlyValid = fc.oneof(
    exam as fc.Arbitrary<unknown>,
    fc.tuple(exam, keys, junk).map(([selection, key, value]) => withOwn(selection, key, value)),
    fc
      .tuple(exam, keys, fields, junk)
      .map(([selection, key, field, value]) =>
        withOwn(
          selection,
          key,
          withOwn({ values: [], ...(Object.hasOwn(selection, key) ? selection[key] : {}) }, field, value),
        ),
      ),
    fc
      .tuple(exam, keys, fc.constantFrom('depressed', 'good', 'active_si', 'intact', 'anxious'))
      .map(([selection, key, value]) =>
        withOwn(selection, key, {
          values: [...(Object.hasOwn(selection, key) ? (selection[key]?.values ?? []) : []), value],
        }),
      ),
    fc.jsonValue(),
  );

  function withOwn(target: object, key: string, value: unknown): object {
    return Object.defineProperty({ ...target }, key, {
      value,
      enumerable: true,
      writable: true,
      configurable: true,
    });
  }

  test('accepts exactly what an independent reading of the catalog accepts', () => {
    const seen = { accepted: 0, refused: 0 };
    fc.assert(
      fc.property(nearlyValid, (input) => {
        const result = validateMseSelection(input);
        expect(result.ok).toBe(isSelection(input));
        seen[result.ok ? 'accepted' : 'refused']++;
        expect(result.ok ? result.selection === input : result.errors.length > 0).toBe(true);
        for (const message of result.ok ? [] : result.errors) expect(message).toMatch(/^selection[.:[]/);
        // The published schema never refuses what the catalog accepts.
        expect(!result.ok || MseSelection.safeParse(input).success).toBe(true);
      }),
      { numRuns: 400 },
    );
    // Both sides of the border were visited.
    expect(Math.min(seen.accepted, seen.refused)).toBeGreaterThan(20);
  });

  test('never throws, whatever it is given', () => {
    fc.assert(
      fc.property(
        fc.anything({ withBigInt: true, withNullPrototype: true, withSparseArray: true }),
        (input) => {
          expect(typeof validateMseSelection(input).ok).toBe('boolean');
          expect(typeof validateMseSelection({ mood: input, risk: { values: [], cssrs: input } }).ok).toBe(
            'boolean',
          );
        },
      ),
    );
  });
});

describe('deterministic [2:2.4]', () => {
  test('the same exam gives the same bytes and is left as it was', () => {
    fc.assert(
      fc.property(exam, exam, (selection, other) => {
        const copy = structuredClone(selection);
        const run = (input: MseSelection) =>
          JSON.stringify([
            validateMseSelection(input),
            assessMseRisk(input),
            mseWarnings(input),
            renderMse(input),
            diffMse(input, other),
          ]);
        expect(run(selection)).toBe(run(copy));
        expect(selection).toEqual(copy);
      }),
    );
  });

  test('what is made of an exam fits the record', () => {
    fc.assert(
      fc.property(exam, (selection) => {
        const { flag, level, labels, riskAssessed } = assessMseRisk(selection);
        const record = {
          visitId: 'v1',
          patientId: 'p1',
          selection,
          ...renderMse(selection),
          riskFlag: flag,
          riskLevel: level,
          riskLabels: labels,
          riskAssessed,
          version: 1,
          savedAt: '2026-01-02T03:04:05.000Z',
          signed: false,
          signedAt: null,
          signedByName: null,
          signedByCredential: null,
          signedByLicense: null,
          signedByOrganization: null,
          signedVersion: null,
        };
        expect(MseRecord.parse(record)).toEqual(record);
      }),
    );
  });
});
