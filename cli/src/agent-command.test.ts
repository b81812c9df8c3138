import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { runCli } from './run-cli.ts';

const folder = mkdtempSync(join(tmpdir(), 'svc-agent-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function svc(args: string[], input = ''): Promise<{ code: number; out: string; err: string }> {
  let out = '';
  let err = '';
  const code = await runCli(args, {
    env: {},
    out: (text) => void (out += text),
    err: (text) => void (err += text),
    readInput: async () => Buffer.from(input),
  } as Parameters<typeof runCli>[1]);
  return { code, out, err };
}

it('runs an agent offline from a file and prints its answer', async () => {
  const file = join(folder, 'list.json');
  writeFileSync(file, JSON.stringify({ medications: ['lithium 450 mg', 'ibuprofen'] }));
  const { code, out } = await svc(['agent', 'medication', file, '--patient', 'p-1', '--json']);
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({
    object: 'medication.agent.assessment',
    patientId: 'p-1',
    ok: true,
    risk: { level: 'moderate', flag: true },
  });
});

it('reads standard input', async () => {
  const { code, out } = await svc(
    ['agent', 'relapse'],
    '{"signals":[{"indicator":"missed_doses","severity":0.5}]}',
  );
  expect([code, JSON.parse(out).patientId]).toEqual([0, 'patient']);
});

it.each([
  [['agent', 'outcome'], '{"instruments":[{"instrument":"phq9"}]}', 1, 'instruments[0]'],
  [['agent', 'outcome'], 'not json', 1, 'not valid JSON'],
  [['agent', 'dmse'], '{}', 2, 'Allowed choices are medication, biomarker, outcome, relapse'],
])('%j on %s ends with %d and says why', async (args, input, code, message) => {
  const answer = await svc(args, input);
  expect(answer.code).toBe(code);
  expect(answer.err).toContain(message);
});
