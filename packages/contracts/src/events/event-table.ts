import * as z from 'zod';
import { Timestamp } from '../values/primitives.ts';

/** Whose stream and endpoints an event goes to: of a developer account, or of an organization with its records. */
export type EventStream = 'account' | 'organization';

/** What an event type says, and what it carries. */
export interface EventDefinition {
  readonly stream: EventStream;
  /** Completes "sent when …". */
  readonly when: string;
  /** Ids, status and codes: never a result, never free text. */
  readonly data: z.ZodObject;
  readonly example: Readonly<Record<string, unknown>>;
}

const subject = <const Object extends string>(object: Object, statuses: string) =>
  z.looseObject({
    object: z.literal(object).describe('What the event is about'),
    id: z.string().describe('Its id: read it for the rest'),
    status: z.string().describe(`Its status after the change: ${statuses}`),
    patientRef: z.string().describe('Your reference of the patient, as you sent it'),
  });
const LabOrderSubject = subject('lab_order', 'a state of the order');
const ConnectionSubject = subject('wearable_connection', 'pending, connected or disconnected');

const ScreeningSubject = subject('retina.screening', 'analyzed or reviewed');

const RiskLevel = z.enum(['none', 'low', 'moderate', 'high']);
const version = {
  visitId: z.string().describe('Your id of the visit'),
  patientId: z.string().describe('Your id of the patient'),
  riskLevel: RiskLevel.describe('Level of the version that was written'),
  riskAssessed: z.boolean().describe('false when risk was not examined: then no level is a finding'),
  version: z.int().positive().describe('Number of the version that was written'),
};
const hash = (what: string) => z.string().describe(`${what}, hexadecimal`);

const LAB_ORDER = { object: 'lab_order', id: 'labord_3ZkUuYqf0p', patientRef: 'patient-42' } as const;
const CONNECTION = {
  object: 'wearable_connection',
  id: 'wear_8JmWq1sT4e',
  patientRef: 'patient-42',
} as const;
const SCREENING = { object: 'retina.screening', id: 'rscr_4TnVb7Xc2m', patientRef: 'patient-42' } as const;
const VERSION = { visitId: 'visit-17', patientId: 'patient-42', riskAssessed: true };

/** Every event there is, by its type. To add one, add an entry here and record it where the change is made. */
export const EVENTS = {
  'lab_order.results_ready': {
    stream: 'account',
    when: 'structured results are on the order',
    data: LabOrderSubject,
    example: { ...LAB_ORDER, status: 'resulted' },
  },
  'lab_order.status_changed': {
    stream: 'account',
    when: 'the order has another status',
    data: LabOrderSubject,
    example: { ...LAB_ORDER, status: 'collected' },
  },
  'wearable.connected': {
    stream: 'account',
    when: 'the patient completed the connect flow',
    data: ConnectionSubject,
    example: { ...CONNECTION, status: 'connected' },
  },
  'wearable.sync_completed': {
    stream: 'account',
    when: 'a sync finished and fresh metrics can be read',
    data: ConnectionSubject,
    example: { ...CONNECTION, status: 'connected' },
  },
  'wearable.disconnected': {
    stream: 'account',
    when: 'the patient or the provider revoked the connection',
    data: ConnectionSubject,
    example: { ...CONNECTION, status: 'disconnected' },
  },
  'retina.screening_analyzed': {
    stream: 'account',
    when: 'a picture was analyzed and waits for a clinician',
    data: ScreeningSubject,
    example: { ...SCREENING, status: 'analyzed' },
  },
  'retina.screening_reviewed': {
    stream: 'account',
    when: 'a clinician accepted or rejected a screening',
    data: ScreeningSubject,
    example: { ...SCREENING, status: 'reviewed' },
  },
  'mse.safety_event': {
    stream: 'organization',
    when: 'a written version raises the safety flag',
    data: z.looseObject({
      object: z.literal('mse.safety_event').describe('What the event is about'),
      id: z.string().describe('Id of the safety event'),
      ...version,
    }),
    example: {
      object: 'mse.safety_event',
      id: 'safety_5RtGh2Lk9x',
      ...VERSION,
      riskLevel: 'high',
      version: 3,
    },
  },
  'mse.risk_lowered': {
    stream: 'organization',
    when: 'a written version grades the risk lower than the one before',
    data: z.looseObject({
      object: z.literal('mse.record').describe('What the event is about'),
      ...version,
      previousRiskLevel: RiskLevel.describe('Level of the version before'),
    }),
    example: { object: 'mse.record', ...VERSION, riskLevel: 'low', version: 4, previousRiskLevel: 'high' },
  },
  'mse.sealed': {
    stream: 'organization',
    when: 'what was written since the last seal is sealed: keep it outside, it proves that nothing was rewritten',
    data: z.looseObject({
      object: z.literal('mse.seal').describe('What the event is about'),
      number: z.int().positive().describe('Number of the seal, from 1, without gaps'),
      sealedAt: Timestamp.describe('Moment of the seal'),
      members: z.int().positive().describe('Links it covers'),
      root: hash('Merkle root of those links'),
      chainedRoot: hash('That root with number, time and the seal before: what is signed'),
      publicKey: hash('Ed25519 key that verifies the signature'),
      signature: hash('Ed25519 signature of `chainedRoot`'),
    }),
    example: {
      object: 'mse.seal',
      number: 12,
      sealedAt: '2026-11-20T10:00:00.000Z',
      members: 3,
      root: '9f2c',
      chainedRoot: '41aa',
      publicKey: '7d10',
      signature: 'c3e8',
    },
  },
} as const satisfies Record<string, EventDefinition>;

export type EventType = keyof typeof EVENTS;

/** What the event of a type carries. */
export type EventData<Type extends EventType> = z.infer<(typeof EVENTS)[Type]['data']>;

/** What a change records: an event of a type, with the data the contract defines for it. */
export type NewEvent<Type extends EventType = EventType> = {
  readonly [Each in Type]: { readonly type: Each; readonly data: Readonly<EventData<Each>> };
}[Type];

/**
 * An event of a type, with the data the contract defines for it.
 *
 * @example
 * ```ts
 * import { eventOf } from '@svc/contracts';
 *
 * eventOf('lab_order.results_ready', { object: 'lab_order', id: 'lab_1', status: 'resulted', patientRef: 'p-1' }).type;
 * // → 'lab_order.results_ready'
 * ```
 */
export function eventOf<Type extends EventType>(type: Type, data: Readonly<EventData<Type>>): NewEvent<Type> {
  return { type, data } as NewEvent<Type>;
}

type TypesOf<Stream extends EventStream> = {
  [Type in EventType]: (typeof EVENTS)[Type]['stream'] extends Stream ? Type : never;
}[EventType];

function typesOf<Stream extends EventStream>(stream: Stream): [TypesOf<Stream>, ...TypesOf<Stream>[]] {
  const types = (Object.keys(EVENTS) as EventType[]).filter((type) => EVENTS[type].stream === stream);
  return types as [TypesOf<Stream>, ...TypesOf<Stream>[]];
}

/** Event types of lab orders, wearable connections and screenings: what `GET /v1/events` lists. */
export const EVENT_TYPES = typesOf('account');

/** Event types of an organization's exam records. */
export const ORGANIZATION_EVENT_TYPES = typesOf('organization');
