import { afterEach, describe, expect, it } from 'vitest';
import {
  ehrRecord,
  heartRates,
  orderByReference,
  type PatientRecord,
  syntheticRecord,
} from '../test/records.ts';
import { type SmartServer, type SmartServerOptions, startSmartServer } from '../test/smart-server.ts';
import { signIn } from '../test/sign-in.ts';
import { fhirServer } from './fhir-server.ts';
import { BOUNDS, type Progress, readPatient, type ReadingOptions } from './read-patient.ts';
import { foundLine, notReadLines } from './reading-lines.ts';
import { scoreRecord } from './score-record.ts';

const NOW = '2026-11-20T09:00:00Z';
let server: SmartServer | undefined;
afterEach(() => server?.close());

async function read(options: SmartServerOptions, more: Partial<ReadingOptions> & { scope?: string } = {}) {
  server = await startSmartServer(options);
  const session = await signIn(server, more.scope);
  return readPatient(session, { ask: fhirServer(session), ...more });
}

const labelled = (found: Awaited<ReturnType<typeof read>>['found'], label: string) =>
  found.filter((each) => each.label === label).map(foundLine);

describe('the record of a patient', () => {
  it('comes whole, and is scored as the bundle that it was', async () => {
    const record = ehrRecord();
    const reading = await read({ records: { 42: record } });
    expect(notReadLines(reading.found)).toEqual([]);
    const ids = (resources: PatientRecord) => resources.map(({ id }) => String(id)).toSorted();
    expect(ids(reading.bundle.entry.map(({ resource }) => resource))).toEqual(ids(record));
    const { results, report } = scoreRecord(reading, NOW);
    expect(Object.keys(results)).toEqual(['medication', 'biomarker', 'outcome', 'relapse']);
    expect(report.reviewReasons.filter((reason) => /PHQ-9 item 9/.test(reason))).toHaveLength(1);
  });

  it.each(['syn-f74850fb53', 'syn-d1567971ca', 'syn-8702a050d9'])(
    '%s comes whole from a server with small pages that neither sorts nor includes',
    async (id) => {
      const record = [...syntheticRecord(id), ...orderByReference(id)];
      const reading = await read({
        records: { [id]: record },
        pageSize: 25,
        isStrict: true,
        includes: false,
      });
      expect(notReadLines(reading.found)).toEqual([]);
      expect(reading.bundle.entry).toHaveLength(record.length);
      expect(labelled(reading.found, 'Medication, named by orders')).toEqual(['1 read']);
      expect(scoreRecord(reading, NOW).report.resources).toBe(record.length);
    },
  );

  it('has a medicine once that came with its order', async () => {
    const { found, bundle } = await read({ records: { 42: [...ehrRecord(), ...orderByReference('42')] } });
    expect(labelled(found, 'Medication, named by orders')).toEqual([]);
    expect(bundle.entry.filter(({ resource }) => resource.resourceType === 'Medication')).toHaveLength(1);
  });

  it('tells what was promised and left out by its bounds', async () => {
    const { found, bundle } = await read(
      { records: { 42: [...ehrRecord(), ...heartRates('42', 214)] }, pageSize: 100 },
      { bounds: { ...BOUNDS, pagesPerSearch: 2 } },
    );
    expect(notReadLines(found)).toContain(
      'Observation, vital-signs: 214 on the server, 200 read: the bound of 2 pages was reached',
    );
    expect(bundle.entry.length).toBeGreaterThan(200);
  });

  it('never grows beyond the bound of all', async () => {
    const { found, bundle } = await read(
      { records: { 42: [...ehrRecord(), ...heartRates('42', 50)] } },
      { bounds: { ...BOUNDS, resources: 20 } },
    );
    expect(bundle.entry).toHaveLength(20);
    expect(notReadLines(found)).toEqual([
      'Observation, vital-signs: 50 on the server, 14 read: the bound of 20 resources was reached',
      'RiskAssessment: not read: not asked for: 20 resources were read before',
      'Observation, other categories: not read: not asked for: 20 resources were read before',
    ]);
  });

  it('tells each type that the scopes leave out', async () => {
    const scope = 'launch/patient patient/Patient.read patient/Observation.rs patient/Condition.cruds';
    const { found } = await read({ records: { 42: ehrRecord() } }, { scope });
    const lines = notReadLines(found);
    expect(lines.map((line) => line.split(':')[0])).toEqual([
      'Flag',
      'AllergyIntolerance',
      'QuestionnaireResponse',
      'MedicationRequest',
      'MedicationStatement',
      'MedicationDispense',
      'MedicationAdministration',
      'Encounter',
      'DiagnosticReport',
      'RiskAssessment',
    ]);
    expect(lines[0]).toBe(
      'Flag: not read: not allowed for this app or this user (403). The server says: The scopes do not cover Flag.',
    );
  });

  it('tells each type that a server keeps to itself without a word', async () => {
    const scope =
      'launch/patient patient/Patient.read patient/Observation.rs patient/Flag.rs?category=safety';
    const { found } = await read({ records: { 42: ehrRecord() }, isSilent: true }, { scope });
    const doubt = 'not read: nothing came, and the access granted does not cover all of it';
    const lines = notReadLines(found);
    expect(lines).toContain(`Flag: ${doubt}`);
    expect(lines).toContain(`MedicationRequest: ${doubt}`);
    expect(lines.filter((line) => line.startsWith('Observation'))).toEqual([]);
  });

  it('tells a Patient and a medicine that the server refuses', async () => {
    const record = [...ehrRecord(), ...orderByReference('42')];
    const { found, patient } = await read({
      records: { 42: record },
      includes: false,
      refuses: { Patient: 403, Medication: 404 },
    });
    expect(patient).toBeUndefined();
    expect(notReadLines(found)).toEqual([
      'Patient: not read: not allowed for this app or this user (403). The server says: This server does not give Patient.',
      'Medication, named by orders: not read: 1 of them: the server does not have it (404). The server says: This server does not give Medication.',
    ]);
  });

  it('says which step it is at', async () => {
    const told: Progress[] = [];
    await read({ records: { 42: ehrRecord() } }, { onProgress: (progress) => told.push(progress) });
    expect(told[0]).toEqual({ label: 'Patient', matched: 0, promised: undefined, step: 1, steps: 20 });
    expect(told.map(({ step }) => step)).toEqual(told.map(({ step }) => step).toSorted((a, b) => a - b));
    expect(told.every(({ step, steps }) => step <= steps)).toBe(true);
  });

  it('ends with a token that ended', async () => {
    server = await startSmartServer({ records: { 42: ehrRecord() } });
    const session = await signIn(server);
    server.authorization.endAllTokens();
    await expect(readPatient(session, { ask: fhirServer(session) })).rejects.toMatchObject({
      kind: 'expired',
    });
  });

  it('of somebody else is not read', async () => {
    const ask = async () => ({ ok: true, resource: { resourceType: 'Patient', id: '7' } }) as const;
    const reading = readPatient({ server: 'https://ehr.example/fhir', patientId: '42', scope: '' }, { ask });
    await expect(reading).rejects.toMatchObject({ kind: 'wrong_patient' });
  });
});

describe('a record that cannot be scored', () => {
  it('names the second patient as the record system does', async () => {
    const other = { ...heartRates('7', 1)[0], id: 'of-another', resourceType: 'Observation' };
    const [patient, ...rest] = ehrRecord();
    const entry = [patient, other, ...rest].flatMap((resource) =>
      resource === undefined ? [] : [{ resource }],
    );
    const score = () => scoreRecord({ bundle: { resourceType: 'Bundle', type: 'collection', entry } }, NOW);
    expect(score).toThrow(/^The record cannot be scored: /);
    expect(score).not.toThrow(/Bundle\.entry/);
  });
});
