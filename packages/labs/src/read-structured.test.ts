import { LabPanel } from '@svc/contracts';
import { describe, expect, it } from 'vitest';
import { readLabResults } from './read-results.ts';

const ORDER = { orderId: 'labord_1', panelName: 'Thyroid' };
const read = (value: unknown) => readLabResults(value, ORDER);
const TSH = { name: 'TSH', value: 6.2, unit: 'mIU/L', flag: 'high' };

/** The fields at fault. */
function faults(value: unknown): string[] {
  const reading = read(value);
  return reading.ok ? [] : reading.issues.map(({ path }) => path);
}

describe('structured readings [D:orders: results]', () => {
  it('become the panels the biomarker endpoint takes, one for each moment', () => {
    const readings = [
      TSH,
      { name: 'Free T4', value: '<0.3', unit: 'ng/dL', observedAt: '2026-11-19' },
      { name: 'Note', value: null },
    ];
    const reading = read({ observedAt: '2026-11-20', readings });
    expect(reading).toEqual({
      ok: true,
      report: {
        source: 'json',
        reportStatus: 'final',
        labs: [
          {
            id: 'labord_1',
            labName: 'Thyroid',
            observedAt: '2026-11-20',
            results: { biomarkers: [TSH, { name: 'Note', value: null }] },
          },
          {
            id: 'labord_1',
            labName: 'Thyroid',
            observedAt: '2026-11-19',
            results: { biomarkers: [{ name: 'Free T4', value: '<0.3', unit: 'ng/dL' }] },
          },
        ],
      },
    });
    expect(LabPanel.array().safeParse(reading.ok && reading.report.labs).success).toBe(true);
  });

  it('may have no date', () => {
    const reading = read({ readings: [TSH] });
    expect(reading.ok && reading.report.labs[0]).not.toHaveProperty('observedAt');
  });

  it('may be panels already, which are taken as they are', () => {
    const labs = [{ id: 'own', labName: 'Own', results: { biomarkers: [TSH] } }];
    expect(read({ labs, reportStatus: 'amended' })).toEqual({
      ok: true,
      report: { source: 'json', reportStatus: 'amended', labs },
    });
  });

  it.each<[string, unknown, string[]]>([
    ['nothing', null, ['results']],
    ['a list', [TSH], ['results']],
    ['a text', 'TSH 6.2', ['results']],
    ['no readings', { readings: [] }, ['readings']],
    ['neither readings nor labs', {}, ['readings']],
    ['an unknown field', { readings: [TSH], patient: 'Jane' }, ['body']],
    ['a reading without a name', { readings: [{ value: 1 }] }, ['readings[0].name']],
    ['a reading without a value', { readings: [TSH, { name: 'T4' }] }, ['readings[1].value']],
    ['a flag that is none', { readings: [{ ...TSH, flag: 'odd' }] }, ['readings[0].flag']],
    ['a day that is none', { readings: [{ ...TSH, observedAt: '2026-02-30' }] }, ['readings[0].observedAt']],
    ['a report that is not final', { readings: [TSH], reportStatus: 'preliminary' }, ['reportStatus']],
    ['too many readings', { readings: Array.from({ length: 201 }, () => TSH) }, ['readings']],
    ['no labs', { labs: [] }, ['labs']],
    ['both', { labs: [], readings: [TSH] }, ['labs', 'body']],
  ])('are refused with the field at fault: %s', (_, value, fields) => {
    expect(faults(value)).toEqual(fields);
  });
});
