import { Connection } from './connection/connection.ts';
import type { ApiPromise } from './connection/api-promise.ts';
import type { CallOptions, ClientOptions } from './connection/options.ts';
import { Biomarker } from './resources/biomarker.ts';
import { Dmse } from './resources/dmse.ts';
import { Events } from './resources/events.ts';
import { Fhir } from './resources/fhir.ts';
import { Labs } from './resources/labs.ts';
import { Medication } from './resources/medication.ts';
import { Mse } from './resources/mse.ts';
import { Outcome } from './resources/outcome.ts';
import { Platform } from './resources/platform.ts';
import { Relapse } from './resources/relapse.ts';
import { Retina } from './resources/retina.ts';
import { Wearables } from './resources/wearables.ts';
import type { Ping } from './wire/types.ts';

/**
 * The whole API over one connection. A program that needs only one product takes its class from `@svc/client/<product>`.
 *
 * @example
 * ```ts
 * import { SvcClient } from '@svc/client';
 *
 * const svc = new SvcClient({ baseUrl: 'https://api.example.org', apiKey: 'svc_sk_test_example' });
 * Object.keys(svc);
 * // → [
 * //     'dmse', 'medication', 'biomarker', 'outcome', 'relapse',
 * //     'labs', 'wearables', 'events', 'fhir', 'mse', 'retina', 'platform'
 * //   ]
 * ```
 */
export class SvcClient {
  readonly dmse: Dmse;
  readonly medication: Medication;
  readonly biomarker: Biomarker;
  readonly outcome: Outcome;
  readonly relapse: Relapse;
  readonly labs: Labs;
  readonly wearables: Wearables;
  readonly events: Events;
  readonly fhir: Fhir;
  readonly mse: Mse;
  readonly retina: Retina;
  readonly platform: Platform;

  /** @throws ConfigurationError when an option cannot work: a secret key in a browser, an invalid address */
  constructor(options: ClientOptions) {
    const connection = new Connection(options);
    this.dmse = new Dmse(connection);
    this.medication = new Medication(connection);
    this.biomarker = new Biomarker(connection);
    this.outcome = new Outcome(connection);
    this.relapse = new Relapse(connection);
    this.labs = new Labs(connection);
    this.wearables = new Wearables(connection);
    this.events = new Events(connection);
    this.fhir = new Fhir(connection);
    this.mse = new Mse(connection);
    this.retina = new Retina(connection);
    this.platform = new Platform(connection);
  }

  /** Confirms key, plan and connectivity: when it resolves, all three are good. */
  ping(options?: CallOptions): ApiPromise<Ping> {
    return this.platform.ping(options);
  }
}
