export { Chart } from './chart.tsx';
export type { ChartData, Point } from './chart-data.ts';
