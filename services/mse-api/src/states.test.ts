import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CALM, DENIED, exam, RISKY, signature } from '../test/exams.ts';
import { type Harness, type MadeKey, openHarness, START } from '../test/harness.ts';

describe.each(['embedded', 'postgres'] as const)('states of a record on the %s database', (kind) => {
  let api: Harness;
  let mine: MadeKey;
  let key: string;
  let visits = 0;
  let visitId: string;
  let path: string;

  beforeAll(async () => {
    api = await openHarness({ database: kind });
    mine = await api.makeKey();
    key = mine.key;
  });
  beforeEach(() => {
    visits += 1;
    visitId = `visit-${visits}`;
    path = `/v1/mse/${visitId}`;
    api.now = START;
  });
  afterAll(() => api.close());

  const write = (selection: unknown, headers: Record<string, string> = {}) =>
    api.post(path, key, exam(selection), headers);
  const patch = (selection: unknown, headers: Record<string, string> = {}) =>
    api.patch(path, key, exam(selection), headers);
  const sign = (over: object = {}, headers: Record<string, string> = {}) =>
    api.post(`${path}/sign`, key, signature(over), headers);
  const read = async () => (await api.get(path, key)).json().mse;
  const versions = async () => (await api.get(`${path}/history`, key)).json().versions;

  /** What the outbox has of this visit, in its order. */
  async function events(): Promise<{ type: string; data: Record<string, unknown> }[]> {
    const rows = await api.database.db
      .selectFrom('event')
      .select(['type', 'payload'])
      .where('owner_id', '=', mine.organizationId)
      .orderBy('number')
      .execute();
    return rows
      .map(({ type, payload }) => ({ type, data: JSON.parse(payload).data }))
      .filter(({ data }) => data.visitId === visitId);
  }

  describe('[2:3 no record POST]', () => {
    it('a valid selection makes version 1, unsigned', async () => {
      expect((await write(CALM)).json()).toMatchObject({ ok: true, version: 1 });
      expect(await read()).toMatchObject({ version: 1, signed: false, riskFlag: false, riskLevel: 'none' });
      expect(await events()).toEqual([]);
    });

    it('a flagged one makes a safety event with it, durable and in the outbox, without free text [2:1 safety event] [2:6.1]', async () => {
      const answer = (
        await api.post(path, key, exam({ risk: { values: ['active_si'], text: 'secret words' } }))
      ).json();
      const { safetyEventId } = answer.risk;
      const stored = await api.database.db
        .selectFrom('mse_safety_event')
        .selectAll()
        .where('visit_id', '=', visitId)
        .execute();
      expect(stored).toMatchObject([
        { id: safetyEventId, owner_id: mine.organizationId, patient_id: 'patient-1', version: 1 },
      ]);
      expect(await events()).toEqual([
        {
          type: 'mse.safety_event',
          data: {
            object: 'mse.safety_event',
            id: safetyEventId,
            visitId,
            patientId: 'patient-1',
            riskLevel: 'high',
            riskAssessed: true,
            version: 1,
          },
        },
      ]);
    });

    it.each([
      ['a positive C-SSRS screen', { risk: { values: [], cssrs: { q1: 'yes' } } }, 'low', true],
      ['a risk-flagged option outside the risk domain', { mood: { values: ['hopeless'] } }, 'low', true],
      ['a high screen', { risk: { values: [], cssrs: { q6: 'yes' } } }, 'high', true],
      ['a negative screen', { risk: { values: [], cssrs: { q1: 'no', q2: 'no', q6: 'no' } } }, 'none', false],
      ['an empty selection', {}, 'none', false],
    ])(
      '%s: level and safety event [2:1 safety event] [2:2.3 cssrs]',
      async (_name, selection, level, emits) => {
        const { risk } = (await write(selection)).json();
        expect([risk.flag, risk.level, 'safetyEventId' in risk]).toEqual([emits, level, emits]);
        expect(await read()).toMatchObject({ riskFlag: emits, riskLevel: level });
      },
    );
  });

  describe('[2:3 version N POST]', () => {
    it('makes version N+1 and leaves version N as it was, superseded [2:1 never overwrite] [2:9 version]', async () => {
      await write(RISKY);
      const before = (await api.get(`${path}/versions/1`, key)).json().mse;
      for (const number of [2, 3, 4]) expect((await write(CALM)).json().version).toBe(number);
      const listed = await versions();
      expect(listed.map((each: Record<string, unknown>) => [each.version, each.superseded])).toEqual([
        [4, false],
        [3, true],
        [2, true],
        [1, true],
      ]);
      expect((await api.get(`${path}/versions/1`, key)).json().mse).toEqual(before);
    });

    it('the whole selection is the new one: what was not sent is gone', async () => {
      await write({ mood: { values: ['anxious'] }, insight: { values: ['poor'] } });
      await write({ mood: { values: ['angry'] } });
      expect((await read()).selection).toEqual({ mood: { values: ['angry'] } });
    });
  });

  describe('[2:3 version N PATCH]', () => {
    it('carries the current selection forward and replaces the supplied domains whole', async () => {
      await write({
        mood: { values: ['anxious'], text: 'note', confidence: 'high' },
        insight: { values: ['poor'] },
      });
      const answer = (await patch({ mood: { values: ['angry'] }, speech: { values: ['pressured'] } })).json();
      expect([answer.version, answer.patchedDomains]).toEqual([2, ['mood', 'speech']]);
      expect((await read()).selection).toEqual({
        mood: { values: ['angry'] },
        insight: { values: ['poor'] },
        speech: { values: ['pressured'] },
      });
    });

    it('raises the flag when a supplied domain bears risk', async () => {
      await write(CALM);
      const { risk } = (await patch(RISKY)).json();
      expect(risk).toMatchObject({
        flag: true,
        level: 'high',
        safetyEventId: expect.stringMatching(/^safety_/),
      });
      expect(await read()).toMatchObject({ riskFlag: true, riskLevel: 'high' });
    });

    it('clears the flag when the supplied domain takes the risk away', async () => {
      await write({ ...CALM, ...RISKY });
      const { risk } = (await patch(DENIED)).json();
      expect(risk).toEqual({ flag: false, level: 'none', labels: [], riskAssessed: true });
      expect(await read()).toMatchObject({ riskFlag: false, riskLevel: 'none', version: 2 });
    });

    it('keeps the flag of what is carried forward, with a safety event of its own', async () => {
      const first = (await write(RISKY)).json().risk.safetyEventId;
      const second = (await patch(CALM)).json().risk.safetyEventId;
      expect(second).toMatch(/^safety_/);
      expect(second).not.toBe(first);
    });

    it('without a record is 404 and stores nothing [D:record key]', async () => {
      const before = await api.countRows();
      const response = await patch(CALM);
      expect([response.statusCode, response.json()]).toEqual([
        404,
        { error: 'There is no MSE for this visit and patient to change.' },
      ]);
      expect(await api.countRows()).toEqual(before);
    });
  });

  describe('[2:3 unsigned sign]', () => {
    it('a record becomes signed, and the answer has the id of the signature', async () => {
      await write(CALM);
      const answer = (await sign()).json();
      expect(answer).toMatchObject({ ok: true, signatureId: expect.stringMatching(/^sig_/), version: 1 });
      expect(await read()).toMatchObject({ signed: true, signedVersion: 1, version: 1 });
    });

    it('the answer names the hash of the content that was signed [D:sign]', async () => {
      await write(CALM);
      const { contentHash } = (await sign()).json();
      const { content_hash } = await api.database.db
        .selectFrom('mse_version')
        .select('content_hash')
        .where('visit_id', '=', visitId)
        .executeTakeFirstOrThrow();
      expect(Buffer.from(content_hash).toString('hex')).toBe(contentHash);
    });

    it('the same signer on the same version gets the first signature, another one adds a second [D:sign]', async () => {
      await write(CALM);
      const first = (await sign({ license: 'L-1' })).json();
      api.now += 1000;
      expect((await sign({ license: 'L-1', attestation: 'Again.' })).json()).toEqual(first);
      const second = (await sign({ signedByName: 'Dr Bo Example' })).json();
      expect(second.signatureId).not.toBe(first.signatureId);
      expect(second.contentHash).toBe(first.contentHash);
      const { count } = api.database.db.fn;
      const { signatures } = await api.database.db
        .selectFrom('mse_signature')
        .select(count('id').as('signatures'))
        .where('visit_id', '=', visitId)
        .executeTakeFirstOrThrow();
      expect(Number(signatures)).toBe(2);
      expect(await read()).toMatchObject({ signedByName: 'Dr Ada Example' });
    });

    it('the same signer signs the next version anew [D:sign]', async () => {
      await write(CALM);
      const first = (await sign()).json();
      await write(RISKY);
      const second = (await sign()).json();
      expect(second.version).toBe(2);
      expect(second.signatureId).not.toBe(first.signatureId);
      expect(second.contentHash).not.toBe(first.contentHash);
    });
  });

  it('nothing to sign is 409 and stores nothing [2:3 no record sign] [2:7 409]', async () => {
    const before = await api.countRows();
    const response = await sign();
    expect([response.statusCode, response.json()]).toEqual([
      409,
      { error: 'There is nothing to sign: no MSE exists for this visit and patient yet.' },
    ]);
    expect(await api.countRows()).toEqual(before);
    expect((await api.get(path, key)).statusCode).toBe(404);
  });

  describe('[D:write to a signed record]', () => {
    it.each(['POST', 'PATCH'])(
      '%s is an addendum: a new version, unsigned until signed again',
      async (method) => {
        await write(CALM);
        await sign();
        api.now += 1000;
        const addendum = method === 'POST' ? await write(RISKY) : await patch(RISKY);
        expect(addendum.json()).toMatchObject({ version: 2 });
        expect(await read()).toMatchObject({
          version: 2,
          signed: false,
          signedAt: null,
          signedByName: null,
          signedVersion: 1,
        });
        expect((await api.get(`${path}/versions/1`, key)).json().mse).toMatchObject({
          signed: true,
          signedByName: 'Dr Ada Example',
        });
        await sign({ signedByName: 'Dr Bo Example' });
        expect(await read()).toMatchObject({
          version: 2,
          signed: true,
          signedByName: 'Dr Bo Example',
          signedAt: '2026-11-21T12:00:01.000Z',
          signedVersion: 2,
        });
      },
    );
  });

  describe('preconditions [D:two writers] [D:sign]', () => {
    /** On a new record at version 2, by each of the writes: statuses, errors, and whether anything was stored. */
    async function eachWrite(headers: Record<string, string>) {
      const seen = [];
      for (const send of [() => write(CALM, headers), () => patch(CALM, headers), () => sign({}, headers)]) {
        visits += 1;
        visitId = `visit-${visits}`;
        path = `/v1/mse/${visitId}`;
        await write(CALM);
        await write(CALM);
        const before = JSON.stringify(await api.countRows());
        const response = await send();
        const stored = before !== JSON.stringify(await api.countRows());
        seen.push({ status: response.statusCode, error: response.json().error, stored });
      }
      return seen;
    }

    it.each([
      ['if-match', '"2"'],
      ['if-match', '"1", "2"'],
      ['if-match', '*'],
      ['if-none-match', '"1"'],
    ])('%s: %s on version 2 lets POST, PATCH and sign through', async (name, value) => {
      for (const each of await eachWrite({ [name]: value }))
        expect(each).toEqual({ status: 200, stored: true });
    });

    it.each([
      ['if-match', '"1"'],
      ['if-match', '"3"'],
      ['if-match', '""'],
      ['if-match', 'W/"2"'],
      ['if-none-match', '*'],
      ['if-none-match', '"2"'],
    ])('%s: %s on version 2 is 412 for POST, PATCH and sign', async (name, value) => {
      const error = 'The precondition does not hold: the record is at version 2. Read it again first.';
      for (const each of await eachWrite({ [name]: value })) {
        expect(each).toEqual({ status: 412, stored: false, error });
      }
    });

    it.each([
      ['if-match', '2'],
      ['if-match', '"2'],
      ['if-match', ''],
      ['if-none-match', 'x'],
    ])('%s: %s is 400 for POST, PATCH and sign', async (name, value) => {
      for (const each of await eachWrite({ [name]: value })) {
        expect(each).toMatchObject({ status: 400, stored: false });
      }
    });

    it.each(['*', '"1"'])('if-match: %s without a record is 412 and stores nothing', async (value) => {
      const before = await api.countRows();
      const response = await write(CALM, { 'if-match': value });
      expect([response.statusCode, response.json().error]).toEqual([
        412,
        'The precondition does not hold: there is no record. Read it again first.',
      ]);
      expect(await api.countRows()).toEqual(before);
    });

    it.each(['*', '"1"'])('if-none-match: %s without a record makes version 1', async (value) => {
      expect((await write(CALM, { 'if-none-match': value })).json().version).toBe(1);
    });

    it.each([
      [1, 412],
      [2, 200],
      [3, 412],
    ])('sign with version %i on version 2 is %i', async (version, status) => {
      await write(CALM);
      await write(CALM);
      expect((await sign({ version })).statusCode).toBe(status);
      expect((await read()).signed).toBe(status === 200);
    });

    it('a reader that has the version gets 304, unless it was signed meanwhile [2:4.1 GET /v1/mse/{visitId}]', async () => {
      await write(CALM);
      const { etag } = (await api.get(path, key)).headers as { etag: string };
      const conditional = () => api.get(path, key, { 'if-none-match': etag });
      const unchanged = await conditional();
      expect([unchanged.statusCode, unchanged.payload]).toEqual([304, '']);
      expect(unchanged.headers).toMatchObject({ etag, 'x-mse-api-version': '1' });
      await sign();
      const signed = await conditional();
      expect([signed.statusCode, signed.json().mse.signed]).toEqual([200, true]);
      await write(CALM);
      expect((await conditional()).json().mse.version).toBe(2);
    });
  });

  describe('[D:risk not examined]', () => {
    it.each([
      ['nothing about risk', CALM, false, 'Risk: not assessed'],
      ['an unfinished screen', { risk: { values: [], cssrs: { q1: 'no' } } }, false, 'Risk: not assessed.'],
      ['a denial', DENIED, true, 'Risk: Denies suicidal and homicidal ideation.'],
    ])('%s: record, risk object and line agree', async (_name, selection, assessed, line) => {
      expect((await write(selection)).json().risk.riskAssessed).toBe(assessed);
      const mse = await read();
      expect(mse.riskAssessed).toBe(assessed);
      expect(mse.lines.at(-1).line.startsWith(line)).toBe(true);
    });

    it('an open C-SSRS question is never a no: it is named in warnings', async () => {
      const { warnings } = (await write({ risk: { values: [], cssrs: { q1: 'no', q2: 'yes' } } })).json();
      expect(warnings).toEqual([
        'C-SSRS screen incomplete: q3, q4, q5, q6 not answered; a missing answer is not a no, clinician review required',
      ]);
    });

    it('a write that takes risk away succeeds, names what is gone, and lowering the level is audited and told', async () => {
      await write({
        risk: { values: ['active_si'], cssrs: { q1: 'yes', q2: 'no' } },
        mood: { values: ['hopeless'] },
      });
      const answer = (await write(CALM)).json();
      expect(answer).toMatchObject({ ok: true, version: 2, risk: { level: 'none' } });
      expect(answer.warnings).toEqual([
        'No longer recorded, was in version 1: Mood (reported): Hopeless',
        'No longer recorded, was in version 1: Risk: Active suicidal ideation',
        'No longer recorded, was in version 1: C-SSRS q1: yes',
        'No longer recorded, was in version 1: C-SSRS q2: no',
      ]);
      const audit = await api.database.db
        .selectFrom('mse_audit')
        .select(['action', 'version', 'outcome', 'patient_id', 'key_id'])
        .where('visit_id', '=', visitId)
        .where('action', '=', 'mse.risk_lowered')
        .execute();
      expect(audit).toEqual([
        {
          action: 'mse.risk_lowered',
          version: 2,
          outcome: 'allowed',
          patient_id: 'patient-1',
          key_id: mine.keyId,
        },
      ]);
      expect((await events()).at(-1)).toEqual({
        type: 'mse.risk_lowered',
        data: {
          object: 'mse.record',
          visitId,
          patientId: 'patient-1',
          riskLevel: 'none',
          riskAssessed: false,
          version: 2,
          previousRiskLevel: 'high',
        },
      });
    });

    it('a level that falls but stays flagged makes both events', async () => {
      await write(RISKY);
      await patch({ risk: { values: ['passive_si'] } });
      expect((await events()).map(({ type }) => type)).toEqual([
        'mse.safety_event',
        'mse.safety_event',
        'mse.risk_lowered',
      ]);
    });

    it('a write that keeps or raises the level lowers nothing', async () => {
      await write({ risk: { values: ['passive_si'] } });
      expect((await write({ risk: { values: ['passive_si'] } })).json()).not.toHaveProperty('warnings');
      expect((await write({ risk: { values: ['passive_si', 'active_si'] } })).json()).not.toHaveProperty(
        'warnings',
      );
      expect((await events()).every(({ type }) => type === 'mse.safety_event')).toBe(true);
    });
  });

  it('are accepted with a warning, and the risk-bearing value counts [D:contradictory options]', async () => {
    const response = await write({ risk: { values: ['none_identified', 'active_si'] } });
    expect([response.statusCode, response.json().risk.level]).toEqual([200, 'high']);
    expect(response.json().warnings).toEqual([
      'Risk: "None identified" is recorded together with "Active suicidal ideation"; the risk-bearing finding counts',
    ]);
  });
});

