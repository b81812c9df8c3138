import type { OutgoingHttpHeaders } from 'node:http';
import { PRODUCT_ENDPOINTS } from '@svc/contracts';
import { bearer, type Call } from '../../support/call.ts';
import type { Credentials } from '../../support/server-process.ts';
import { brokenBody, plantedBody, productOf } from './bodies.ts';
import { canary } from './marker.ts';

/** Analysis calls with a canary everywhere, seven of ten with a valid body. */
export function* analysisCalls(port: number, keys: Credentials, count: number): Generator<Call> {
  for (let round = 0; round < count; round++) {
    const product = productOf(round);
    const valid = round % 10 < 7;
    const body = valid ? JSON.stringify(plantedBody(product, round)) : brokenBody(product, round);
    const key =
      product === 'dmse' && round % 3 === 0
        ? keys.publishableKey
        : round % 50 === 0
          ? keys.secretKey
          : keys.liveSecretKey;
    // The log of requests keeps the origin of a browser key, and of no other.
    const elsewhere = key === keys.publishableKey ? 'elsewhere' : canary();
    const query = round % 4 === 0 ? `?${canary()}=${canary()}&patient=${canary()}` : '';
    yield {
      port,
      method: 'POST',
      path: `/api${PRODUCT_ENDPOINTS[product].path}${query}`,
      headers: {
        ...plantedHeaders(),
        ...bearer(key),
        origin: round % 2 === 0 ? (keys.publishableOrigins[0] ?? '') : `https://${elsewhere}.example`,
      },
      body,
    };
  }
}

function plantedHeaders(): OutgoingHttpHeaders {
  return {
    'content-type': 'application/json',
    'user-agent': canary(),
    'x-request-id': canary(),
    'idempotency-key': canary(),
    'accept-language': canary(),
    'x-forwarded-for': canary(),
    referer: `https://${canary()}/${canary()}`,
    cookie: `${canary()}=${canary()}`,
    traceparent: canary(),
    [canary()]: canary(),
  };
}

/** Calls that never reach an analysis: other paths, methods, keys and types, and refused orders. */
export function* strayCalls(port: number, keys: Credentials): Generator<Call> {
  const body = JSON.stringify(plantedBody('relapse', 1));
  const headers = { ...plantedHeaders(), ...bearer(keys.liveSecretKey) };
  const stray = (method: string, path: string, more: OutgoingHttpHeaders = {}): Call => ({
    port,
    method,
    path,
    headers: { ...headers, ...more },
    ...(method === 'GET' ? {} : { body }),
  });
  for (let i = 0; i < 20; i++) {
    // Orders that are refused: a note that names somebody, a panel and an order nobody knows.
    const named = { patientRef: canary(), panelId: 'cbc', note: `${canary()}@${canary()}.example` };
    yield { ...stray('POST', '/api/v1/labs/orders'), body: JSON.stringify(named) };
    const unknown = { patientRef: canary(), panelId: canary(), metadata: { [canary()]: canary() } };
    yield { ...stray('POST', '/api/v1/labs/orders'), body: JSON.stringify(unknown) };
    yield stray('GET', `/api/v1/labs/orders/${canary()}`);
    yield stray('GET', `/api/v1/labs/orders?patientRef=${canary()}`);
    // Connections that are refused, and links that are none.
    const refused = { patientRef: canary(), providers: [canary()], metadata: { [canary()]: canary() } };
    yield { ...stray('POST', '/api/v1/wearables/connect'), body: JSON.stringify(refused) };
    yield stray('GET', `/api/v1/wearables/connections/${canary()}/metrics?from=${canary()}`);
    yield stray('GET', `/connect/${canary()}?lang=${canary()}`);
    yield stray('GET', `/connect/callback/${canary()}?state=${canary()}&code=${canary()}`);
    yield stray('GET', `/demo/retina?lang=${canary()}`, { cookie: `svc_session=${canary()}` });
    yield stray('GET', `/demo/retina/assets/${canary()}`);
    yield stray('POST', `/api/v1/${canary()}/analyze`);
    yield stray('GET', `/api/v1/relapse/${canary()}?${canary()}=1`);
    yield stray('DELETE', `/api/v1/relapse/predict?${canary()}`);
    yield stray('GET', `/docs/errors/${canary()}`);
    yield stray('GET', `/${canary()}%ff%00${canary()}`);
    yield stray('POST', '/api/v1/relapse/predict', { authorization: `Bearer ${canary()}` });
    yield stray('POST', '/api/v1/relapse/predict', {
      authorization: `Basic ${Buffer.from(canary()).toString('base64')}`,
    });
    yield stray('POST', '/api/v1/relapse/predict', { authorization: `Bearer svc_sk_live_${canary(33)}` });
    yield stray('POST', '/api/v1/relapse/predict', { 'content-type': `text/${canary()}` });
    yield stray('POST', '/api/v1/relapse/predict', {
      'content-type': `application/json; charset=${canary()}`,
    });
    yield stray('POST', '/api/admin/v1/accounts', { authorization: `Bearer ${canary()}` });
    yield stray('OPTIONS', '/api/v1/dmse/analyze', {
      origin: `https://${canary()}`,
      'access-control-request-headers': canary(),
    });
  }
}

/** Raw audio, video and files in every wrapping: refused before anything is written. */
export function* recordings(port: number, keys: Credentials): Generator<Call> {
  const sound = Buffer.alloc(200_000, canary(1_000));
  const boundary = 'edge0123456789';
  const part = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${canary()}.wav"\r\ncontent-type: audio/wav\r\n\r\n`;
  const multipart = Buffer.concat([Buffer.from(part), sound, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  const types = [
    `multipart/form-data; boundary=${boundary}`,
    'audio/wav',
    'audio/mpeg',
    'video/mp4',
    'image/jpeg',
    'application/octet-stream',
    'application/x-www-form-urlencoded',
  ];
  for (const { path } of Object.values(PRODUCT_ENDPOINTS)) {
    for (const type of types) {
      const body = type.startsWith('multipart') ? multipart : sound;
      yield {
        port,
        method: 'POST',
        path: `/api${path}`,
        headers: { ...bearer(keys.liveSecretKey), 'content-type': type },
        body,
      };
    }
    const inJson = JSON.stringify({
      assessments: [],
      recording: `data:audio/wav;base64,${sound.toString('base64')}`,
    });
    yield {
      port,
      method: 'POST',
      path: `/api${path}`,
      headers: { ...bearer(keys.liveSecretKey), 'content-type': 'application/json' },
      body: inJson,
    };
  }
}
