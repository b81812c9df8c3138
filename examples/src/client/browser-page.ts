import { Dmse } from '@svc/client/dmse';

/**
 * The script of a page: reads the two fields, and shows what the service says. A publishable key may stand in a page; it
 * is honoured on the origins you allowed alone.
 */
export function startPage(baseUrl: string, publishableKey: string): void {
  const dmse = new Dmse({ baseUrl, apiKey: publishableKey });
  const element = (id: string) => document.querySelector(`#${id}`) as HTMLElement;
  element('session').addEventListener('submit', async (event) => {
    event.preventDefault();
    const value = (id: string) => Number((element(id) as HTMLInputElement).value);
    const { summary, disclaimer } = await dmse.analyze({
      responseLatencySeconds: value('latency'),
      speechRateWpm: value('rate'),
    });
    element('result').textContent = `${summary.headline} ${disclaimer}`;
  });
}
