import { describe, expect, it } from 'vitest';
import { createCalibrations } from './calibrations.ts';

const set = (version: number) => ({ relapse: { version, values: {} } });

describe('the promoted parameters', () => {
  it('are read once for a revision and then at hand without a promise', async () => {
    let reads = 0;
    const calibrations = createCalibrations({ load: async () => set(++reads), onError: () => {} });
    expect(await calibrations.at('7')).toEqual(set(1));
    expect(calibrations.at('7')).toEqual(set(1));
    expect(reads).toBe(1);
  });

  it('are read again where the revision went back, as after a failover that lost a promotion', async () => {
    let version = 2;
    const calibrations = createCalibrations({ load: async () => set(version), onError: () => {} });
    await calibrations.at('8');
    version = 1;
    expect(await calibrations.at('7')).toEqual(set(1));
    expect(calibrations.at('7')).toEqual(set(1));
  });

  it('are read again when the revision moved', async () => {
    let version = 1;
    const calibrations = createCalibrations({ load: async () => set(version), onError: () => {} });
    await calibrations.at('7');
    version = 2;
    expect(await calibrations.at('8')).toEqual(set(2));
    expect(calibrations.at('8')).toEqual(set(2));
  });

  it('stay in use when they cannot be read again, and the failure is told', async () => {
    const errors: unknown[] = [];
    let fail = false;
    const load = () => (fail ? Promise.reject(new Error('down')) : Promise.resolve(set(1)));
    const calibrations = createCalibrations({ load, onError: (error) => errors.push(error) });
    await calibrations.at('1');
    fail = true;
    expect(await calibrations.at('2')).toEqual(set(1));
    expect(errors).toHaveLength(1);
  });

  it('reject while none was ever read: a default is not what was promoted', async () => {
    const calibrations = createCalibrations({
      load: () => Promise.reject(new Error('down')),
      onError: () => {},
    });
    await expect(calibrations.at('1')).rejects.toThrow('down');
  });

  it('never go back when an older read comes in last', async () => {
    const answers: ((sets: ReturnType<typeof set>) => void)[] = [];
    const calibrations = createCalibrations({
      load: () => new Promise((resolve) => void answers.push(resolve)),
      onError: () => {},
    });
    const older = calibrations.at('1');
    const newer = calibrations.at('2');
    answers[1]?.(set(2));
    await newer;
    answers[0]?.(set(1));
    await older;
    expect(calibrations.at('2')).toEqual(set(2));
  });
});
