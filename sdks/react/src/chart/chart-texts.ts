import type { ChartData } from './chart-data.ts';

/** Words of a chart and of its table. */
export interface ChartTexts {
  readonly table: string;
  leftOut(shown: number, all: number): string;
  readonly outside: string;
  below(value: string): string;
  above(value: string): string;
  readonly missing: string;
  readonly superseded: string;
  readonly range: string;
  readonly notFromZero: string;
  openEnd(bound: string): string;
  openStart(bound: string): string;
}

export interface ChartFormat {
  number(value: number): string;
}

export interface PictureProps {
  readonly data: ChartData;
  readonly width: number;
  readonly format: ChartFormat;
}
