import { type Row, rowsOf } from './row.ts';

/** Rows and sentences of document 2 about the mental status exam. */
export const RECORD_ROWS: readonly Row[] = rowsOf({
  '2:1 record API':
    'Partner systems read, write, amend, audit and sign a clinician-reviewed record per visit',
  '2:1 structured exam': 'A structured, versioned exam of 17 domains plus an embedded C-SSRS screen',
  '2:1 multi-tenant': 'Every record is scoped to the organization that owns the key',
  '2:1 auditable': 'The record is auditable: who read, wrote or was refused',
  '2:1 provenance': 'Each observation can carry provenance, confidence and supporting signals',
  '2:1 codes': 'Domain findings expose standardized clinical codes (SNOMED CT, LOINC)',
  '2:1 never overwrite':
    'Every write or amendment makes a new immutable version and supersedes the previous one',
  '2:1 safety event': 'A risk-flagged option or a positive C-SSRS screen produces a durable safety event',
  '2:1 drafts never write': 'The MSE agent proposes and never writes; a human commits the returned request',
  '2:2.1 version': '`1`',
  '2:2.1 panel': 'system (LOINC), code 10190-7, display',
  '2:2.1 observationMetadata': 'provenanceValues, confidenceValues, confidenceScore, supportingSignals',
  '2:2.1 domains': '17 entries, perception, speech, mood, affect, appearance and risk among them',
  '2:2.1 domain entry': 'key, label, type, multi, options[] with value, label, risk, codes[], and hasNote',
  '2:2.1 codes': 'codes[] of an option: system, code, display',
  '2:2.1 cssrs': 'appliesTo risk; questions[] q1 to q6 with order, text, timeframe',
  '2:2.2 visitId': 'From the URL',
  '2:2.2 patientId': 'string',
  '2:2.2 selection': 'Stored selection exactly as written',
  '2:2.2 lines':
    'key, label, line; when recorded provenance, confidence, confidenceScore, supportingSignals, codes[]',
  '2:2.2 objectiveBlock': 'All lines joined by newline',
  '2:2.2 riskFlag': 'true with any risk-flagged option or positive C-SSRS screen',
  '2:2.2 riskLevel': 'none, low, moderate, high',
  '2:2.2 riskLabels': 'Human-readable findings',
  '2:2.2 version': 'integer, increments on every write',
  '2:2.2 savedAt': 'ISO timestamp of the current version',
  '2:2.2 signed': 'boolean',
  '2:2.2 signedAt': 'string or null',
  '2:2.2 signedBy*':
    'signedByName, signedByCredential, signedByLicense, signedByOrganization: string or null',
  '2:2.3': 'Keyed by domain key, which must exist in the catalog',
  '2:2.3 values': 'Option values valid for that domain',
  '2:2.3 text': 'Optional free-text note appended to the domain line',
  '2:2.3 provenance': 'Optional: clinician, digital_mse, wearable, patient_reported',
  '2:2.3 confidence': 'Optional: high, medium, low',
  '2:2.3 confidenceScore': 'Optional, 0 to 1',
  '2:2.3 supportingSignals': 'Optional string[] of signal names',
  '2:2.3 cssrs':
    'Only on risk: q1 to q6, each yes or no; a positive screen drives riskLevel and emits a safety event',
  '2:2.4': 'Computed deterministically, never by a model',
  '2:2.4 flag': 'boolean',
  '2:2.4 level': 'none, low, moderate, high',
  '2:2.4 labels': 'string[]',
  '2:2.4 C-SSRS level': 'Labels include a C-SSRS level such as `C-SSRS High risk`',
  '2:2.4 safetyEventId': 'Present on write responses where a safety event was emitted',
  '2:2.5': 'The difference of two versions; versions newest first',
  '2:2.5 version': 'integer',
  '2:2.5 savedAt': 'ISO timestamp',
  '2:2.5 lines': 'string[] of rendered lines',
  '2:2.5 superseded': 'boolean',
  '2:3 no record POST': 'Version 1, unsigned; risk computed; safety event if flagged',
  '2:3 version N POST': 'Version N+1; version N marked superseded',
  '2:3 version N PATCH':
    'Version N+1: selection carried forward, supplied domains replaced, risk recomputed (raises or clears the flag)',
  '2:3 unsigned sign': 'Signed; signature id returned',
  '2:3 sign': 'A signature names the version and content it was made for',
  '2:3 no record sign': 'Unchanged, 409',
  '2:4.1': 'Requests and answers of the record API as schemas',
  '2:4.1 x-mse-api-version': 'Every response carries x-mse-api-version: 1',
  '2:4.1 GET /v1/mse/domains': 'mse:read; 200 catalog',
  '2:4.1 POST /v1/mse/{visitId}': 'mse:write; patientId, selection, clinicianId?; 200 { ok, version, risk }',
  '2:4.1 PATCH /v1/mse/{visitId}':
    'mse:write; patientId, partial selection, clinicianId?; 200 { ok, version, patchedDomains, risk }',
  '2:4.1 GET /v1/mse/{visitId}': 'mse:read; 200 { mse }; 404 when none',
  '2:4.1 patientId disambiguates': 'The query patientId picks one of several patients',
  '2:4.1 GET /v1/mse/{visitId}/history': 'mse:read; 200 { visitId, versions[] } newest first',
  '2:4.1 POST /v1/mse/{visitId}/sign':
    'mse:sign; patientId, signedByName, credential?, license?, organization?, timezone?, attestation; 200 { ok, signatureId }',
  '2:4.1 validated against the catalog':
    'Unknown domains, unknown options or invalid metadata: 422 with per-field messages',
  '2:5 rule 1':
    'Bearer organization key, mse_live_; scoped to an organization; scopes as listed per endpoint',
  '2:5 rule 2':
    'The draft endpoint takes a developer secret key; an organization key is not the credential for it',
  '2:5 rule 4':
    'Missing or malformed header, invalid or revoked key: 401; inactive organization or lacking scope: 403',
  '2:6.1': 'Written with each version that is flagged, durable, its id returned as risk.safetyEventId',
  '2:6 x-mse-signature': 'Delivered to the webhook of the organization, signed with HMAC',
  '2:7 flat': 'Errors are { error: string }; validation failures add errors: string[]',
  '2:7 400': 'Body not valid JSON, or a field outside the selection that is not what it must be',
  '2:7 patientId missing': '400',
  '2:7 PATCH selection': '400 when empty or not an object',
  '2:7 401': 'Missing or malformed Authorization header, or invalid or revoked key',
  '2:7 403': 'Organization inactive, or key lacks the required scope',
  '2:7 404': 'No MSE exists for the visit',
  '2:7 409': 'Nothing to sign: no MSE exists yet',
  '2:7 422': 'Selection failed validation, with a message per field',
  '2:7 429': 'Per-key rate limit exceeded',
  '2:7 503': 'Agent model temporarily unavailable',
  '2:8 confidenceScore': '0 to 1',
  '2:8 C-SSRS items': 'Six, q1 to q6',
  '2:8 per-key rate limit': 'Exists on the record API and returns 429',
  '2:9 x-mse-api-version': 'Every MSE response carries it',
  '2:9 catalog version': 'The catalog field version is `1`',
  '2:9 version': 'Integer per record, increments per write',
  '2:9 history': 'History retains every version',
  '2:4.2 POST /v1/mse/{visitId}/agent': 'Developer secret key; 200 mse.agent.proposal',
  '2:4.2 patientId': 'Required',
  '2:4.2 transcript': 'Optional raw visit transcript',
  '2:4.2 telemetry':
    'Optional: speechRateWpm, responseLatencySeconds, psychomotorFidgetEpisodes, sustainedAttentionPct, sessionDurationSeconds',
  '2:4.2 context': 'Optional free-text visit context',
  '2:4.2 clinicianId': 'Optional, carried into the commit request',
  '2:4.2 transcript or telemetry': 'At least one is required, else 400',
  '2:4.2 object': 'mse.agent.proposal',
  '2:4.2 visitId': 'string',
  '2:4.2 mode': 'Always proposed',
  '2:4.2 ok': 'boolean',
  '2:4.2 draft': 'null or selection, lines, objectiveBlock',
  '2:4.2 validated draft': 'The selection is re-validated by the validator of the write endpoint',
  '2:4.2 risk': 'Deterministic, computed over the draft',
  '2:4.2 reasoning': 'null or narrative, generatedAt',
  '2:4.2 citations': 'Transcript quotes or signal references',
  '2:4.2 toolCalls': 'getCatalog, analyzeTelemetry, validateDraft, assessRisk',
  '2:4.2 steps': 'number',
  '2:4.2 warnings': 'Observations dropped as ungrounded',
  '2:4.2 commit': 'null or method POST, path of the write endpoint, body (patientId, selection)',
  '2:4.2 disclaimer': 'string',
  '2:4.2 flow': 'The client sends commit.body to commit.path to persist as version 1',
  '2:3 agent draft':
    'A proposal is no state change; it becomes version 1 when the client sends the commit request',
});

