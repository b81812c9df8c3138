import type { RetinaQuality, SvcClient } from '@svc/client';

/** What a run needs, as JSON: the same program runs as an ES module, as CommonJS and in Chromium. */
export interface EveryEndpointInput {
  /** Makes ids of this run differ from those of the others. */
  readonly run: string;
  readonly patientId: string;
  /** A JPEG, as base64. */
  readonly picture: string;
}

/** Calls every endpoint there is, and says what each answered in a word that is the same in every run. */
export async function callEveryEndpoint(
  svc: SvcClient,
  { run, patientId, picture }: EveryEndpointInput,
): Promise<Record<string, unknown>> {
  return {
    ...(await analyses(svc)),
    ...(await agents(svc)),
    ...(await labs(svc, run)),
    ...(await wearables(svc, run)),
    ...(await exams(svc, run)),
    ...(await retina(svc, { run, patientId, picture })),
  };
}

const ASSESSMENTS = [
  { instrumentId: 'phq9', instrumentName: 'PHQ-9', score: 8, maxScore: 27, createdAt: '2026-01-12' },
  { instrumentId: 'phq9', instrumentName: 'PHQ-9', score: 15, maxScore: 27, createdAt: '2026-03-01' },
];
const LITHIUM = {
  id: 'lab-1',
  labName: 'Lithium level',
  results: { biomarkers: [{ name: 'Lithium', value: 1.4, unit: 'mmol/L', flag: 'high' }] },
};

async function analyses(svc: SvcClient) {
  const ping = await svc.ping();
  const dmse = await svc.dmse.analyze({ responseLatencySeconds: 2.6 });
  const medication = await svc.medication.analyze({ prescriptions: [], assessments: ASSESSMENTS });
  const biomarker = await svc.biomarker.analyze({ labs: [LITHIUM] });
  const outcome = await svc.outcome.score({ assessments: ASSESSMENTS });
  const relapse = await svc.relapse.predict({ assessments: ASSESSMENTS, avgSleepHours: 4.8 });
  const fhir = await svc.fhir.score({
    resourceType: 'Observation',
    id: 'phq9',
    status: 'final',
    code: { coding: [{ system: 'http://loinc.org', code: '44261-6' }] },
    subject: { reference: 'Patient/42' },
    effectiveDateTime: '2026-11-10',
    valueInteger: 15,
  });
  return {
    ping: ping.keyKind,
    analyzeDmse: dmse.summary.status,
    analyzeMedication: medication.object,
    analyzeBiomarker: biomarker.intelligence.summary.status,
    scoreOutcome: outcome.direction,
    predictRelapse: relapse.factors.length,
    scoreFhir: fhir.object,
  };
}

/** The id of the patient has all that must be encoded in a path. */
async function agents(svc: SvcClient) {
  const patient = 'a/b ../c%2F?d#é';
  const medication = await svc.medication.agent(patient, { medications: ['lithium', 'ibuprofen'] });
  const biomarker = await svc.biomarker.agent(patient, { panel: [{ analyte: 'sodium', value: 121 }] });
  const outcome = await svc.outcome.agent(patient, { instruments: [{ instrument: 'phq9', total: 17 }] });
  const relapse = await svc.relapse.agent(patient, { signals: [{ indicator: 'missed_doses', severity: 1 }] });
  return {
    runMedicationAgent: medication.patientId === patient && medication.assessment?.interactions[0]?.severity,
    runBiomarkerAgent: biomarker.patientId === patient && biomarker.risk.level,
    runOutcomeAgent: outcome.patientId === patient && outcome.assessment?.results[0]?.severity,
    runRelapseAgent: relapse.patientId === patient && relapse.mode,
  };
}

async function labs(svc: SvcClient, run: string) {
  const patientRef = `labs-${run}`;
  const panels = await svc.labs.listPanels({ category: 'thyroid' });
  const panelId = panels.panels[0]?.panelId ?? '';
  const idempotencyKey = `order-${run}`;
  const first = await svc.labs.createOrder({ patientRef, panelId }, { idempotencyKey });
  const again = await svc.labs.createOrder({ patientRef, panelId }, { idempotencyKey });
  await svc.labs.createOrder({ patientRef, panelId });
  const simulated = await svc.labs.simulateOrder(first.id);
  const order = await svc.labs.getOrder(first.id);
  const listed: string[] = [];
  for await (const { id } of svc.labs.listOrders({ patientRef, limit: 1 })) listed.push(id);
  let counted = 0;
  for await (const event of svc.events.list({ limit: 3 })) if (event.data.id === first.id) counted += 1;
  return {
    listLabPanels: panels.count > 0,
    createLabOrder: again.id === first.id && first.status,
    simulateLabOrder: simulated.status,
    getLabOrder: order.results?.source,
    listLabOrders: listed.length,
    listEvents: counted,
  };
}

