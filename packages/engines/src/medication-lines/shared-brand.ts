import { type Drug, DRUGS, type SharedBrand } from '@svc/clinical';
import type { RecognisedDrug } from './recognised-line.ts';

let drugsByKey: ReadonlyMap<string, Drug> | undefined;

/** What a brand of several drugs is read as: each of them, or the one that comes in the strength written. */
export function drugsOfBrand({ meanings }: SharedBrand, read: RecognisedDrug): readonly RecognisedDrug[] {
  drugsByKey ??= new Map(DRUGS.map((drug) => [drug.key, drug]));
  const { doseMg } = read;
  const byStrength =
    doseMg === undefined ? undefined : meanings.find(({ strengthsMg = [] }) => strengthsMg.includes(doseMg));
  return (byStrength ? [byStrength] : meanings).flatMap((meaning) => {
    const drug = drugsByKey?.get(meaning.drug);
    return drug ? [{ ...read, drug }] : [];
  });
}