/** What was decided about it. */
export const RECORD_DECISIONS: readonly Row[] = rowsOf({
  'D:idempotency':
    'MSE POST, PATCH, sign: tenant, method, path and key; same body same answer, another 400, twin waits 10 s then 409; 24 h; 2xx only; before If-Match',
  'D:characters':
    'NUL and lone surrogates are 400, 422 in a selection; duplicate JSON keys are refused in MSE writes',
  'D:record key':
    'Organization, visit and patient; what is ambiguous is 400 and asks for patientId; PATCH without a record 404',
  'D:write to a signed record':
    'An addendum: a new version, unsigned until signed again; signedVersion names the last signed one',
  'D:sign':
    'patientId, signedByName, attestation required; If-Match or version pins; version and contentHash answered; once per signer and version',
  'D:two writers': 'Each gets its own version; If-Match, If-None-Match: 412',
  'D:risk not examined':
    'riskAssessed: false; line says not assessed; taking risk away warns; lowering the level is audited and told',
  'D:contradictory options': 'Accepted with warnings[]; the risk-bearing value counts',
  'D:C-SSRS q6':
    'A missing answer is never a no; textStatus paraphrase unless the deployment supplies the text',
  'D:limit per organization key': '50/s, burst 100',
  'D:draft agent':
    'Never a C-SSRS no; reassuring options only with a cited question and answer that covers the label; what was not heard is absent and listed; text can raise risk only; entries carry digital_mse or patient_reported',
  'D:tamper-evident': 'A chain of hashes per record, sealed and signed; any change of any column is found',
  'D:tombstone': 'Erased content verifies as erased, not as broken',
  'D:export': 'An export verifies against a kept seal without any code of the service',
  'D:verify all':
    'svc verify checks exams, audit trails, retina reviews and looks, promotions and acts, and ends with 1 and the ids of what does not match',
  'D:seal mismatch':
    'Content that is not what was hashed is answered by a 500 of ours, marked in a history, and not signed or built on; the serving role cannot make such content',
  'D:row-level security': 'Row-level security behind every tenant filter; nothing without a tenant',
});

