/** Hashes of the reference, from when it was at the address of the start page. */
const OF_REFERENCE = /^#(?:tag|operation|model|models|webhook|webhooks|description|api-\d)(?:\/|$)/;

/** Leads such a hash on to where the reference is now, which the page names if it is the old address. */
export function forwardOldHash(): void {
  const reference = document.body.dataset.reference;
  if (reference === undefined) return;
  const forward = () => {
    if (OF_REFERENCE.test(location.hash)) location.replace(reference + location.hash);
  };
  addEventListener('hashchange', forward);
  forward();
}
