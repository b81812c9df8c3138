/**
 * A LOINC code of an analyte that goes by another code in `codes`: the same component and kind of property in serum,
 * plasma or blood, by another method, formula, unit or place. The remark says where the specimen or the method
 * changes what the number means.
 */
type AnalyteCode = readonly [code: string, name: string, source: string, remark?: string];

/** Codes by the key of their analyte. */
export type AnalyteCodes = Readonly<Record<string, readonly AnalyteCode[]>>;
