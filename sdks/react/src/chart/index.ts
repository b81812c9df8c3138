export { Chart } from './chart.tsx';
export type { ChartData, Limit, Point, Range, Series } from './chart-data.ts';
