import type { RetinaPageSettings } from '@svc/platform';
import { aimCamera } from './aim.ts';
import { createAssessor } from './assessor.ts';
import { type Camera, openCamera } from './camera.ts';
import { newKey, sessionRequest } from './device.ts';
import { createFrameReader, drawPicture, type FrameSource, jpegOf, readFilePicture } from './frames.ts';
import { hintOf } from './hints.ts';
import { showHistory, showHistoryProblem } from './history-view.ts';
import { findParts } from './page-elements.ts';
import { INITIAL, next, type PageEvent, type Picture } from './page-state.ts';
import type { Plan, Way } from './plan.ts';
import { createPageView } from './page-view.ts';
import { problemOfCamera } from './problems.ts';
import { readHistory, sendCapture, signOut, startSession } from './retina-client.ts';

const parts = findParts(document);
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
  if (name === 'sending') void send();
  if (name === 'sent') void refresh();
}

function closeCamera(): void {
  camera?.stop();
  camera = null;
}

const cameraStopped = () => tell({ type: 'failed', problem: { kind: 'cameraStopped' } });

/** The camera first: without one, nothing is written anywhere. */
async function open(): Promise<void> {
  const { way, plan, sessionId } = state;
  if (way === 'camera') {
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
  }
  const begun =
    sessionId === null
      ? await startSession(sessionRequest(plan, camera))
      : ({ ok: true, result: { sessionId } } as const);
  if (begun.ok) tell({ type: 'opened', sessionId: begun.result.sessionId });
  else if (begun.problem.kind === 'signedOut') tell({ type: 'signedOut' });
  else tell({ type: 'failed', problem: begun.problem });
  if (way === 'file' && state.phase.name === 'checking') await takeFile();
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
  const assessment = frame === null ? null : await assess(frame);
  if (method === 'auto' && (assessment === null || hintOf(assessment, state.plan.lens) !== 'good')) {
    tell({ type: 'unfit' });
    return;
  }
  const jpeg = await jpegOf(parts.still);
  const { width, height } = still;
  const quality = assessment?.quality ?? null;
  tell({ type: 'taken', picture: { jpeg, width, height, quality, method, key: newKey() } });
}

async function send(): Promise<void> {
  const { picture, sessionId, eyes, plan } = state;
  const [eye] = eyes;
  if (picture === null || sessionId === null || eye === undefined) return;
  const outcome = await sendCapture({ sessionId, eye, lens: plan.lens, picture }, (share) =>
    tell({ type: 'progress', share }),
  );
  if (outcome.ok) tell({ type: 'stored' });
  else tell({ type: 'notStored', problem: outcome.problem });
}

/** Reads the list, which also says whether the patient is signed in. */
async function refresh(): Promise<void> {
  const outcome = await readHistory();
  if (outcome.ok) {
    showHistory(parts, settings, outcome.result.screenings);
    tell({ type: 'signedIn' });
  } else if (outcome.problem.kind === 'signedOut' && state.picture === null) tell({ type: 'signedOut' });
  else {
    showHistoryProblem(parts, settings, outcome.problem);
    tell({ type: 'signedIn' });
  }
}

async function leave(): Promise<void> {
  const outcome = await signOut();
  if (outcome.ok || outcome.problem.kind === 'signedOut') {
    showHistory(parts, settings, []);
    tell({ type: 'signedOut' });
  } else showHistoryProblem(parts, settings, outcome.problem);
}

function chosenPlan(): Plan {
  const choices = new FormData(parts['setup-form']);
  return { target: choices.get('eye') as Plan['target'], lens: choices.get('lens') as Plan['lens'] };
}

const start = (way: Way) => tell({ type: 'start', plan: chosenPlan(), way });

/** A file that is chosen twice is a change each time. */
function onFile(input: HTMLInputElement, then: () => void): void {
  input.addEventListener('change', () => {
    chosenFile = input.files?.[0] ?? null;
    input.value = '';
    if (chosenFile !== null) then();
  });
}

parts['setup-form'].addEventListener('submit', (event) => {
  event.preventDefault();
  start('camera');
});
onFile(parts.file, () => start('file'));
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
parts.retry.addEventListener('click', () => tell({ type: 'retry' }));
for (const name of ['stop', 'discard', 'again'] as const)
  parts[name].addEventListener('click', () => tell({ type: 'over' }));
parts['history-retry'].addEventListener('click', () => void refresh());
parts['sign-out'].addEventListener('click', () => void leave());
window.addEventListener('pagehide', () => camera !== null && cameraStopped());

void refresh();
