import type { Body } from './draft.ts';

interface Scored {
  readonly generatedAt: string;
  readonly score?: number;
  readonly intelligence: { readonly summary: { readonly status: string } };
}

/** An answer and its body as `previous` of the next: the same as `changeSince` of `@svc/client` gives. */
export function previousOf(answer: Body, sent: Body): Body {
  const { generatedAt, score, intelligence } = answer as unknown as Scored;
  const inputs = Object.entries(sent).filter(
    ([name, value]) => name !== 'explain' && (typeof value === 'number' || typeof value === 'boolean'),
  );
  return {
    status: intelligence.summary.status,
    computedAt: generatedAt,
    ...(score === undefined ? {} : { score }),
    ...(inputs.length === 0 ? {} : { inputs: Object.fromEntries(inputs) }),
  };
}
