import { Connection } from '../connection/connection.ts';
import type { ClientOptions } from '../connection/options.ts';

/** A part of the API. Create it by itself, or let it share the connection of others. */
export abstract class Resource {
  readonly connection: Connection;

  /** @throws ConfigurationError when an option cannot work: a secret key in a browser, an invalid address */
  constructor(options: ClientOptions | Connection) {
    this.connection = options instanceof Connection ? options : new Connection(options);
  }
}
