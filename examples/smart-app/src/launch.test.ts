import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mayRead } from '../test/authorization.ts';
import { MemoryStorage } from '../test/memory-storage.ts';
import { ehrRecord } from '../test/records.ts';
import { CLIENT_ID, decide, REDIRECT_URI } from '../test/sign-in.ts';
import { type SmartServer, startSmartServer } from '../test/smart-server.ts';
import { beginLaunch, finishLaunch, isReturn, type LaunchRequest } from './launch.ts';
import { discover, scopesFor, SmartConfiguration } from './smart-configuration.ts';

let server: SmartServer;
let storage: MemoryStorage;
beforeEach(async () => {
  server = await startSmartServer({ records: { 42: ehrRecord(), 43: [] } });
  server.register({ clientId: CLIENT_ID, redirectUri: REDIRECT_URI });
  storage = new MemoryStorage();
});
afterEach(() => server.close());

const begin = (more: Partial<LaunchRequest> = {}) =>
  beginLaunch({ server: server.base, clientId: CLIENT_ID, redirectUri: REDIRECT_URI, ...more }, storage);

describe('a launch', () => {
  it('asks with a challenge, a state of its own, and the address of the record as audience', async () => {
    const { searchParams } = new URL(await begin());
    const asked = Object.fromEntries(searchParams);
    expect(asked).toMatchObject({
      response_type: 'code',
      client_id: CLIENT_ID,
      redirect_uri: REDIRECT_URI,
      scope: 'launch/patient patient/*.rs',
      aud: server.base,
      code_challenge_method: 'S256',
    });
    expect(asked).not.toHaveProperty('launch');
    expect(new URL(await begin()).searchParams.get('state')).not.toBe(asked.state);
  });

  it('alone gives access to the patient that somebody chose', async () => {
    const session = await finishLaunch(decide(server, await begin(), true), storage);
    expect(session).toMatchObject({
      server: server.base,
      patientId: '42',
      scope: 'launch/patient patient/*.rs',
    });
    expect(storage.length).toBe(0);
  });

  it('from an open record gives access to its patient', async () => {
    const launch = server.authorization.openRecord('43');
    const session = await finishLaunch(decide(server, await begin({ launch }), true), storage);
    expect(session).toMatchObject({ patientId: '43', scope: 'launch patient/*.rs' });
  });

  it('that was denied gives nothing', async () => {
    const returned = decide(server, await begin(), false);
    expect(isReturn(returned)).toBe(true);
    await expect(finishLaunch(returned, storage)).rejects.toMatchObject({
      kind: 'denied',
      detail: 'access_denied: The user said no.',
    });
  });

  it('that the server refuses says why', async () => {
    const state = new URL(await begin()).searchParams.get('state') ?? '';
    const returned = new URLSearchParams({ error: 'invalid_scope', state });
    await expect(finishLaunch(returned, storage)).rejects.toMatchObject({
      kind: 'refused',
      detail: 'invalid_scope',
    });
  });

  it('is finished once, in the window that began it', async () => {
    const returned = decide(server, await begin(), true);
    await expect(finishLaunch(returned, new MemoryStorage())).rejects.toMatchObject({ kind: 'state' });
    await finishLaunch(returned, storage);
    await expect(finishLaunch(returned, storage)).rejects.toMatchObject({ kind: 'state' });
  });

  it.each(['', 'foreign'])('with the state "%s" of nobody is refused', async (state) => {
    const returned = decide(server, await begin(), true);
    returned.set('state', state);
    await expect(finishLaunch(returned, storage)).rejects.toMatchObject({ kind: 'state' });
  });

  it('with the code of another launch fails by its verifier', async () => {
    const [first, second] = [await begin(), await begin()];
    const stolen = decide(server, first, true);
    stolen.set('state', new URL(second).searchParams.get('state') ?? '');
    await expect(finishLaunch(stolen, storage)).rejects.toMatchObject({
      kind: 'token',
      detail: 'invalid_grant: The PKCE verifier is wrong.',
    });
  });

  it('of an app that nobody registered is refused by the server', async () => {
    const address = await begin({ clientId: 'somebody-else' });
    expect(() => decide(server, address, true)).toThrow('not registered');
  });

  it('without a patient is none', async () => {
    server.authorization.trade = () => ({ status: 200, body: { access_token: 't', token_type: 'Bearer' } });
    const returned = decide(server, await begin(), true);
    await expect(finishLaunch(returned, storage)).rejects.toMatchObject({ kind: 'no_patient' });
  });
});

describe('where apps sign in', () => {
  const address = 'https://ehr.example/oauth';
  const whole = { authorization_endpoint: address, token_endpoint: address };

  it('is not known of a server that does not say', async () => {
    const silent = await startSmartServer({ records: {}, hasConfiguration: false });
    await expect(discover(silent.base)).rejects.toMatchObject({ kind: 'no_configuration' });
    await silent.close();
    await expect(discover(silent.base)).rejects.toMatchObject({ kind: 'no_configuration' });
  });

  it.each([
    [whole, true],
    [{ ...whole, capabilities: 'all' }, true],
    [{ authorization_endpoint: address }, false],
    [{ ...whole, token_endpoint: 'http://ehr.example/oauth' }, false],
    [{ ...whole, authorization_endpoint: 'javascript:alert(1)' }, false],
    [null, false],
  ])('%j can be used: %s', (configuration, isUsable) => {
    expect(SmartConfiguration.safeParse(configuration).success).toBe(isUsable);
  });

  it.each([
    [['permission-v2'], true, 'launch patient/*.rs'],
    [['permission-v1', 'permission-v2'], false, 'launch/patient patient/*.rs'],
    [['permission-v1'], false, 'launch/patient patient/*.read'],
    [[], true, 'launch patient/*.read'],
  ])('with %j asks for scopes of that version (from a record: %s)', (capabilities, isEhrLaunch, scope) => {
    expect(scopesFor(SmartConfiguration.parse({ ...whole, capabilities }), isEhrLaunch)).toBe(scope);
  });
});

describe('the server of the tests', () => {
  it.each([
    ['patient/*.read', 'Flag', true],
    ['launch patient/*.rs', 'Flag', true],
    ['patient/Observation.rs', 'Flag', false],
    ['patient/Observation.r', 'Observation', true],
    ['patient/*.c', 'Flag', false],
    ['user/*.read', 'Flag', false],
    ['', 'Flag', false],
  ])('with %s gives %s: %s', (scope, type, may) => {
    expect(mayRead(scope, type)).toBe(may);
  });
});
