import { Connection } from '../connection/connection.ts';
import type { ClientOptions } from '../connection/options.ts';

/** A part of the API. Make one of its own, or share the connection of another. */
export abstract class Resource {
  readonly connection: Connection;

  /** @throws ConfigurationError when an option cannot work: a secret key in a browser, an address that is none */
  constructor(options: ClientOptions | Connection) {
    this.connection = options instanceof Connection ? options : new Connection(options);
  }
}
