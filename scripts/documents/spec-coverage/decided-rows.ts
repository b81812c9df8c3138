import { decided, type Row } from './row.ts';

const acrossTheApi: Row[] = [
  ...decided('error codes added', {
    not_found: '404',
    request_timeout: '408, nothing of the body for ten seconds',
    conflict: '409',
    precondition_failed: '412',
    payload_too_large: '413, over 1,048,576 bytes',
    unsupported_media_type: '415',
    '30 s cut': '503 service_unavailable',
    'unreachable database': '503 service_unavailable',
  }),
  ...decided('order of checks', '404 path, 405 with Allow, 401, 403, 402, 429, 415, 413, 400'),
  ...decided('a key of another family', 'mse_live_ on a developer route: 401 invalid_token'),
  ...decided('error shape by path', 'Developer envelope on all developer routes'),
  ...decided('X-RateLimit-*', {
    'every response': 'On every developer response',
    sandbox: 'The tighter of key day and account day',
    paid: 'The sustained bucket',
    unlimited: '1000000',
    'no valid key': 'The bucket of the address',
    Reset: 'Unix seconds when the window or bucket is full again',
  }),
  ...decided('X-Request-Id', 'Always ours; an inbound one is ignored'),
  ...decided('CORS', {
    'dmse only': 'Other routes send no CORS header',
    preflight: '204 for any origin',
    'every answer': "Errors included: echoes the request's Origin with Vary: Origin",
    'no credentials': 'Credentials are not allowed',
    exposes: 'X-Request-Id, X-RateLimit-*, Retry-After',
    'allow-list': 'Authority is the exact serialised origin; null, missing and wildcard refused',
  }),
  ...decided('test and live', {
    'test keys': 'Always the sandbox quota',
    'live keys': "The account's plan",
    '402': 'Applies to live secret and live publishable keys',
  }),
  ...decided('test and live', { 'own mode': 'Belong to (account, mode); a key sees its own mode only' }),
  ...decided('plans', {
    buckets: 'Sustained (rate r, depth (b - r) x 10) and peak (b per second) per live key',
    Launch: '10/20',
    Scale: '50/100',
    Enterprise: 'As set on the account',
    sandbox: '100 a day per key and 500 per account, UTC; neither is charged when the other refuses',
    counting: 'Every authenticated request counts except a 429',
    allowance: 'The monthly allowance never blocks: beyond it is overage, counted',
  }),
  ...decided('publishable keys', {
    '10/s': 'Also 10/s per address',
    overage: "Never cause overage beyond the account's cap",
  }),
  ...decided('required or optional', {
    'empty arrays': 'prescriptions and assessments are required and may be empty',
    defaults: 'activeMedications, biomarkerWatchCount, hasActiveMedication are optional with a default',
    'no evidence': 'A default is not evidence',
  }),
  ...decided('unknown request fields', 'Ignored on analysis and agent endpoints'),
  ...decided('characters', {
    'code points': '"chars" are Unicode code points',
    'clean text': 'NUL and lone surrogates are 400',
    depth: 'Depth over 32 refused in previous',
    'duplicate keys': 'Of duplicate JSON keys the last wins',
  }),
  ...decided('bounds', {
    requests: 'Every text, list and object of a request has a bound of its own; beyond it the field is named',
    lists: 'A list or history takes rows of 1 MiB together, one at least; hasMore tells of the rest',
    stored: 'What was stored before the bounds is read, compared and amended as ever',
  }),
  ...decided('compression', {
    public:
      'OpenAPI, documentation, demonstration pages and scripts as brotli or gzip, with Vary and a tag each',
    secrets: 'Never an answer made for one caller',
  }),
  ...decided('ping', 'object, accountId, plan, mode, keyKind, time'),
  ...decided('events list', { shape: 'object, resource, count, events, hasMore, nextCursor, truncated' }),
  ...decided('ids in paths', '1 to 256 characters, no control characters, longer is 400'),
];

