import type { RetinaPageSettings } from '@svc/pages';
import { aimCamera } from './aim.ts';
import { createAssessor } from './assessor.ts';
import { type Camera, openCamera } from './camera.ts';
import { newKey, sessionRequest } from './device.ts';
import { createFrameReader, drawPicture, type FrameSource, jpegOf, readFilePicture } from './frames.ts';
import { showHistory, showHistoryProblem } from './history-view.ts';
import { findParts } from './page-elements.ts';
import { INITIAL, next, type PageEvent, type PageState, type Picture } from './page-state.ts';
import type { Plan, Way } from './plan.ts';
import { createPageView } from './page-view.ts';
import { type Problem, problemOfCamera } from './problems.ts';
import {
  type Outcome,
  readHistory,
  readSession,
  sendCapture,
  signOut,
  startSession,
  withdraw,
} from './retina-client.ts';

const parts = findParts(document);
const form = parts['setup-form'];
/** A portal may start the session itself, for the eye it means. */
const namedId = new URLSearchParams(location.search).get('session');
const settings = JSON.parse(parts.page.dataset.settings ?? '') as RetinaPageSettings;
const show = createPageView(parts, settings.texts);
const assess = createAssessor(settings.worker);
const readFrame = createFrameReader();

let state = INITIAL;
let camera: Camera | null = null;
let stopAiming: (() => void) | null = null;
let chosenFile: File | null = null;

/** Takes an event in, shows what follows, and does what belongs to the new phase. */
function tell(event: PageEvent): void {
  const before = state.phase.name;
  state = next(state, event);
  show(state);
  const { name } = state.phase;
  if (name === before) return;
  stopAiming?.();
  stopAiming = null;
  if (name !== 'live' && name !== 'checking') closeCamera();
  if (name === 'starting') void open();
  if (name === 'live') aim();
  if (name === 'checking' && state.way === 'file') void takeFile();
  if (name === 'sending') void send();
  if (name === 'withdrawing') void undo();
  if (name === 'sent' || name === 'signedOut') forgetEye();
  if (name === 'sent' || name === 'withdrawn') void refresh();
}

function closeCamera(): void {
  camera?.stop();
  camera = null;
}

const cameraStopped = () => tell({ type: 'failed', problem: { kind: 'cameraStopped' } });

/** The camera first: without one, nothing is written anywhere. */
async function open(): Promise<void> {
  try {
    camera = await openCamera(parts.video, cameraStopped);
  } catch (error) {
    tell({ type: 'failed', problem: problemOfCamera(error) });
    return;
  }
  // Who signed out while the browser asked for the camera does not want it any more.
  if (state.phase.name !== 'starting') {
    closeCamera();
    return;
  }
  parts.light.hidden = !camera.canLight;
  parts.light.ariaPressed = 'false';
  const begun = await sessionOf(state);
  if (begun.ok) tell({ type: 'opened', ...begun.result });
  else if (begun.problem.kind === 'signedOut') tell({ type: 'signedOut' });
  else tell({ type: 'failed', problem: begun.problem });
}

/** That of the plan, which its first picture starts. */
async function sessionOf({ sessionId, plan }: PageState): Promise<Outcome<{ sessionId: string }>> {
  return sessionId === null
    ? startSession(sessionRequest(plan, camera))
    : { ok: true, result: { sessionId } };
}

const videoFrame = (): FrameSource => ({
  image: parts.video,
  width: parts.video.videoWidth,
  height: parts.video.videoHeight,
});

/** The view is upright where the picture is. */
function showShape({ width, height }: FrameSource): void {
  parts.view.dataset.upright = String(height > width);
}

function aim(): void {
  stopAiming = aimCamera({
    source: videoFrame,
    lens: state.plan.lens,
    assess,
    onHint: (hint) => tell({ type: 'hint', hint }),
    onGood: () => void takeFrame('auto'),
  });
}

/** Freezes what the camera shows. A still that no longer passes is none that the auto-shutter keeps. */
async function takeFrame(method: 'auto' | 'manual'): Promise<void> {
  if (state.phase.name !== 'live' || parts.video.videoWidth === 0) return;
  const still = drawPicture(parts.still, videoFrame());
  showShape(still);
  tell({ type: 'shutter' });
  try {
    await keepStill(still, method);
  } catch {
    tell({ type: 'failed', problem: { kind: 'failed' } });
  }
}

async function takeFile(): Promise<void> {
  try {
    const source = await readFilePicture(chosenFile as File);
    const still = drawPicture(parts.still, source);
    showShape(still);
    source.close();
    await keepStill(still, null);
  } catch {
    tell({ type: 'failed', problem: { kind: 'notAPicture' } });
  }
}

async function keepStill(still: FrameSource, method: Picture['method']): Promise<void> {
  const frame = readFrame(still);
  const seen = frame === null ? null : await assess(frame, state.plan.lens);
  if (method === 'auto' && seen?.hint !== 'good') {
    tell({ type: 'unfit' });
    return;
  }
  const jpeg = await jpegOf(parts.still);
  const { width, height } = still;
  const { quality, hint } = seen ?? { quality: null, hint: null };
  const isTooSmall = Math.min(width, height) < settings.leastSide;
  const picture = { jpeg, width, height, quality, hint, isTooSmall, method, key: newKey() };
  tell({ type: 'taken', picture });
}