async function wearables(svc: SvcClient, run: string) {
  const patientRef = `wearables-${run}`;
  const providers = await svc.wearables.listProviders();
  const connection = await svc.wearables.connect({ patientRef, providers: ['demo'] });
  const found = await svc.wearables.getConnection(connection.id);
  const metrics = await svc.wearables.listMetrics(connection.id, { from: '2026-01-01', to: '2026-01-03' });
  const ended = await svc.wearables.disconnect(connection.id);
  const listed: string[] = [];
  for await (const { status } of svc.wearables.listConnections({ patientRef })) listed.push(status);
  return {
    listWearableProviders: providers.providers.some(({ code }) => code === 'demo'),
    connectWearable: connection.status,
    getWearableConnection: found.id === connection.id,
    listWearableMetrics: metrics.count,
    disconnectWearable: ended.status,
    listWearableConnections: listed,
  };
}

async function exams(svc: SvcClient, run: string) {
  const visit = `visit/${run} %`;
  const patientId = `patient-${run}`;
  const domains = await svc.mse.getDomains();
  const draft = await svc.mse.draft(visit, {
    patientId,
    transcript: 'Clinician: How is your mood?\nPatient: Low.',
  });
  const mood = { mood: { values: ['depressed'] } };
  const written = await svc.mse.write(visit, { patientId, selection: mood }, { ifNew: true });
  const patched = await svc.mse.patch(
    visit,
    { patientId, selection: { risk: { values: ['passive_si'] } } },
    { ifVersion: 1 },
  );
  const signed = await svc.mse.sign(visit, {
    patientId,
    signedByName: 'Dr Ada Example',
    attestation: 'Seen.',
    version: 2,
  });
  const { mse } = await svc.mse.get(visit, { patientId });
  const first = await svc.mse.getVersion(visit, 1);
  const { diff } = await svc.mse.diff(visit, { from: 1, to: 2 });
  const versions: number[] = [];
  for await (const { version } of svc.mse.listHistory(visit, { limit: 1 })) versions.push(version);
  const actions: string[] = [];
  for await (const { action } of svc.mse.listAudit(visit, { limit: 2 })) actions.push(action);
  return {
    getMseDomains: domains.domains.length,
    draftMse: draft.mode,
    writeMse: written.version,
    patchMse: patched.risk.level,
    signMse: signed.version,
    getMse: mse.signed,
    getMseVersion: first.superseded,
    diffMse: diff.riskLevel.after,
    getMseHistory: versions,
    getMseAudit: actions.length >= 6,
  };
}

async function retina(svc: SvcClient, { run, patientId, picture }: EveryEndpointInput) {
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.codePointAt(0) ?? 0);
  const image = new Blob([bytes], { type: 'image/jpeg' });
  const ingested = await svc.retina.ingest({ patientRef: patientId, imageBase64: picture, externalId: run });
  const { sessionId } = await svc.retina.createSession({ targetEye: 'left' });
  const captured = await svc.retina.capture({
    sessionId,
    image,
    eye: 'left',
    method: 'manual',
    width: 400,
    height: 400,
  });
  const kept = await svc.retina.recordQuality({ captureId: captured.captureId, quality: QUALITY });
  const analyzed = await svc.retina.analyze({ screeningId: captured.screeningId });
  const session = await svc.retina.getSession(sessionId);
  const { screenings } = await svc.retina.listScreenings();
  const imageUrl = screenings.find(({ id }) => id === captured.screeningId)?.imageUrl ?? '';
  const fundus = await svc.retina.submitFundus({ imageUrl });
  const stored = await svc.retina.getImage(imageUrl.slice(imageUrl.lastIndexOf('/') + 1));
  const withdrawn = await svc.retina.withdraw({ screeningId: captured.screeningId });
  const left = await svc.retina.signOut();
  return {
    ingestRetina: ingested.gradeable,
    createRetinaSession: sessionId.startsWith('rsess_'),
    captureRetina: captured.screeningId.startsWith('rscr_'),
    recordRetinaQuality: kept.qualityAssessmentId.startsWith('rqa_'),
    analyzeScreening: analyzed.status,
    getRetinaSession: session.status,
    listScreenings: screenings.length > 0,
    submitFundus: fundus.captureId,
    getRetinaImage: stored.size > 0 && stored.type,
    withdrawScreening: withdrawn.pictureErased,
    signOutPatient: left.signedOut,
  };
}

const QUALITY: RetinaQuality = {
  overallScore: 0.4,
  grade: 'poor',
  sharpness: 0.1,
  exposure: 0.5,
  contrast: 0.1,
  fieldCoverage: 0.2,
  glareScore: 0.1,
  motionScore: 0.1,
  passed: false,
  issues: ['out of focus'],
};
