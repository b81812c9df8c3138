import { LAB_ORDER_STATUSES, LAB_SIMULATION_OUTCOMES, LabPanel } from '@svc/contracts';
import { describe, expect, it } from 'vitest';
import { evaluateLabs } from '../../engines/src/biomarker/test-requests.ts';
import { LAB_PANELS } from '@svc/clinical';
import { type Simulation, simulateLabOrder } from './simulate-order.ts';
import { allowedTransitions } from './transitions.ts';

const AT = '2026-11-20T09:00:00.000Z';
const [PANEL] = LAB_PANELS;
const simulate = (over: Partial<Simulation> = {}) =>
  simulateLabOrder({
    orderId: 'labord_1',
    panel: PANEL as Simulation['panel'],
    from: 'requested',
    outcome: 'normal',
    seed: 1,
    observedAt: AT,
    ...over,
  });

describe('the plan of a simulated laboratory [D:lab statuses: simulator]', () => {
  it('goes the usual way to results', () => {
    expect(simulate().path).toEqual([
      'authorized',
      'scheduled',
      'collected',
      'in_transit',
      'processing',
      'resulted',
    ]);
    expect(simulate({ from: 'processing' }).path).toEqual(['resulted']);
  });

  it.each([
    ['redraw', 'requested', 'in_transit', 'redraw_required'],
    ['redraw', 'processing', 'failed', 'redraw_required'],
    ['failed', 'requested', 'processing', 'not_performed'],
  ] as const)('%s from %s fails after %s: %s', (outcome, from, last, statusReason) => {
    const plan = simulate({ outcome, from });
    expect(plan.path.at(-1)).toBe('failed');
    expect(last === 'failed' ? plan.path.length : plan.path.at(-2)).toBe(last === 'failed' ? 1 : last);
    expect(plan).toMatchObject({ statusReason, report: null });
  });

  it.each(LAB_SIMULATION_OUTCOMES)('%s takes only steps that are allowed, from every status', (outcome) => {
    for (const start of LAB_ORDER_STATUSES) {
      let from = start;
      for (const to of simulate({ outcome, from: start }).path) {
        expect(allowedTransitions(from)).toContain(to);
        from = to;
      }
    }
  });

  it.each(['resulted', 'completed', 'cancelled', 'failed'] as const)('has nothing to do from %s', (from) => {
    for (const outcome of LAB_SIMULATION_OUTCOMES)
      expect(simulate({ from, outcome })).toEqual({ path: [], statusReason: null, report: null });
  });

  it('is the same for the same seed, and another for another', () => {
    expect(simulate({ seed: 7 })).toEqual(simulate({ seed: 7 }));
    expect(simulate({ seed: 8 })).not.toEqual(simulate({ seed: 7 }));
  });
});

describe.each(LAB_PANELS.map((panel) => [panel.panelId, panel] as const))(
  'simulated readings of %s',
  (_, panel) => {
    const SEEDS = [0, 1, 2_147_483_647];
    const reportOf = (outcome: Simulation['outcome'], seed: number) => {
      const { report } = simulate({ panel, outcome, seed });
      if (report === null) throw new Error('no report');
      return report;
    };
    const readingsOf = (outcome: Simulation['outcome'], seed: number) =>
      reportOf(outcome, seed).labs.flatMap(({ results }) => results.biomarkers);

    it('are one for each test, in the shape the biomarker endpoint takes', () => {
      const tests = panel.analytes.length + (panel.otherTests ?? []).length;
      for (const outcome of ['normal', 'abnormal', 'critical', 'corrected'] as const)
        for (const seed of SEEDS) {
          expect(readingsOf(outcome, seed)).toHaveLength(tests);
          for (const lab of reportOf(outcome, seed).labs)
            expect(LabPanel.safeParse(lab).error).toBeUndefined();
        }
    });

    it('stand out as asked, and the biomarker analysis sees the same', () => {
      const analyze = (outcome: Simulation['outcome'], seed: number) =>
        evaluateLabs(...reportOf(outcome, seed).labs);
      for (const seed of SEEDS) {
        const normal = analyze('normal', seed);
        expect([normal.result.signals, normal.result.discrepancies]).toEqual([[], []]);
        expect(
          readingsOf('abnormal', seed).filter(({ flag }) => flag !== undefined && flag !== 'normal'),
        ).not.toEqual([]);
        expect(analyze('abnormal', seed).result.signals.length).toBeGreaterThan(0);
        expect(readingsOf('critical', seed).map(({ flag }) => flag)).toContain('critical');
        expect(analyze('critical', seed).description.summary.status).toBe('critical');
        expect(reportOf('corrected', seed).reportStatus).toBe('corrected');
        expect(
          readingsOf('corrected', seed)
            .map(({ note }) => note ?? '')
            .join(),
        ).toContain('Corrected');
      }
    });
  },
);
