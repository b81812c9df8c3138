import type {
  Biomarker,
  LabOrderStatus,
  LabPanel,
  LabReportStatus,
  LabSimulationOutcome,
  LabStatusReason,
} from '@svc/contracts';
import { type Analyte, analytesOf, type LabPanelDefinition, type OtherTest } from '@svc/clinical';
import { groupReadings } from './group-readings.ts';
import { seededRandom } from './seeded-random.ts';
import { canStandOut, hasCriticalLimit, type ReadingKind, simulateReading } from './simulate-reading.ts';
import { allowedTransitions, usualPath } from './transitions.ts';

export interface Simulation {
  readonly orderId: string;
  readonly panel: LabPanelDefinition;
  readonly from: LabOrderStatus;
  readonly outcome: LabSimulationOutcome;
  readonly seed: number;
  /** When the specimen counts as collected: ISO timestamp. */
  readonly observedAt: string;
}

/** What the laboratory would do next, and what it would report at the end. */
export interface SimulationPlan {
  /** The statuses to come, in order; empty when the order has its results or has ended. */
  readonly path: readonly LabOrderStatus[];
  readonly statusReason: LabStatusReason | null;
  /** What comes with `resulted`; null when the order ends without results. */
  readonly report: { readonly reportStatus: LabReportStatus; readonly labs: readonly LabPanel[] } | null;
}

/**
 * The plan of a simulated laboratory. The same arguments give the same plan; readings are made from the references and
 * critical limits of the analyte registry. `corrected` gives a corrected report that says what was reported first;
 * `redraw` ends as failed because the specimen cannot be used, `failed` because the test was not done.
 */
export function simulateLabOrder(simulation: Simulation): SimulationPlan {
  const { from, outcome } = simulation;
  if (outcome === 'redraw' || outcome === 'failed') {
    const path = pathToFailure(from, outcome === 'redraw' ? 'in_transit' : 'processing');
    return {
      path,
      statusReason: path.length === 0 ? null : outcome === 'redraw' ? 'redraw_required' : 'not_performed',
      report: null,
    };
  }
  const path = usualPath(from, 'resulted') ?? [];
  if (path.length === 0) return { path, statusReason: null, report: null };
  return {
    path,
    statusReason: null,
    report: {
      reportStatus: outcome === 'corrected' ? 'corrected' : 'final',
      labs: simulateReadings(simulation),
    },
  };
}

/** On to where the specimen is found out, if that is still ahead, and then to the end. */
function pathToFailure(from: LabOrderStatus, at: LabOrderStatus): readonly LabOrderStatus[] {
  const ahead = usualPath(from, at) ?? [];
  return allowedTransitions(ahead.at(-1) ?? from).includes('failed') ? [...ahead, 'failed'] : [];
}

function simulateReadings({ orderId, panel, outcome, seed, observedAt }: Simulation): LabPanel[] {
  const random = seededRandom(seed);
  const analytes = analytesOf(panel);
  const others = panel.otherTests ?? [];
  const kind: ReadingKind = outcome === 'corrected' ? 'abnormal' : (outcome as ReadingKind);
  // A third of the tests stand out, at least one; a critical outcome has exactly one critical reading.
  const places = [...analytes.map(canStandOut), ...others.map(() => true)];
  const isChosen = chooseSome(places, random);
  const critical = kind === 'critical' ? chooseCritical(analytes, random) : -1;
  const readings: Biomarker[] = analytes.map((analyte, index) => {
    if (kind === 'normal') return simulateReading(analyte, 'normal', random);
    if (kind === 'critical')
      return simulateReading(analyte, index === critical ? 'critical' : 'normal', random);
    return simulateReading(analyte, isChosen(index) ? 'abnormal' : 'normal', random);
  });
  others.forEach((test, index) => {
    const place = analytes.length + index;
    readings.push(simulateOther(test, kind === 'abnormal' && isChosen(place) ? 'abnormal' : 'normal'));
  });
  const reported = outcome === 'corrected' ? correctFirst(readings) : readings;
  return groupReadings(
    reported.map((biomarker) => ({ biomarker, observedAt })),
    { orderId, panelName: panel.name },
  );
}

/** At least one of the places that can stand out, and each other with a chance of one in three. */
function chooseSome(canBe: readonly boolean[], random: () => number): (index: number) => boolean {
  const possible = canBe.map((can, index) => (can ? index : -1)).filter((index) => index >= 0);
  const chosen = new Set([possible[Math.floor(random() * possible.length)]]);
  for (const index of possible) if (random() < 1 / 3) chosen.add(index);
  return (index) => chosen.has(index);
}

/** One of the analytes with a critical limit; the first when none has one. */
function chooseCritical(analytes: readonly Analyte[], random: () => number): number {
  const limited = analytes
    .map((analyte, index) => (hasCriticalLimit(analyte) ? index : -1))
    .filter((index) => index >= 0);
  return limited[Math.floor(random() * limited.length)] ?? 0;
}

function simulateOther({ name, usual, unusual }: OtherTest, kind: 'normal' | 'abnormal'): Biomarker {
  return kind === 'normal'
    ? { name, value: usual, flag: 'normal' }
    : { name, value: unusual, flag: 'high', note: 'flagged abnormal by the laboratory' };
}

/** The first abnormal reading is what was corrected: it says that the first report had none. */
function correctFirst(readings: readonly Biomarker[]): Biomarker[] {
  const corrected = readings.findIndex(({ flag }) => flag !== undefined && flag !== 'normal');
  return readings.map((reading, index) =>
    index === corrected ? { ...reading, note: 'Corrected: first reported as within the reference' } : reading,
  );
}
