import { runAgent } from '@svc/intelligence';
import { builtinModel } from '@svc/intelligence/models';
import { describe, expect, it } from 'vitest';
import { readPatients } from './read-patients.ts';

const NOW = Date.UTC(2026, 10, 23);
const MOST_ENTRIES = 50;

describe('the medication lists of the synthetic patients', () => {
  const lists = readPatients().map(({ id, medicationRequests }) => ({
    id,
    medications: [...new Set(medicationRequests.map(({ name }) => name))].slice(0, MOST_ENTRIES),
  }));

  it.each(lists.filter(({ medications }) => medications.length > 0))(
    '$id: every entry is read, but the one that is misspelt',
    async ({ id, medications }) => {
      const options = { model: builtinModel, now: NOW, marker: 'm4rk3r' };
      const { response } = await runAgent('medication', id, { medications }, options);
      const { recognized, unrecognized } = response.assessment ?? { recognized: [], unrecognized: [] };
      expect(unrecognized.filter((entry) => entry !== 'Simvistatin 10 MG')).toEqual([]);
      expect(recognized.length).toBeGreaterThan(0);
      expect(response.reasoning?.narrative).toMatch(/for clinician review/);
    },
  );
});
