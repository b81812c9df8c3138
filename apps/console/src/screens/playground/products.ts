import type { CallData } from '../../api/call-types.ts';
import type { PlaygroundTexts } from '../../texts/playground/en.ts';

export type Product = CallData<'listPlaygroundProducts'>['products'][number];

/** As it stands in the address. */
export function keyOf({ kind, product }: Product): string {
  return kind === 'agent' ? `${product}-agent` : product;
}

export function nameOf({ kind, product }: Product, { names, agentOf }: PlaygroundTexts): string {
  const name = names[product];
  return kind === 'agent' ? agentOf(name) : name;
}
