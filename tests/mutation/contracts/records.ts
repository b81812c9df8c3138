const RECORDS = /^packages\/contracts\/src\/(?:(?:mse|labs|wearables)\/|platform\/organization\.ts$)/;

/** Whether a source states the contract of something that is kept. */
export function isOfRecords(file: string): boolean {
  return RECORDS.test(file);
}
