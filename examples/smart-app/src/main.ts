import './no-eval.ts';
import { serverAddress } from './address.ts';
import { fhirServer } from './fhir-server.ts';
import { beginLaunch, finishLaunch, isReturn, type Session } from './launch.ts';
import { make, part, showOnly } from './page-parts.ts';
import { SmartProblem } from './problem.ts';
import { type Progress, readPatient } from './read-patient.ts';
import { loadSettings, type Settings, settingsFor } from './settings.ts';
import { showProblem } from './show-problem.ts';
import { showResult } from './show-result.ts';

/** Where servers send the browser back to: this page, as it is registered. */
const REDIRECT_URI = new URL('index.html', location.href).href;
/** In memory alone: a reload of the page ends it. */
let session: Session | undefined;

async function open(): Promise<void> {
  if (!isSecureContext) throw new SmartProblem('insecure_page');
  const settings = await loadSettings();
  prepareForm(settings);
  const parameters = new URLSearchParams(location.search);
  if (!isReturn(parameters)) return showOnly('start');
  // The code is spent: a reload or a bookmark must not send it again.
  history.replaceState(null, '', REDIRECT_URI);
  say('Signing in');
  showOnly('busy');
  session = await finishLaunch(parameters, sessionStorage);
  await read();
}

async function read(): Promise<void> {
  if (session === undefined) return showOnly('start');
  showOnly('busy');
  // Large, and not needed before there is a record.
  const scoring = import('./score-record.ts');
  const reading = await readPatient(session, { ask: fhirServer(session), onProgress: showProgress });
  say('Scoring');
  const { scoreRecord } = await scoring;
  const score = scoreRecord(reading, new Date().toISOString());
  showResult({ ...session, reading, score });
}

function prepareForm(settings: Settings): void {
  const server = part<HTMLInputElement>('server');
  const clientId = part<HTMLInputElement>('client-id');
  const known = settings.servers.map(({ iss, name }) =>
    make('option', { text: name, attributes: { value: iss } }),
  );
  part('servers').replaceChildren(...known);
  server.value = settings.servers[0]?.iss ?? '';
  const clientOf = () => settingsFor(settings, serverAddress(server.value) ?? '').clientId;
  clientId.value = clientOf();
  server.addEventListener('change', () => {
    clientId.value = clientOf();
  });
  part('connect').addEventListener('submit', (event) => {
    event.preventDefault();
    attempt(() => connect(settings, server.value, clientId.value));
  });
}

async function connect(settings: Settings, typed: string, clientId: string): Promise<void> {
  const server = serverAddress(typed);
  if (server === undefined) throw new SmartProblem('bad_address', typed);
  say(`Asking ${server} where to sign in`);
  showOnly('busy');
  const { scope } = settingsFor(settings, server);
  location.assign(await beginLaunch({ server, clientId, scope, redirectUri: REDIRECT_URI }, sessionStorage));
}

function showProgress({ label, matched, promised, step, steps }: Progress): void {
  const count = promised === undefined ? `${matched}` : `${matched} of ${promised}`;
  say(`Reading ${label}: ${count}`);
  const bar = part<HTMLProgressElement>('bar');
  bar.max = steps;
  bar.value = step;
}

function say(text: string): void {
  part('progress').textContent = text;
}

function attempt(work: () => Promise<void>): void {
  work().catch(showProblem);
}

for (const id of ['restart', 'other']) part(id).addEventListener('click', () => showOnly('start'));
part('again').addEventListener('click', () => attempt(read));
addEventListener('pageshow', ({ persisted }) => {
  // Back from the server without an answer: the page is as it was left.
  if (persisted && !part('busy').hidden) showOnly('start');
});
attempt(open);
