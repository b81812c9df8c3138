import type { CaptureResult } from '@svc/capture';
import { part, show } from './page-parts.ts';

type Analysis = Awaited<ReturnType<CaptureResult['send']>>;

/** What the service says of the numbers; its disclaimer stands with it, always. */
export function showAnalysis({ summary, signals, disclaimer }: Analysis): void {
  const lines = signals.flatMap(
    ({ label, metricValue, metricUnit, interpretation, referenceRange, mseLine }) => [
      element('h3', `${label}: ${metricValue} ${metricUnit}, ${interpretation.replaceAll('_', ' ')}`),
      element('p', mseLine),
      element('p', referenceRange, 'small'),
    ],
  );
  const notice = element('p', disclaimer, 'notice');
  notice.id = 'disclaimer';
  part('analysis-text').replaceChildren(element('p', summary.headline, 'lead'), notice, ...lines);
  show('analysis');
  part('analysis-title').focus();
}

function element(tag: string, text: string, className = ''): HTMLElement {
  const made = document.createElement(tag);
  made.textContent = text;
  made.className = className;
  return made;
}
