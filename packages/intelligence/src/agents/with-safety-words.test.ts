import { describe, expect, it, test } from 'vitest';
import { draftMse } from '../model-draft/draft-mse.ts';
import { builtinModel } from '../models/builtin.ts';
import type { AgentKey, Agents } from './agent.ts';
import { runAgent } from './run-agent.ts';

const NOW = Date.UTC(2026, 10, 23);
const REQUESTS: { readonly [Product in AgentKey]: Agents[Product]['request'] } = {
  medication: { medications: ['sertraline 50 mg daily'] },
  biomarker: { panel: [{ analyte: 'sodium', value: 140 }] },
  outcome: { instruments: [{ instrument: 'phq9', total: 3 }] },
  relapse: { signals: [{ indicator: 'missed_doses', severity: 0.1 }] },
};
const PRODUCTS = Object.keys(REQUESTS) as AgentKey[];

async function answer<Product extends AgentKey>(product: Product, more: Partial<Agents[Product]['request']>) {
  const request = { ...REQUESTS[product], ...more } as Agents[Product]['request'];
  const options = { model: builtinModel, now: NOW, marker: 'm4rk3r' };
  return (await runAgent(product, 'patient-1', request, options)).response;
}

describe.each(PRODUCTS)('words about safety sent to the %s agent [D:safety words]', (product) => {
  it('set the flag, are quoted first, and leave the level', async () => {
    const plain = await answer(product, {});
    const said = await answer(product, { context: 'Bought a rope, wants to die.' });
    expect(said.risk).toMatchObject({ flag: true, level: plain.risk.level });
    expect(said.risk.labels[0]).toMatch(/^said in the context: "Bought a rope, wants to die/);
    expect(said.risk.labels.slice(1)).toEqual(plain.risk.labels);
    expect(said.warnings[0]).toContain('check current safety with the person');
    expect(said.reasoning?.narrative).toContain('Words about suicide were said in the context');
    expect(said.reasoning?.narrative).not.toContain('rope');
    expect(said.assessment).toEqual(plain.assessment);
  });

  it('that are denied change nothing', async () => {
    const { context, ...plain } = { context: 'Denies SI.', ...(await answer(product, {})) };
    const { contextRead, contextNotRead, ...said } = await answer(product, { context });
    expect(said).toEqual(plain);
    expect(contextNotRead).toEqual([]);
    expect(contextRead).toEqual([]);
  });
});

test('the entries of a medicine list are read, too [D:safety words]', async () => {
  const { risk } = await answer('medication', {
    medications: ['fluoxetine 20 mg, took an overdose on Sunday'],
  });
  expect(risk.flag).toBe(true);
  expect(risk.labels[0]).toMatch(/^said in the medicine list: "/);
});

test('the context of a draft is read, too, and nothing is drafted from it [D:safety words]', async () => {
  const request = {
    patientId: 'patient-1',
    transcript: 'Clinician: How did you sleep?\nPatient: Well, thank you.',
  };
  const options = { model: builtinModel, now: NOW, marker: 'm4rk3r' };
  const plain = (await draftMse('visit-1', request, options)).response;
  const { response } = await draftMse(
    'visit-1',
    { ...request, context: 'Bought a rope, wants to die.' },
    options,
  );
  expect(response.risk.flag).toBe(true);
  expect(response.risk.labels[0]).toMatch(/^said in the context: "Bought a rope/);
  expect(response.draft).toEqual(plain.draft);
});

test('an illness in the context of a draft asks and drafts nothing [D:read whole]', async () => {
  const request = {
    patientId: 'patient-1',
    transcript: 'Clinician: How did you sleep?\nPatient: Well, thank you.',
  };
  const options = { model: builtinModel, now: NOW, marker: 'm4rk3r' };
  const plain = (await draftMse('visit-1', request, options)).response;
  const context = 'Seizure this morning, last drink two days ago. Zorbed the grelp.';
  const { response } = await draftMse('visit-1', { ...request, context }, options);
  expect(response.draft).toEqual(plain.draft);
  expect(response.risk).toMatchObject({ flag: true, level: plain.risk.level });
  expect(response.warnings[0]).toContain('"Seizure this morning"');
  expect(response.contextNotRead).toEqual(['Zorbed the grelp']);
});

describe('what was said in a visit and no option stands for [D:safety words]', () => {
  const draft = async (transcript: string) =>
    (
      await draftMse(
        'visit-1',
        { patientId: 'patient-1', transcript },
        {
          model: builtinModel,
          now: NOW,
          marker: 'm4rk3r',
        },
      )
    ).response;

  it.each([
    ['abuse', 'Clinician: How are things at home?\nPatient: My husband hits me when he drinks.'],
    ['a weapon', 'Clinician: And at night?\nPatient: I sleep with a loaded gun under the pillow.'],
    ['danger', 'Clinician: What worries you?\nDaughter: She left the gas on twice last week.'],
  ])('%s is quoted and sets the flag', async (_, transcript) => {
    const { risk } = await draft(transcript);
    expect(risk.flag).toBe(true);
    expect(risk.labels[0]).toMatch(/^said in the transcript: "/);
  });

  it.each([
    ['a question of the clinician', 'Clinician: Does your husband hit you?\nPatient: No, never.'],
    ['what the draft hears by itself', 'Clinician: How are you?\nPatient: I want to kill myself.'],
    ['small talk', 'Clinician: How was the week?\nPatient: We lit a bonfire with the kids.'],
  ])('%s is not', async (_, transcript) => {
    const { risk } = await draft(transcript);
    expect(risk.labels.filter((label) => label.startsWith('said in'))).toEqual([]);
  });
});