const dataRules: Row[] = [
  ...decided('dates', {
    formats: 'YYYY-MM-DD or RFC 3339 with any offset',
    UTC: 'Date-only and offset-less mean UTC, never the zone of the machine',
    order: 'Sorted by instant, ties in input order',
    duplicates: 'Exact duplicates count once',
    conflicts: 'Same instrument and instant with another score: the worse counts, warned',
    future: 'More than 24 h after now: excluded, contributed false, warned',
    zones: 'Equal bytes under two time zones',
  }),
  ...decided('stale (ours)', {
    scales: 'Over 90 d: they count, but cap confidence at moderate',
    labs: 'Over 180 d: they count, but cap confidence at moderate',
    'all stale': 'low',
    warnings: 'In the additive dataQuality.warnings',
  }),
  ...decided('provisional numbers', {
    'referenceRange text': 'Ends "(service default, not a published norm)" when ours or from memory',
    referenceStatus: 'specified, published or provisional on signals, ranges and thresholds',
    'all entries': 'A test walks all entries',
  }),
  ...decided('provisional numbers', {
    interactions: 'evidence on interactions',
    agents: 'Ranges, weights and models of the agent engines say so too',
  }),
  ...decided('recommendations', 'Say what to check or whom to ask; numbers only where verified'),
  ...decided('confidence', {
    'one computation': 'One computation for all engines',
    'same level': "The result's own confidence equals intelligence.confidence.level",
    'only lower': 'Duration, agreement, staleness, assumed direction can only lower it',
  }),
  ...decided('requiresClinicianReview', {
    dmse: 'Any clinical_attention or two subclinical',
    medication: 'Any watch or alert',
    biomarker: 'Any signal or discrepancy',
    outcome: 'Worsening, insufficient_data, or latest score in its top two bands',
    relapse: 'Elevated or higher, or not assessed',
    'safety finding': 'Any escalation or safety finding',
  }),
  ...decided('enums', {
    trendDir: 'rising, falling, stable, insufficient_data',
    tone: 'positive, neutral, watch, alert',
    'outcome direction': 'Equals summary.status: improving, stable, worsening, insufficient_data',
    'relapse trend': 'rising, stable, falling, insufficient_data',
    'relapse status': 'summary.status equals level',
    'medication status': 'responding, mixed, not_responding, insufficient_data',
    'biomarker status': 'within_normal, watch, critical',
    'change.direction': 'improved, worsened, unchanged, indeterminate',
  }),
  ...decided('change.delta', {
    scores: 'outcome, relapse: score minus previous.score',
    ranks: 'Others: rank of current status minus rank of previous, positive meaning worse',
    'not computable': '0 with indeterminate and an explanation',
  }),
  ...decided('previous is hostile input', {
    status: 'Outside the legend echoed only when at most 64 plain characters',
    inputs: 'Only known names with finite numbers or booleans are compared, the rest never quoted',
  }),
  ...decided('long inputs', {
    'all values': 'mean, sd, n use all values',
    'latest 30': 'Pairwise statistics use the latest 30 only',
  }),
];

