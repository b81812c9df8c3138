import { findInstrument } from '@svc/clinical';
import type { Agents } from '@svc/intelligence';
import type { Bundle, FhirResource, Observation, QuestionnaireResponse } from 'fhir/r4.js';
import { questionnaireOf, SYSTEMS } from '../systems.ts';
import { categoryOf } from './category.ts';
import { conceptOf } from './concept.ts';
import { fhirInstant, fhirMoment } from './fhir-moment.ts';
import { THE_SERVICE } from './performer.ts';
import { quantityOf } from './quantity.ts';
import { bundleOf, referenceTo, siblingId, subjectOf, type WriteContext } from './write-context.ts';

export interface AgentContext extends WriteContext {
  /** The moment of the answer, ISO date-time: answers of agents do not include it. */
  readonly generatedAt: string;
}

type Outcome = Agents['outcome'];
type Entry = Outcome['request']['instruments'][number];
type Result = NonNullable<Outcome['response']['assessment']>['results'][number];

/**
 * Answered instruments as QuestionnaireResponses, and their scores as Observations derived from them. Items go by their
 * number: it contains no wording of any instrument.
 *
 * @example
 * ```ts
 * import { instrumentBundle } from '@svc/fhir';
 * import { builtinModel, runAgent } from '@svc/intelligence';
 *
 * const request = { instruments: [{ instrument: 'gad7', responses: [1, 1, 2, 2, 1, 0, 1] }] };
 * const options = { model: builtinModel, now: Date.UTC(2026, 2, 1), marker: 'k3f9' };
 * const { response } = await runAgent('outcome', 'p-1', request, options);
 * const bundle = instrumentBundle(request, response, { id: 'gad', generatedAt: '2026-03-01T09:00:00Z' });
 * bundle.entry?.map(({ resource }) => resource?.resourceType);
 * // → [ 'QuestionnaireResponse', 'Observation' ]
 * ```
 */
export function instrumentBundle(
  { instruments }: Outcome['request'],
  response: Outcome['response'],
  context: AgentContext,
): Bundle {
  const answered = instruments.map((entry, index) => responseOf(entry, index, context));
  const byKey = new Map(answered.map(({ key, resource }) => [key, resource]));
  const results = response.assessment?.results ?? [];
  const scores = results.map((result, index) =>
    scoreOf(result, byKey.get(result.instrument), response, {
      ...context,
      id: siblingId(context, 'score', index + 1),
    }),
  );
  const resources: FhirResource[] = [...answered.map(({ resource }) => resource), ...scores];
  return bundleOf(resources, context, { type: 'collection', timestamp: fhirInstant(context.generatedAt) });
}

function responseOf({ instrument, responses, total }: Entry, index: number, context: AgentContext) {
  const key = findInstrument(instrument, '')?.key ?? instrument;
  const items =
    responses === undefined || responses.length === 0
      ? [['total', total ?? 0] as const]
      : responses.map((points, place) => [`item-${place + 1}`, points] as const);
  const resource: QuestionnaireResponse = {
    resourceType: 'QuestionnaireResponse',
    id: siblingId(context, 'answers', index + 1),
    questionnaire: questionnaireOf(encodeURIComponent(key)),
    status: 'completed',
    ...subjectOf(context),
    authored: fhirMoment(context.generatedAt),
    item: items.map(([linkId, points]) => ({ linkId, answer: [{ valueDecimal: points }] })),
  };
  return { key, resource };
}

function scoreOf(
  result: Result,
  answers: QuestionnaireResponse | undefined,
  { assessment, risk, disclaimer }: Outcome['response'],
  context: AgentContext,
): Observation {
  const { instrument: key, name = key, label = name, total, severity, min, max, scale } = result;
  const instrument = findInstrument(key, '');
  const codes = instrument?.scales.find((each) => each.key === scale)?.codes ?? [];
  const notes = (assessment?.observations ?? []).filter(({ instrument: about }) => about === key);
  return {
    resourceType: 'Observation',
    id: context.id,
    status: 'final',
    category: categoryOf('survey'),
    code: conceptOf(label, codes),
    ...subjectOf(context),
    effectiveDateTime: fhirMoment(context.generatedAt),
    performer: [THE_SERVICE],
    valueQuantity: quantityOf(total, 'score'),
    ...(severity === '' ? {} : { interpretation: [{ text: severity }] }),
    note: [...notes.map(({ note }) => note), ...risk.labels, disclaimer].map((text) => ({ text })),
    ...(max === undefined
      ? {}
      : {
          referenceRange: [
            {
              ...(min === undefined ? {} : { low: quantityOf(min, 'score') }),
              high: quantityOf(max, 'score'),
              type: { coding: [{ system: SYSTEMS.rangeKind, code: 'score', display: 'Possible scores' }] },
            },
          ],
        }),
    ...(answers === undefined ? {} : { derivedFrom: [referenceTo(answers)] }),
  };
}
