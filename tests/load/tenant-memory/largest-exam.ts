import { BOUNDS, type MseSelection } from '@svc/contracts';
import { mseCatalog } from '@svc/clinical';
import { noise } from './stored.ts';

/** An exam with every text as long as it may be. */
export function largestExam(): MseSelection {
  const { mseNote, mseSignals, mseSignalName } = BOUNDS;
  return Object.fromEntries(
    mseCatalog().domains.map(({ key }) => [
      key,
      {
        values: [],
        text: noise(mseNote, key),
        supportingSignals: Array.from({ length: mseSignals }, (_, index) =>
          noise(mseSignalName, `${key} ${index}`),
        ),
      },
    ]),
  );
}
