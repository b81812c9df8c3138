import type { CallOptions, ClientOptions, Operations } from '@svc/client';
import type { Mse } from '@svc/client/mse';
import type { Retina } from '@svc/client/retina';
import type { SignatureCheck, StandardWebhookCheck, TestDelivery, TriesSoFar } from '@svc/webhooks';

// oxlint-disable-next-line typescript/no-unsafe-function-type -- whatever can be called
type Leaf = Function | Blob | AbortSignal | Uint8Array | ArrayBuffer;

/** The paths of optional fields that refuse `undefined`, which only a project with `exactOptionalPropertyTypes` sees. */
type Refusing<Value, Path extends string = ''> = Value extends readonly (infer Item)[]
  ? Refusing<Item, `${Path}[]`>
  : Value extends Leaf
    ? never
    : Value extends object
      ? { [Key in keyof Value & string]-?: RefusingField<Value, Key, `${Path}.${Key}`> }[keyof Value & string]
      : never;
type RefusingField<Value, Key extends keyof Value & string, Path extends string> =
  | (object extends Pick<Value, Key>
      ? Record<Key, undefined> extends Pick<Value, Key>
        ? never
        : Path
      : never)
  | Refusing<Value[Key], Path>;

type Asked = { [Id in keyof Operations]: Pick<Operations[Id], 'query' | 'body'> };
type Options = {
  call: CallOptions;
  client: Omit<ClientOptions, 'timing'>;
  write: Parameters<Mse['write']>[2];
  capture: Parameters<Retina['capture']>[0];
  signature: SignatureCheck;
  standard: StandardWebhookCheck;
  test: TestDelivery;
  tries: TriesSoFar;
};

/** Fails to compile with the paths in the message. */
type None<Paths extends never> = Paths;
export type OfRequests = None<Refusing<Asked>>;
export type OfOptions = None<Refusing<Options>>;
