import type { Backend } from './backend.ts';

/** Each endpoint by the first of these that serves it. */
export function firstThatServes(backends: readonly Backend[]): Backend {
  return {
    serves: (endpoint) => backends.some((backend) => backend.serves(endpoint)),
    async call(call) {
      const backend = backends.find((each) => each.serves(call.endpoint));
      if (backend === undefined) throw new Error(`nothing serves ${call.endpoint.id}`);
      return backend.call(call);
    },
  };
}
