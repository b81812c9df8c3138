import { type CaptureError, type CaptureResult, createCapture } from '@svc/capture';
import { defineTimelineElement } from '@svc/capture/timeline';
import { defineCaptureElement } from '@svc/capture/ui';
import type { CapturePageSettings } from '@svc/pages';
import { showAnalysis } from './analysis-view.ts';
import { captureElement, part, say, show } from './page-parts.ts';
import { problemOf } from './problem.ts';
import { showResult } from './result-view.ts';
import { offerLanguages } from './spoken-language.ts';

const settings = JSON.parse(part('page').dataset.settings ?? '') as CapturePageSettings;
let { publishableKey } = settings;
const spoken = part('spoken') as HTMLSelectElement;
let result: CaptureResult | undefined;

defineCaptureElement();
defineTimelineElement();
offerLanguages(spoken, settings);

/** A session for the element. The one before, with its microphone, is over. */
function begin(): void {
  const element = captureElement();
  element.session?.destroy();
  element.prompts = settings.texts.prompts;
  element.session = createCapture({
    workletUrl: settings.worklet,
    language: spoken.value,
    ...(publishableKey === null ? {} : { publishableKey }),
  });
  // What has begun is measured in one language.
  element.session.on('state', (state) => {
    spoken.disabled = state !== 'idle';
  });
  spoken.disabled = false;
  result = undefined;
  show('result', false);
  show('analysis', false);
  show('key', publishableKey === null);
}

async function send(): Promise<void> {
  const button = part('send') as HTMLButtonElement;
  button.disabled = true;
  say('send-problem', '');
  try {
    const analysis = await result?.send();
    if (analysis !== undefined) showAnalysis(analysis);
    show('send', false);
  } catch (error) {
    say('send-problem', problemOf(settings.texts, error as CaptureError, location.origin));
    button.disabled = false;
    button.focus();
  }
  button.disabled = false;
}

captureElement().addEventListener('capture-result', (event) => {
  result = (event as CustomEvent<CaptureResult>).detail;
  showResult(settings, result);
  if (publishableKey === null) show('send', false);
});
part('send').addEventListener('click', () => void send());
part('again').addEventListener('click', () => {
  begin();
  captureElement().focus();
});
part('key-form').addEventListener('submit', (event) => {
  event.preventDefault();
  publishableKey = String(new FormData(event.target as HTMLFormElement).get('key'));
  begin();
  captureElement().focus();
});
spoken.addEventListener('change', begin);
// What kept the numbers from being sent may be over.
addEventListener('online', () => say('send-problem', ''));

begin();
