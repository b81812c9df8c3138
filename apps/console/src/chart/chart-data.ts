export type { ChartData, Limit, Point, Range, Series } from '@svc/react/chart';
