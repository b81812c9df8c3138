/** A scope for resources of either version: `patient/*.read`, `user/Flag.rs`; one with a query covers only a part. */
const RESOURCE_SCOPE = /^(?:patient|user|system)\/(\*|[A-Za-z]{1,64})\.(read|\*|c?ru?d?s)$/;

/**
 * Whether granted scopes cover all of a type. A person may have left some out, and a server that then gives nothing,
 * without a word, looks like one that has nothing.
 */
export function isGranted(scope: string, type: string): boolean {
  return scope.split(/\s+/).some((each) => {
    const [, covered] = RESOURCE_SCOPE.exec(each) ?? [];
    return covered === '*' || covered === type;
  });
}
