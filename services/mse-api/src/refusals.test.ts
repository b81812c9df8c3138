import { type Endpoint, MSE_ENDPOINTS, type OrganizationScope } from '@svc/contracts';
import { createOrganizationKey, setOrganizationActive } from '@svc/store';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { CALM, exam, signature } from '../test/exams.ts';
import { type Call, type Harness, type MadeKey, openHarness, START } from '../test/harness.ts';

const VISIT = '/v1/mse/visit-1';

/** Requests that write, each with a body that is accepted. */
const WRITES = [
  ['write', 'POST', VISIT, exam()],
  ['patch', 'PATCH', VISIT, exam()],
  ['sign', 'POST', `${VISIT}/sign`, signature()],
] as const;

describe('refusals', () => {
  let api: Harness;
  let mine: MadeKey;
  let key: string;

  beforeAll(async () => {
    api = await openHarness();
    mine = await api.makeKey();
    key = mine.key;
    await api.post(VISIT, key, exam());
  });
  afterAll(() => api.close());

  /** Sends a request that must be refused: flat error, version header, and nothing stored. */
  async function refused(call: Call, status: number): Promise<{ error: string; errors?: string[] }> {
    const before = await api.countRows();
    const response = await api.call(call);
    expect([response.statusCode, response.headers['x-mse-api-version']]).toEqual([status, '1']);
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    const answer = response.json();
    expect(Object.keys(answer).every((name) => name === 'error' || name === 'errors')).toBe(true);
    expect(answer.error).toEqual(expect.any(String));
    expect(await api.countRows()).toEqual(before);
    return answer;
  }

  describe('[2:7 flat] [2:7 400]', () => {
    describe.each(WRITES)('%s', (_name, method, path, body) => {
      it.each([
        ['is empty', '', 'The body is empty; send a JSON object.'],
        ['ends too early', '{"patientId":', 'The body is not valid JSON.'],
        ['is not JSON', '{"patientId" 1}', 'The body is not valid JSON (at character 13).'],
        ['is not UTF-8', Buffer.from([0x7b, 0xff, 0x7d]), 'The body is not valid UTF-8.'],
        [
          'has a field twice',
          '{"patientId":"a","patientId":"b"}',
          'The body has a field twice in one object.',
        ],
        ['is null', 'null', /^body: /],
        ['is a list', '[]', /^body: /],
        ['is text', '"x"', /^body: /],
        ['is a number', '1', /^body: /],
      ])('a body that %s', async (_why, sent, message) => {
        const answer = await refused({ method, path, key, body: sent }, 400);
        expect(answer.error).toMatch(message);
        expect(answer.errors).toEqual([expect.stringMatching(/^body: /)]);
      });

      it('no body at all', async () => {
        const response = await api.call({ method, path, key });
        expect([response.statusCode, response.json().errors]).toEqual([400, ['body: is required']]);
      });

      it.each([
        ['missing', undefined],
        ['null', null],
        ['a number', 7],
        ['empty', ''],
        ['257 characters', 'x'.repeat(257)],
        ['with a control character', 'a\u0007b'],
        ['with NUL', 'a\u0000b'],
        ['with a lone surrogate', 'a\ud800b'],
        ['with a C1 control', 'a\u0085b'],
      ])('patientId that is %s [2:7 patientId missing] [D:ids in paths]', async (_why, patientId) => {
        const answer = await refused({ method, path, key, body: { ...body, patientId } }, 400);
        expect(answer.error).toMatch(/^patientId: /);
        expect(answer.errors?.[0]).toMatch(/^patientId: /);
      });

      it.each([
        ['1 character', 'x'],
        ['256 characters', 'x'.repeat(256)],
        ['256 characters of two units', '😀'.repeat(256)],
        ['a slash, quotes and spaces', 'a/b "c" ../%2F'],
        ['the name of a prototype', '__proto__'],
      ])('patientId of %s is accepted', async (_why, patientId) => {
        await api.post(VISIT, key, exam(CALM, { patientId }));
        expect((await api.call({ method, path, key, body: { ...body, patientId } })).statusCode).toBe(200);
        const read = await api.get(`${VISIT}?patientId=${encodeURIComponent(patientId)}`, key);
        expect(read.json().mse.patientId).toBe(patientId);
      });
    });

    it.each([
      ['missing', undefined, 'selection: must be an object with at least one domain'],
      ['null', null, 'selection: must be an object with at least one domain'],
      ['a list', [], 'selection: must be an object with at least one domain'],
      ['text', 'mood', 'selection: must be an object with at least one domain'],
      ['empty', {}, 'selection: must have at least one domain'],
    ])('a PATCH whose selection is %s [2:7 PATCH selection]', async (_why, selection, message) => {
      const answer = await refused(
        { method: 'PATCH', path: VISIT, key, body: { patientId: 'patient-1', selection } },
        400,
      );
      expect(answer).toEqual({ error: message, errors: [message] });
    });

    it.each([
      ['clinicianId', exam(CALM, { clinicianId: 7 }), VISIT],
      ['clinicianId', exam(CALM, { clinicianId: 'a\u0000' }), VISIT],
      ['clinicianId', exam(CALM, { clinicianId: null }), VISIT],
      ['signedByName', signature({ signedByName: '' }), `${VISIT}/sign`],
      ['signedByName', signature({ signedByName: undefined }), `${VISIT}/sign`],
      ['signedByName', signature({ signedByName: 'a\ud800' }), `${VISIT}/sign`],
      ['attestation', signature({ attestation: '' }), `${VISIT}/sign`],
      ['attestation', signature({ attestation: undefined }), `${VISIT}/sign`],
      ['credential', signature({ credential: 1 }), `${VISIT}/sign`],
      ['license', signature({ license: [] }), `${VISIT}/sign`],
      ['organization', signature({ organization: {} }), `${VISIT}/sign`],
      ['timezone', signature({ timezone: false }), `${VISIT}/sign`],
      ['version', signature({ version: 0 }), `${VISIT}/sign`],
      ['version', signature({ version: '1' }), `${VISIT}/sign`],
      ['version', signature({ version: 1.5 }), `${VISIT}/sign`],
    ])('%s that is not what it must be [D:sign]', async (field, body, path) => {
      const answer = await refused({ method: 'POST', path, key, body }, 400);
      expect(answer.errors).toEqual([expect.stringMatching(new RegExp(`^${field}: `))]);
    });

    it('names every field that is wrong', async () => {
      const { error, errors } = await refused({ method: 'POST', path: `${VISIT}/sign`, key, body: {} }, 400);
      expect(errors?.map((each) => each.split(':')[0])).toEqual(['patientId', 'signedByName', 'attestation']);
      expect(error).toMatch(/^patientId: .*, and 2 more$/);
    });

    it.each([
      ['/history?limit=0', 'limit'],
      ['/history?limit=1001', 'limit'],
      ['/history?limit=x', 'limit'],
      ['/history?limit=1&limit=2', 'limit'],
      ['/history?before=0', 'before'],
      ['/history?before=-1', 'before'],
      ['/history?before=1e3', 'before'],
      ['/history?before=9999999999', 'before'],
      ['?patientId=', 'patientId'],
      ['?patientId=a&patientId=b', 'patientId'],
      ['?patientId=%00', 'patientId'],
      [`?patientId=${'x'.repeat(257)}`, 'patientId'],
      ['/audit?patientId=%0A', 'patientId'],
      ['/versions/0', 'version'],
      ['/versions/01', 'version'],
      ['/versions/x', 'version'],
      ['/versions/1.0', 'version'],
      ['/versions/9999999999', 'version'],
      ['/diff', 'from'],
      ['/diff?from=1', 'to'],
      ['/diff?from=0&to=1', 'from'],
      ['/diff?from=1&to=latest', 'to'],
    ])('GET %s names %s', async (tail, field) => {
      const { errors } = await refused({ path: `${VISIT}${tail}`, key }, 400);
      expect(errors?.[0]).toMatch(new RegExp(`^${field}: `));
    });

    it.each([
      ['GET', '/v1/mse/', undefined],
      ['GET', '/v1/mse//history', undefined],
      ['POST', '/v1/mse/', exam()],
      ['PATCH', '/v1/mse/', exam()],
      ['POST', '/v1/mse//sign', signature()],
    ])('%s %s: an empty visit id [D:ids in paths]', async (method, path, body) => {
      const { error } = await refused({ method, path, key, body }, 400);
      expect(error).toBe('visitId: must have 1 to 256 characters');
    });

    it.each([
      ['GET', '/history', undefined],
      ['GET', '/audit', undefined],
      ['GET', '/versions/1', undefined],
      ['GET', '/diff?from=1&to=1', undefined],
      ['POST', '', exam()],
      ['PATCH', '', exam()],
      ['POST', '/sign', signature()],
    ])('%s of the visit `domains`%s [D:ids in paths]', async (method, tail, body) => {
      const { error } = await refused({ method, path: `/v1/mse/domains${tail}`, key, body }, 400);
      expect(error).toBe('visitId: must not be "domains", which is the catalog');
    });
  });

  describe('[2:4.1 validated against the catalog] [2:7 422]', () => {
    it.each(['POST', 'PATCH'])('%s: every field has a message of its own, all at once', async (method) => {
      const selection = {
        gait: { values: [] },
        mood: { values: ['sad', 'anxious'], provenance: 'ai', confidence: 'sure', confidenceScore: 2 },
        insight: { values: ['good', 'poor'], cssrs: { q1: 'yes' } },
        risk: { values: [], text: 1, supportingSignals: 'x', cssrs: { q1: 'maybe', q7: 'no' }, note: 'x' },
      };
      const answer = await refused({ method, path: VISIT, key, body: exam(selection) }, 422);
      expect(answer.error).toBe('The selection is not valid; errors[] has a message per field.');
      expect(answer.errors?.map((error) => error.split(/[:;] /)[0])).toEqual([
        'selection',
        'selection.mood.values[0]',
        'selection.mood.provenance',
        'selection.mood.confidence',
        'selection.mood.confidenceScore',
        'selection.insight.values',
        'selection.insight.cssrs',
        'selection.risk.text',
        'selection.risk.supportingSignals',
        'selection.risk.cssrs.q1',
        'selection.risk.cssrs',
        'selection.risk',
      ]);
    });

    it.each([
      ['missing', undefined],
      ['null', null],
      ['a list', []],
      ['text', 'mood'],
    ])('a POST whose selection is %s', async (_why, selection) => {
      const { errors } = await refused(
        { method: 'POST', path: VISIT, key, body: { patientId: 'patient-1', selection } },
        422,
      );
      expect(errors).toEqual([expect.stringMatching(/^selection: must be an object of findings by domain/)]);
    });

    it.each([
      ['an unknown domain', { gait: { values: [] } }],
      ['an unknown option', { mood: { values: ['sad'] } }],
      ['an option twice', { mood: { values: ['anxious', 'anxious'] } }],
      ['two values of a single domain', { insight: { values: ['good', 'poor'] } }],
      ['[2:2.3 provenance] another provenance', { mood: { values: [], provenance: 'AI' } }],
      ['[2:2.3 confidence] another confidence', { mood: { values: [], confidence: 'moderate' } }],
      ['[2:2.3 confidenceScore] a score below 0', { mood: { values: [], confidenceScore: -0.0001 } }],
      ['[2:2.3 confidenceScore] a score above 1', { mood: { values: [], confidenceScore: 1.0001 } }],
      [
        'signals that are no text [2:2.3 supportingSignals]',
        { mood: { values: [], supportingSignals: [1] } },
      ],
      ['[2:2.3 text] a note that is no text', { mood: { values: [], text: {} } }],
      ['[2:2.3 values] no values', { mood: {} }],
      ['[2:2.3 cssrs] C-SSRS outside the risk domain', { mood: { values: [], cssrs: { q1: 'no' } } }],
      ['[2:2.3 cssrs] [2:8 C-SSRS items] a seventh question', { risk: { values: [], cssrs: { q7: 'no' } } }],
      ['[2:2.3 cssrs] another answer', { risk: { values: [], cssrs: { q1: 'unknown' } } }],
      ['[D:unknown request fields] an unknown field', { mood: { values: [], x: 1 } }],
      ['[D:characters] NUL in a note', { mood: { values: [], text: 'a\u0000' } }],
      [
        'a lone surrogate in a signal [D:characters]',
        { mood: { values: [], supportingSignals: ['\udc00'] } },
      ],
      ['[D:characters] a field name with NUL', { 'mood\u0000': { values: [] } }],
      ['[1:1 no recordings] a recording', { mood: { values: [], text: 'data:audio/wav;base64,AAAA' } }],
    ])('%s', async (_name, selection) => {
      for (const method of ['POST', 'PATCH']) {
        const { errors = [] } = await refused({ method, path: VISIT, key, body: exam(selection) }, 422);
        expect(errors.length).toBeGreaterThan(0);
        for (const error of errors) expect(error).toMatch(/^selection[.:]/);
      }
    });

    it.each([0, 0.5, 1])('a score of %d is accepted [2:8 confidenceScore]', async (confidenceScore) => {
      const selection = { mood: { values: [], confidenceScore } };
      expect((await api.post(VISIT, key, exam(selection))).statusCode).toBe(200);
    });

    it('400 for what is wrong outside the selection comes first', async () => {
      const { errors } = await refused(
        { method: 'POST', path: VISIT, key, body: { selection: { gait: {} } } },
        400,
      );
      expect(errors).toEqual([expect.stringMatching(/^patientId: /)]);
    });
  });

  describe('[2:5 rule 4] [2:7 401]', () => {
    it.each([
      ['is missing', null],
      ['is empty', ''],
      ['has another scheme', 'Basic dXNlcjpwYXNz'],
      ['has no token', 'Bearer '],
      ['has two tokens', 'Bearer a b'],
    ])('an Authorization header that %s', async (_name, authorization) => {
      const headers: Record<string, string> = authorization === null ? {} : { authorization };
      const { error } = await refused({ path: VISIT, headers }, 401);
      expect(error).toBe('Send your API key in the header "Authorization: Bearer <API_KEY>".');
    });

    it('a key that is unknown, mistyped, or of the developer API [2:5 rule 1] [D:a key of another family]', async () => {
      const mistyped = `${key.slice(0, -1)}${key.endsWith('a') ? 'b' : 'a'}`;
      const developer = [
        await api.makeDeveloperKey(),
        await api.makeDeveloperKey({ mode: 'test' }),
        await api.makeDeveloperKey({ kind: 'publishable' }),
      ];
      const others = [key.toUpperCase(), key.replace('mse_live_', 'svc_sk_live_'), 'mse_live_', 'x'];
      for (const token of [mistyped, ...developer, ...others]) {
        const { error } = await refused({ path: VISIT, key: token }, 401);
        expect(error).toContain('not valid');
      }
    });

    it('an organization key on the draft endpoint [2:5 rule 2]', async () => {
      const body = { patientId: 'patient-1', transcript: 'x' };
      const { error } = await refused({ method: 'POST', path: `${VISIT}/agent`, key, body }, 401);
      expect(error).toContain('not valid');
    });

    it('a publishable key on the draft endpoint is 403', async () => {
      const publishable = await api.makeDeveloperKey({ kind: 'publishable' });
      const body = { patientId: 'patient-1', transcript: 'x' };
      const { error } = await refused(
        { method: 'POST', path: `${VISIT}/agent`, key: publishable, body },
        403,
      );
      expect(error).toContain('publishable');
    });
  });

  describe('[2:5 rule 1] [2:7 403] [2:5 rule 4]', () => {
    const routes = Object.values<Endpoint>(MSE_ENDPOINTS).flatMap((endpoint) => {
      const scope = /^org\((.*)\)$/.exec(endpoint.auth)?.[1];
      return scope === undefined ? [] : [[endpoint.id, scope as OrganizationScope, endpoint] as const];
    });

    it.each(routes)(
      '%s without the scope %s, and that is audited as refused, never as done',
      async (id, scope, endpoint) => {
        const others = (['mse:read', 'mse:write', 'mse:sign'] as const).filter((each) => each !== scope);
        const lacking = await api.makeKey({ organizationId: mine.organizationId, scopes: others });
        const path = endpoint.path.replace('{visitId}', 'visit-1').replace('{version}', '1');
        const { error } = await refused(
          { method: endpoint.method, path: `${path}?patientId=patient-1`, key: lacking.key },
          403,
        );
        expect(error).toBe(`This key lacks the scope ${scope}.`);
        const audit = await api.database.db
          .selectFrom('mse_audit')
          .select(['action', 'outcome', 'visit_id', 'patient_id', 'version'])
          .where('key_id', '=', lacking.keyId)
          .execute();
        expect(audit).toEqual([
          {
            action: `mse.${id}`,
            outcome: 'denied',
            visit_id: path.includes('visit-1') ? 'visit-1' : null,
            patient_id: 'patient-1',
            version: null,
          },
        ]);
      },
    );

    it('a refusal shows in the audit trail of the visit', async () => {
      const { key: lacking, keyId } = await api.makeKey({
        organizationId: mine.organizationId,
        scopes: ['mse:write'],
      });
      await api.post('/v1/mse/visit-denied', key, exam());
      api.now += 1;
      await api.get('/v1/mse/visit-denied', lacking);
      const { entries } = (await api.get('/v1/mse/visit-denied/audit', key)).json();
      api.now = START;
      expect(entries[0]).toMatchObject({ keyId, outcome: 'denied', action: 'mse.getMse', version: null });
    });

    it('an id that cannot be stored does not keep a refusal from being audited', async () => {
      const { key: lacking, keyId } = await api.makeKey({ scopes: ['mse:sign'] });
      for (const path of ['/v1/mse/%00', `/v1/mse/${'x'.repeat(600)}`, '/v1/mse/v?patientId=%00']) {
        expect((await api.get(path, lacking)).statusCode).toBe(403);
      }
      const rows = await api.database.db
        .selectFrom('mse_audit')
        .select(['visit_id', 'patient_id'])
        .where('key_id', '=', keyId)
        .execute();
      expect(rows.map((row) => [row.visit_id, row.patient_id]).toSorted()).toEqual([
        [null, null],
        [null, null],
        ['v', null],
      ]);
    });
  });

  it.each(['', '/history', '/audit', '/versions/1', '/diff?from=1&to=2'])(
    'GET of a visit without an MSE%s is 404 [2:7 404]',
    async (tail) => {
      const { error } = await refused({ path: `/v1/mse/nowhere${tail}`, key }, 404);
      expect(error).toBe('There is no MSE for this visit.');
    },
  );

  it.each(['/versions/99', '/diff?from=1&to=99', '/diff?from=99&to=1'])(
    'a version that is not there is 404: %s [2:7 404]',
    async (tail) => {
      const path = `${VISIT}${tail}${tail.includes('?') ? '&' : '?'}patientId=patient-1`;
      const { error } = await refused({ path, key }, 404);
      expect(error).toBe('This MSE has no version 99.');
    },
  );

  it.each([
    ['/v1/mse'],
    ['/v1/mse/a/b'],
    ['/v1/mse/a/history/1'],
    ['/v1/mse/a/versions'],
    ['/v1/mse/a/sign/'],
    ['/v1/mse/%zz'],
    ['/v1/mse/%'],
    ['/v1/mse/%ED%A0%80'],
    ['/v1/%6Dse/a/b'],
  ])('%s is not served: 404 before anything of the key [2:7 404]', async (path) => {
    expect(await refused({ path }, 404)).toEqual({ error: 'There is no such path.' });
  });

  it.each([
    ['PUT', '/v1/mse/domains', 'GET'],
    ['DELETE', VISIT, 'POST, PATCH, GET'],
    ['OPTIONS', VISIT, 'POST, PATCH, GET'],
    ['POST', `${VISIT}/history`, 'GET'],
    ['PATCH', `${VISIT}/versions/1`, 'GET'],
    ['DELETE', `${VISIT}/diff`, 'GET'],
    ['DELETE', `${VISIT}/audit`, 'GET'],
    ['GET', `${VISIT}/sign`, 'POST'],
    ['GET', `${VISIT}/agent`, 'POST'],
    ['PUT', '/v1/%6Dse/domains', 'GET'],
  ])('%s %s is 405 and allows %s [D:order of checks]', async (method, path, allow) => {
    const response = await api.call({ method, path });
    expect([response.statusCode, response.headers['allow'], response.headers['x-mse-api-version']]).toEqual([
      405,
      allow,
      '1',
    ]);
    expect(response.json()).toEqual({ error: `This path answers ${allow} only.` });
  });

  it('HEAD is 405 without a body [D:order of checks]', async () => {
    const response = await api.call({ method: 'HEAD', path: VISIT });
    expect([response.statusCode, response.headers['allow'], response.headers['x-mse-api-version']]).toEqual([
      405,
      'POST, PATCH, GET',
      '1',
    ]);
  });

  it.each([
    ['text/plain', {}],
    ['application/x-www-form-urlencoded', {}],
    ['multipart/form-data; boundary=x', {}],
    ['audio/wav', {}],
    ['application/json; charset=latin1', {}],
    ['application/json', { 'content-encoding': 'gzip' }],
  ])('%s %j is 415 [1:1 no recordings]', async (type, more) => {
    for (const [, method, path, body] of WRITES) {
      const headers = { 'content-type': type, ...more };
      const { error } = await refused({ method, path, key, body: JSON.stringify(body), headers }, 415);
      expect(error).toContain('application/json');
    }
  });

  it('a body over 1,048,576 bytes is 413, one of that size is read', async () => {
    const body = (bytes: number) => {
      const rest = JSON.stringify(exam(undefined, { unread: '' })).length;
      return exam(undefined, { unread: 'x'.repeat(bytes - rest) });
    };
    await refused({ method: 'POST', path: VISIT, key, body: body(1_048_577) }, 413);
    expect((await api.post(VISIT, key, body(1_048_576))).statusCode).toBe(200);
  });

  it('a key over its rate is 429 with Retry-After; another key of the organization is not [2:7 429] [2:8 per-key rate limit] [D:limit per organization key]', async () => {
    const limits = { sustainedPerSecond: 1, burstPerSecond: 1 };
    const slow = await api.makeKey({ organizationId: mine.organizationId, limits });
    const first = await api.get('/v1/mse/domains', slow.key);
    expect(first.statusCode).toBe(200);
    expect(first.headers['x-ratelimit-limit']).toBe('1');
    const response = await api.get('/v1/mse/domains', slow.key);
    expect([
      response.statusCode,
      response.headers['retry-after'],
      response.headers['x-mse-api-version'],
    ]).toEqual([429, '1', '1']);
    expect(response.json()).toEqual({ error: expect.stringMatching(/^Limit reached: /) });
    expect((await api.get('/v1/mse/domains', key)).statusCode).toBe(200);
    api.now += 1000;
    expect((await api.get('/v1/mse/domains', slow.key)).statusCode).toBe(200);
    api.now = START;
  });

  it('a key without limits of its own has 50 a second, and a burst of 100 [2:8 per-key rate limit] [D:limit per organization key]', async () => {
    const { key: plain, record } = await createOrganizationKey(api.database.db, {
      organizationId: mine.organizationId,
      scopes: ['mse:read'],
      now: api.now,
    });
    const statuses: number[] = [];
    for (let i = 0; i < 101; i++) statuses.push((await api.get('/v1/mse/domains', plain)).statusCode);
    expect(statuses.indexOf(429)).toBe(100);
    api.now += 1000;
    expect((await api.get('/v1/mse/domains', plain)).statusCode).toBe(200);
    expect([record.sustainedPerSecond, record.burstPerSecond]).toEqual([50, 100]);
    api.now = START;
  });

  it('what lasts is the rate [D:limit per organization key]', async () => {
    const limits = { sustainedPerSecond: 2, burstPerSecond: 4 };
    const { key: steady } = await api.makeKey({ organizationId: mine.organizationId, limits });
    const allowedIn = async (seconds: number) => {
      let allowed = 0;
      for (let i = 0; i < seconds * 5; i++) {
        api.now += 200;
        if ((await api.get('/v1/mse/domains', steady)).statusCode === 200) allowed += 1;
      }
      return allowed;
    };
    await allowedIn(20);
    expect(await allowedIn(10)).toBe(20);
    api.now = START;
  });

  describe('an error of our own', () => {
    it('is 500 without a word of the inside', async () => {
      vi.spyOn(api.database.db, 'transaction').mockImplementationOnce(() => {
        throw new Error('secret inside');
      });
      const answer = await refused({ path: VISIT, key }, 500);
      expect(answer).toEqual({
        error: 'An unexpected error on our side. Please report it with the request id.',
      });
    });

    it('is 503 with Retry-After when the database cannot be reached [D:error codes added: unreachable database]', async () => {
      vi.spyOn(api.database.db, 'transaction').mockImplementationOnce(() => {
        throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
      });
      const response = await api.get(VISIT, key);
      expect([
        response.statusCode,
        response.headers['retry-after'],
        response.headers['x-mse-api-version'],
      ]).toEqual([503, '1', '1']);
    });

    it('is 503 when a request runs for too long [D:error codes added: 30 s cut]', async () => {
      vi.spyOn(api.database.db, 'transaction').mockImplementationOnce(
        () => ({ execute: () => new Promise(() => {}) }) as never,
      );
      const hanging = api.get(VISIT, key);
      await vi.waitUntil(() => api.server.inFlight.size === 1, 30_000);
      api.now += 30_000;
      api.server.inFlight.sweep();
      api.now = START;
      const response = await hanging;
      expect([response.statusCode, response.json(), response.headers['x-mse-api-version']]).toEqual([
        503,
        { error: 'The request ran into the 30 s limit.' },
        '1',
      ]);
    });

    it('a refusal that cannot be audited is not answered as a plain 403', async () => {
      const lacking = await api.makeKey({ scopes: ['mse:sign'] });
      vi.spyOn(api.database.db, 'transaction').mockImplementationOnce(() => {
        throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
      });
      expect((await api.get(VISIT, lacking.key)).statusCode).toBe(503);
      expect((await api.get(VISIT, lacking.key)).statusCode).toBe(403);
    });
  });

  it('every kind of answer carries it, and a path beside does not [2:4.1 x-mse-api-version] [2:9 x-mse-api-version]', async () => {
    const answers = [
      await api.get('/v1/mse/domains', key),
      await api.post(VISIT, key, exam()),
      await api.get('/v1/mse/nowhere', key),
      await api.get('/v1/mse/nowhere/at/all', null),
      await api.get('/v1/mse', null),
      await api.call({ method: 'DELETE', path: VISIT }),
      await api.get(VISIT, null),
      await api.post(`${VISIT}/agent`, null, {}),
      await api.get(`/v1/mse/${'x'.repeat(5000)}`, key),
      await api.get('/v1/mse/%zz', key),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([
      200, 200, 404, 404, 404, 405, 401, 401, 400, 404,
    ]);
    expect(answers.map(({ headers }) => headers['x-mse-api-version'])).toEqual(answers.map(() => '1'));
    for (const path of ['/v1/msex', '/v1/ms', '/v1/nothing']) {
      const beside = await api.get(path, null);
      expect(beside.headers).not.toHaveProperty('x-mse-api-version');
      expect(beside.json().error.code).toBe('not_found');
    }
  });

  it('a key of an inactive organization is 403 on every route, and each refusal is audited [2:7 403] [2:5 rule 4]', async () => {
    const inactive = await api.makeKey();
    const { organizationId } = inactive;
    await api.post(VISIT, inactive.key, exam());
    await setOrganizationActive(api.database.db, organizationId, { active: false, now: api.now });
    await api.organizations.refresh();
    const routes = Object.values<Endpoint>(MSE_ENDPOINTS).filter(({ auth }) => auth.startsWith('org('));
    for (const { method, path } of routes) {
      const url = path.replace('{visitId}', 'visit-1').replace('{version}', '1');
      const answer = await refused({ method, path: url, key: inactive.key }, 403);
      expect(answer).toEqual({ error: 'The organization of this key is not active.' });
    }
    const audit = await api.database.db
      .selectFrom('mse_audit')
      .select('action')
      .where('owner_id', '=', organizationId)
      .where('outcome', '=', 'denied')
      .execute();
    expect(audit).toHaveLength(routes.length);
    await setOrganizationActive(api.database.db, organizationId, { active: true, now: api.now });
    await api.organizations.refresh();
    expect((await api.get(VISIT, inactive.key)).statusCode).toBe(200);
  });

  it('a key of an inactive organization is refused beyond its rate too, and fills no audit trail', async () => {
    const limits = { sustainedPerSecond: 1, burstPerSecond: 1 };
    const { key: flooding, organizationId } = await api.makeKey({ limits });
    await setOrganizationActive(api.database.db, organizationId, { active: false, now: api.now });
    await api.organizations.refresh();
    for (let i = 0; i < 5; i++) await refused({ path: VISIT, key: flooding }, 403);
    const audit = await api.database.db
      .selectFrom('mse_audit')
      .select('action')
      .where('owner_id', '=', organizationId)
      .execute();
    expect(audit).toHaveLength(1);
  });
});
