export type { Point } from '@svc/react/chart';