const engines: Row[] = [
  ...decided('latency 2.4 to 2.5 s', 'Subclinical; raw values are compared'),
  ...decided('psychomotor', {
    counts: 'metricValue, history and baseline are counts as sent',
    rate: 'The band uses the rate when the duration is known',
    'short session': 'Below 60 s the worse of rate and session band, confidence low',
    'unknown duration': 'Unknown or 0: session band, low',
    duration: 'sessionDurationSeconds 0 to 86,400',
    sd: 'null for fewer than two values',
    'not sent': 'A metric not sent makes no signal',
  }),
  ...decided('trendDir', {
    'by t': 'Last value against the baseline by t',
    'confidence only': 'Theil-Sen and Mann-Kendall only raise or lower confidence',
    'oldest first': 'history is oldest first, the present value not in it',
  }),
  ...decided('instruments with several scales', {
    maxScore: 'Must equal a known maximum, which picks the scale; else an unknown instrument, warned',
    'C-SSRS': 'Never scored from a total',
    'above maxScore': 'score over maxScore: excluded, warned',
    agents: 'A bare total of several scales is not scored; responses win over a total',
  }),
  ...decided('escalation items', {
    totals: 'A total without responses where such an item exists warns "self-harm item not assessed"',
  }),
  ...decided('additive agent fields', 'What agent assessments carry beyond the contract is optional'),
  ...decided('escalation items', { answers: 'A non-zero answer on a self-harm item sets risk.flag' }),
  ...decided(
    'relapse agent floor',
    'Safety indicators raise flag, band, level and score to the edge of the band',
  ),
  ...decided(
    'model cards',
    'Each engine has a card made from its data: inputs, numbers with sources, limits, vignettes',
  ),
  ...decided('wording', 'Every text of the answers is on one page, and none of the banned ones is said'),
  ...decided(
    'vignettes',
    'Clinical cases of authors who have not read the engines are answered as they expect',
  ),
  ...decided(
    'safety words',
    'Words about safety in any free text set the flag and are quoted; they are never scored, stored or logged',
  ),
  ...decided(
    'read whole',
    'What stands in a context is read as an entry of its list would be; what was not understood is never normal',
  ),
  ...decided(
    'states of the person',
    'An illness, symptom or habit that is told is held against the medicines, with what to look at now',
  ),
  ...decided(
    'change that matters',
    'A change of a scale that crosses into a worse band is never within measurement error',
  ),
  ...decided('series', 'Dated readings of one analyte are compared over time'),
  ...decided(
    'relapse words',
    'Early signs in the words of families, patients and notes are recognised; unknown ones are quoted and never none',
  ),
  ...decided('remarks', 'A remark of the writer, in whatever marks, is an observation and never an answer'),
  ...decided(
    'covered',
    'An ordinary option of a draft rests on the question, the task or the observation that covers it, and on nothing else',
  ),
  ...decided(
    'evidence',
    'A draft says where in the transcript the words of each entry stand, and which C-SSRS questions were denied',
  ),
  ...decided(
    'operator acts',
    'Every call of the admin API leaves a record before it is done, unless its route says why not',
  ),
  ...decided('agent risk', 'flag and level by the rules of each agent; what was not recognised is a label'),
  ...decided('unknown instrument', {
    assumed: 'Read as higher = worse, confidence low, reason "direction assumed"',
    'never better': 'Can raise concern, never produce improving, responding or falling',
    lookup: 'Known by id, then by name; id and name of different instruments: unknown',
  }),
  ...decided('biomarker flags', {
    spellings: 'high, low, critical, normal in any case, and HL7 H, L, HH, LL, N',
    'other values': '400, never ignored',
    'critical limits': 'Recognised numeric readings in a known unit are checked against compiled limits',
    discrepancies:
      'At or beyond a limit without that flag: no signal, review, leads flagged, discrepancies[]',
    'status raised': 'To critical, or watch when the unit is missing',
    'text or null': 'A flagged reading without a number still makes its signal, without metricValue',
    implausible: 'Outside the plausible range: said so, never normal',
  }),
  ...decided('outcome', {
    'change source': 'Without symptoms or dmse: insufficient_data and score within 14 of 0',
    'never better': "direction is never better than the symptoms component's own",
    integers: 'Scores are integers',
  }),
  ...decided('relapse, nothing supplied', {
    result: 'score 0, level low, trend insufficient_data, confidence low, review true',
    wording: 'Texts begin "Not assessed: no usable inputs. This is not a low-risk result."',
    partly: 'Symptoms missing: "Partly assessed (n of 5 factors)."',
    assessed: 'Additive boolean',
    neutral: 'What is not available has tone neutral, never positive',
  }),
  ...decided('explain', '4 s, then reasoning: null'),
];

/** What extracts speech rate and response latency on the device, and the page that shows it. */
const capture: Row[] = decided('capture', {
  'own origin': '/demo/capture runs the scripts of its own origin alone and may use the microphone',
  advisory: 'The page says in each of its languages that it is no diagnosis',
  key: 'Under development the page has the publishable key of the development account; in production it asks for one',
  'numbers leave': 'One body of numbers below 1 kB is sent; no sound, and nothing else, leaves or stays',
  'left out': 'A number without evidence is left out with its reason, never made up',
  'no prompt': 'Without promptEnded the latency is left out',
  waits: 'Every question is counted with what became of it; re-prompts and mm-hm leave its end standing',
  voices:
    'Another voice beside the patient lowers confidence in every mode; much of it leaves the numbers out',
  'longer wait': 'A longer wait never gives a lower latency',
});

/** Every decided sentence that this part of the service answers for. */
export const DECIDED_ROWS: readonly Row[] = [...acrossTheApi, ...dataRules, ...engines, ...capture];