async function send(): Promise<void> {
  const {
    picture,
    eyes: [eye],
    plan: { lens },
  } = state;
  if (picture === null || eye === undefined) return;
  const begun = await sessionOf(state);
  if (!begun.ok) return tell({ type: 'notStored', problem: begun.problem });
  const { sessionId } = begun.result;
  tell({ type: 'opened', sessionId });
  const outcome = await sendCapture({ sessionId, eye, lens, picture }, (share) =>
    tell({ type: 'progress', share }),
  );
  if (outcome.ok) tell({ type: 'stored', screeningId: outcome.result.screeningId });
  else tell({ type: 'notStored', problem: outcome.problem });
}

async function undo(): Promise<void> {
  const outcome = await withdraw(state.sent?.screeningId ?? '');
  if (outcome.ok) tell({ type: 'withdrawn' });
  else tell({ type: 'notWithdrawn', problem: outcome.problem });
}

/** Reads the session that the address names, then the list. */
async function begin(): Promise<void> {
  if (namedId === null) return refresh();
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.languages a'))
    link.search += `&session=${namedId}`;
  const outcome = await readSession(namedId);
  const holds = outcome.ok && outcome.result.status !== 'expired';
  if (holds) tell({ type: 'named', session: { id: namedId, target: outcome.result.targetEye } });
  await refresh(holds ? null : { kind: 'linkOver' });
}

/** Reads the list, which also says whether the patient is signed in. */
async function refresh(problem: Problem | null = null): Promise<void> {
  const outcome = await readHistory();
  if (outcome.ok) {
    showHistory(parts, settings, outcome.result.screenings);
    tell({ type: 'signedIn', problem });
  } else if (outcome.problem.kind === 'signedOut' && state.picture === null) tell({ type: 'signedOut' });
  else {
    showHistoryProblem(parts, settings, { problem: outcome.problem, lead: settings.texts.history.unread });
    tell({ type: 'signedIn', problem });
  }
}

async function leave(): Promise<void> {
  const outcome = await signOut();
  if (outcome.ok || outcome.problem.kind === 'signedOut') {
    showHistory(parts, settings, []);
    tell({ type: 'signedOut' });
  } else showHistoryProblem(parts, settings, { problem: outcome.problem, lead: '' });
}

const choiceOf = (name: string) => new FormData(form).get(name);
const eyeChoices = () => form.querySelectorAll<HTMLInputElement>('[name=eye]');

/** That of the session that the address names, where it is for one; else the one that was chosen, if any. */
function chosenEye(): Plan['target'] | null {
  const fixed = state.named?.target ?? 'both';
  return fixed === 'both' ? (choiceOf('eye') as Plan['target'] | null) : fixed;
}

/** Without an eye nothing starts: that is said at the choice, and the choice has the focus. */
function start(way: Way): void {
  const target = chosenEye();
  if (target === null) {
    tell({ type: 'eyeMissing' });
    eyeChoices()[0]?.focus();
  } else tell({ type: 'start', plan: { target, lens: choiceOf('lens') as Plan['lens'] }, way });
}

/** Each plan has its own choice of an eye. */
function forgetEye(): void {
  for (const input of eyeChoices()) input.checked = false;
}

/** A file that is chosen twice is a change each time. */
function onFile(input: HTMLInputElement, then: () => void): void {
  input.addEventListener('change', () => {
    chosenFile = input.files?.[0] ?? null;
    input.value = '';
    if (chosenFile !== null) then();
  });
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  start('camera');
});
form.addEventListener('change', () => {
  if (chosenEye() !== null) tell({ type: 'eyeChosen' });
});
onFile(parts.file, () => start('file'));
// No list of files for a picture of no eye.
parts.file.addEventListener('click', (event) => {
  if (chosenEye() !== null) return;
  event.preventDefault();
  start('file');
});
onFile(parts.another, () => tell({ type: 'another' }));
onFile(parts['next-file'], () => tell({ type: 'goOn', way: 'file' }));
// Also when the phone is turned.
parts.video.addEventListener('resize', () => showShape(videoFrame()));
parts.next.addEventListener('click', () => tell({ type: 'goOn', way: 'camera' }));
parts.take.addEventListener('click', () => void takeFrame('manual'));
parts.light.addEventListener('click', () => {
  const isOn = parts.light.ariaPressed !== 'true';
  camera?.light(isOn).then(
    () => void (parts.light.ariaPressed = String(isOn)),
    () => void (parts.light.hidden = true),
  );
});
for (const [name, type] of [
  ['send', 'send'],
  ['retry', 'retry'],
  ['undo', 'withdraw'],
  ['stop', 'over'],
  ['cancel', 'over'],
  ['discard', 'over'],
  ['again', 'over'],
] as const)
  parts[name].addEventListener('click', () => tell({ type }));
parts['history-retry'].addEventListener('click', () => void refresh());
parts['sign-out'].addEventListener('click', () => void leave());
window.addEventListener('pagehide', () => camera !== null && cameraStopped());

void begin();
