import { describe, expect, it } from 'vitest';
import { createMetrics } from './metrics.ts';

describe('the metrics text', () => {
  it('counts answers by method, route and status', () => {
    const metrics = createMetrics();
    const ping = metrics.requests('GET', '/api/v1/ping');
    ping(200);
    ping(200);
    ping(401);
    expect(metrics.text()).toContain(
      'svc_requests_total{method="GET",route="/api/v1/ping",status="200"} 2\n',
    );
    expect(metrics.text()).toContain(
      'svc_requests_total{method="GET",route="/api/v1/ping",status="401"} 1\n',
    );
  });

  it('reads gauges when asked', () => {
    const metrics = createMetrics();
    let size = 1;
    metrics.gauge('svc_queue', 'Waiting.', () => size);
    size = 7;
    expect(metrics.text()).toContain('# TYPE svc_queue gauge\nsvc_queue 7\n');
  });

  it('keeps a hostile label on its line', () => {
    const metrics = createMetrics();
    metrics.count('svc_refused_total', { by: 'a"}\nsvc_fake 1' });
    expect(metrics.text()).not.toMatch(/^svc_fake/m);
  });
});
