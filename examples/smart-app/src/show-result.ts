import type { FhirReport, FhirScore, Intelligence } from '@svc/contracts';
import { list, make, part, showOnly } from './page-parts.ts';
import type { PatientReading } from './read-patient.ts';
import { foundLine, notReadLines, patientLine, placeNames } from './reading-lines.ts';
import type { Entry } from './search-all.ts';

const PRODUCTS = {
  relapse: 'Early warning',
  biomarker: 'Laboratory values and vital signs',
  outcome: 'Change of symptoms',
  medication: 'Response to medicines',
  dmse: 'Digital examination',
} as const;
type Product = keyof typeof PRODUCTS;
const MOST_NAMES = 3;

export interface Shown {
  readonly reading: PatientReading;
  readonly score: FhirScore;
  readonly patientId: string;
  readonly server: string;
}

/** Shows what was scored: what a person must look at first, then the results, then all that was and was not read. */
export function showResult({ reading, score, patientId, server }: Shown): void {
  const { report } = score;
  const notRead = notReadLines(reading.found);
  const results = resultsOf(score);
  part('result-patient').textContent = patientLine(reading.patient, patientId);
  part('result-from').textContent = `Read from ${server}, scored in this browser at ${score.generatedAt}.`;
  part('result-disclaimer').textContent = score.disclaimer;
  part('result-parts').replaceChildren(
    ...lookFirst(report, results, notRead, reading.bundle.entry),
    resultSection(results, notRead.length > 0),
    readSection(reading),
    reportSection(report, reading.bundle.entry),
  );
  showOnly('result');
}

interface ProductResult {
  readonly product: Product;
  readonly intelligence: Intelligence;
  readonly disclaimer: string;
}

function resultsOf({ results }: FhirScore): ProductResult[] {
  return (Object.keys(PRODUCTS) as Product[]).flatMap((product) => {
    const result = results[product];
    return result === undefined ? [] : [{ product, ...result }];
  });
}

/** Whatever asks for a person, from wherever: no result stands above it. */
function lookFirst(
  { reviewReasons }: FhirReport,
  results: readonly ProductResult[],
  notRead: readonly string[],
  entries: readonly Entry[],
): Node[] {
  const asking = results.filter(({ intelligence }) => intelligence.summary.requiresClinicianReview);
  const links = asking.map(({ product, intelligence: { summary } }) => {
    const text = `${PRODUCTS[product]}: ${statusWord(summary.status)}`;
    return make('li', {}, make('a', { text, attributes: { href: `#${product}` } }));
  });
  const groups = [
    group(
      'In the record',
      list(
        reviewReasons.map((reason) => placeNames(reason, entries)),
        'reasons',
      ),
      reviewReasons,
    ),
    group('Results that ask for a clinician', make('ul', {}, ...links), links),
    group('Not read: the results below do not know of it', list(notRead, 'not-read'), notRead),
  ].flat();
  return groups.length === 0 ? [] : [section('look-first', 'A clinician must look first', ...groups)];
}

function resultSection(results: readonly ProductResult[], isIncomplete: boolean): Node {
  const cards = results.map((result) => card(result, isIncomplete));
  const without = (Object.keys(PRODUCTS) as Product[]).filter((product) =>
    results.every((result) => result.product !== product),
  );
  const notAssessed = make('p', {
    text: `Not assessed, because the record holds nothing for it: ${without.map((product) => PRODUCTS[product]).join(', ')}.`,
  });
  return section('results', 'Results', ...cards, ...(without.length > 0 ? [notAssessed] : []));
}

function card({ product, intelligence, disclaimer }: ProductResult, isIncomplete: boolean): Node {
  const { summary, confidence, dataQuality } = intelligence;
  const review = summary.requiresClinicianReview ? 'required' : 'not asked for by this result';
  return make(
    'article',
    { id: product, className: 'card', attributes: { 'aria-labelledby': `${product}-title` } },
    make('h3', { id: `${product}-title`, text: PRODUCTS[product] }),
    make(
      'dl',
      { className: 'facts' },
      ...fact('Status', statusWord(summary.status)),
      ...fact('Review by a clinician', review),
      ...(isIncomplete ? fact('Record', 'not read whole: this result may be too calm') : []),
    ),
    make('p', { className: 'headline', text: summary.headline }),
    ...group('Flagged', list(summary.flagged), summary.flagged, 'h4'),
    ...group(`Confidence ${confidence.level}, because`, list(confidence.reasons), confidence.reasons, 'h4'),
    ...group('Warnings', list(dataQuality.warnings), dataQuality.warnings, 'h4'),
    make('p', { className: 'small', text: disclaimer }),
  );
}

function readSection({ found }: PatientReading): Node {
  const rows = found.map((each) =>
    make(
      'tr',
      {},
      make('th', { text: each.label, attributes: { scope: 'row' } }),
      make('td', { text: [foundLine(each), ...each.remarks].join('; ') }),
    ),
  );
  const heads = ['Searched for', 'What came'].map((text) =>
    make('th', { text, attributes: { scope: 'col' } }),
  );
  const table = make('table', {}, make('thead', {}, make('tr', {}, ...heads)), make('tbody', {}, ...rows));
  const attributes = { tabindex: '0', role: 'region', 'aria-labelledby': 'read-title' };
  return section(
    'read',
    'What was read from the server',
    make('div', { className: 'wide', attributes }, table),
  );
}

function reportSection({ used, notUsed, remarks }: FhirReport, entries: readonly Entry[]): Node {
  const usedLines = used.map(({ count, resourceType, as }) => `${count} ${resourceType} as ${as}`);
  const notUsedLines = notUsed.map(
    ({ count, resourceType, why, paths }) =>
      `${count} ${resourceType}: ${why} (${names(paths, count, entries)})`,
  );
  const remarkLines = remarks.map(({ path, message }) => placeNames(`${path} ${message}`, entries));
  return section(
    'report',
    'What the scoring made of it',
    ...group('Used', list(usedLines), usedLines),
    ...group('Not used, and why', list(notUsedLines), notUsedLines),
    ...group('Read otherwise than it stands there', list(remarkLines), remarkLines),
  );
}

function names(paths: readonly string[], count: number, entries: readonly Entry[]): string {
  const first = paths.slice(0, MOST_NAMES).map((path) => placeNames(path, entries));
  return count > first.length ? `${first.join(', ')} and ${count - first.length} more` : first.join(', ');
}

function section(id: string, title: string, ...children: readonly Node[]): HTMLElement {
  const heading = make('h2', { id: `${id}-title`, text: title });
  return make('section', { id, attributes: { 'aria-labelledby': `${id}-title` } }, heading, ...children);
}

/** A list with its heading; nothing where there is nothing to list. */
function group(title: string, listed: Node, entries: readonly unknown[], level: 'h3' | 'h4' = 'h3'): Node[] {
  return entries.length === 0 ? [] : [make(level, { text: title }), listed];
}

function fact(name: string, value: string): Node[] {
  return [make('dt', { text: name }), make('dd', { text: value })];
}

const statusWord = (status: string) => status.replaceAll('_', ' ');
