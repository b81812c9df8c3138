import { describe, expect, it } from 'vitest';
import { createMetrics } from './metrics.ts';

describe('the metrics text', () => {
  it('counts answers by method, route and status', async () => {
    const metrics = createMetrics();
    const ping = metrics.answers('GET', '/api/v1/ping');
    ping(200, 0.003);
    ping(200, 0.003);
    ping(401, 0.001);
    const text = await metrics.text();
    expect(text).toContain('svc_requests_total{method="GET",route="/api/v1/ping",status="200"} 2\n');
    expect(text).toContain('svc_requests_total{method="GET",route="/api/v1/ping",status="401"} 1\n');
  });

  it('has a histogram of the seconds by method, route and class of status', async () => {
    const metrics = createMetrics();
    const ping = metrics.answers('GET', '/api/v1/ping');
    ping(200, 0.003);
    ping(204, 0.02);
    ping(404, 60);
    const text = await metrics.text();
    const bucket = (le: string, status: string) =>
      new RegExp(
        `^http_request_duration_seconds_bucket\\{le="${le}",method="GET",route="/api/v1/ping",status="${status}"\\} (\\d+)$`,
        'm',
      ).exec(text)?.[1];
    expect([bucket('0.0025', '2xx'), bucket('0.005', '2xx'), bucket('0.025', '2xx')]).toEqual([
      '0',
      '1',
      '2',
    ]);
    expect([bucket('30', '4xx'), bucket('\\+Inf', '4xx')]).toEqual(['0', '1']);
    expect(text).toContain(
      'http_request_duration_seconds_sum{method="GET",route="/api/v1/ping",status="2xx"} 0.023\n',
    );
  });

  it('reads gauges when asked, anew where one is given again', async () => {
    const metrics = createMetrics();
    let size = 1;
    metrics.gauge('svc_queue', 'Waiting.', () => size);
    size = 7;
    expect(await metrics.text()).toContain('# TYPE svc_queue gauge\nsvc_queue 7\n');
    metrics.gauge('svc_queue', 'Waiting.', () => 9);
    expect(await metrics.text()).toContain('\nsvc_queue 9\n');
  });

  it('says what a gauge is labelled with', async () => {
    const metrics = createMetrics();
    metrics.gauge('svc_build_info', 'What serves.', () => 1, { version: '1.2.3' });
    expect(await metrics.text()).toContain('\nsvc_build_info{version="1.2.3"} 1\n');
  });

  it('adds to counters, one or as many as told', async () => {
    const metrics = createMetrics();
    metrics.count('svc_model_tokens_total', { direction: 'input' }, 40);
    metrics.count('svc_model_tokens_total', { direction: 'input' });
    expect(await metrics.text()).toContain('svc_model_tokens_total{direction="input"} 41\n');
  });

  it('keeps a hostile label on its line', async () => {
    const metrics = createMetrics();
    metrics.count('svc_limited_total', { by: 'a"}\nsvc_fake 1' });
    expect(await metrics.text()).not.toMatch(/^svc_fake/m);
  });
});