describe('on the real server [D:two writers] [2:9 version]', () => {
  it('forty writers from two processes each get a version of their own, and only one holds If-Match', async () => {
    const api = await openHarness({ database: 'postgres' });
    try {
      const other = await api.second();
      const { key } = await api.makeKey();
      const sender = (i: number) => (i % 2 === 0 ? api : other);
      const numbers = Array.from({ length: 40 }, (_, i) => i + 1);
      const written = await Promise.all(
        numbers.map((i) => sender(i).post('/v1/mse/race', key, exam(i % 3 === 0 ? RISKY : CALM))),
      );
      expect(written.map((each) => each.json().version).toSorted((a, b) => a - b)).toEqual(numbers);
      const pinned = await Promise.all(
        numbers
          .slice(0, 10)
          .map((i) => sender(i).patch('/v1/mse/race', key, exam(CALM), { 'if-match': '"40"' })),
      );
      const statuses = pinned.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
      expect(statuses).toEqual([200, ...Array.from({ length: 9 }, () => 412)]);
      const created = await Promise.all(
        numbers
          .slice(0, 10)
          .map((i) => sender(i).post('/v1/mse/first', key, exam(), { 'if-none-match': '*' })),
      );
      expect(created.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
      expect(created.filter(({ statusCode }) => statusCode === 412)).toHaveLength(9);
    } finally {
      await api.close();
    }
  });
});