/** What was decided about deliveries and about addresses that callers supply. */
export const DELIVERY_DECISIONS: readonly Row[] = rowsOf({
  'D:standard webhooks': 'Standard Webhooks headers beside our own, from the same secret',
  'D:webhooks verify size': 'Verifying alone is under 2 kB gzip',
  'D:Retry-After': 'Moves a try later, never past 24 h and never below 9 tries',
  'D:lease': 'A claim is leased for 30 s; the work of a dead worker is taken up within 45 s',
  'D:dead endpoint': 'A dead endpoint does not delay the others',
  'D:410 disables': '410 stops and disables; parked deliveries resume when re-enabled within 24 h',
  'D:five days': 'Five days of failure disable an endpoint with notice',
  'D:rotation': 'Two signatures only during a rotation that the customer started',
  'D:attempts': 'Every attempt is recorded',
  'D:replay': 'One delivery or a range is sent again, signed anew with a fresh time and the same event id',
  'D:retention': 'Events and attempts are kept for 30 days',
  'D:test and live': 'Objects and events belong to account and mode',
  'D:events list':
    'Ascending from the oldest kept, 1 to 200, type filter, opaque cursor, truncated after 30 days',
  'D:commit-safe cursor': 'Every reader sees every event once, in order, without a gap',
  'D:egress': 'Addresses that callers supply go through one guard',
  'D:egress url': 'One parse; https in production; ports, credentials, names and places on this machine',
  'D:egress allow': 'SVC_EGRESS_ALLOW lets named places on this machine through, not in production',
  'D:egress classify': 'One classifier of addresses, over every spelling',
  'D:egress resolve': 'Resolved once; refused when any address is bad',
  'D:egress dial': 'Connected to the checked address, and the socket is checked again',
  'D:egress kept': 'A kept connection is used for the address it was checked for',
  'D:egress fetch': 'Method, headers and body as asked; no redirect followed; nothing decompressed',
  'D:egress caps': 'Caps on time and size over the whole exchange',
  'D:egress lies': 'A receiver that hangs, lies about its length or never ends is cut off',
  'D:egress hostile': 'Hostile spellings are refused with no connection made',
  'D:egress tls': 'The certificate must name the host',
  'D:egress operator': 'Addresses of the operator: the same caps, no address filter',
});
