/**
 * Says in the OpenAPI document that an object needs one of some fields. It is a word of ours on purpose: JSON Schema's own
 * way, an `anyOf` of `required` beside the properties, makes client generators drop the type of the whole object and
 * model providers refuse the tool that takes it. The server checks it, and the description says it to people.
 */
export const AT_LEAST_ONE_OF = 'x-at-least-one-of';
