import type { ReactNode } from 'react';
import { Mark } from '../chart/mark.tsx';
import type { Point } from '../chart/chart-data.ts';

const EDGE_PERCENT = 3;

/** Place of a share of the width, within its edges. */
export function placeAt(share: number): number {
  return EDGE_PERCENT + Math.min(Math.max(share, 0), 1) * (100 - 2 * EDGE_PERCENT);
}

export function shareOf(
  value: number,
  { low, high }: { readonly low: number; readonly high: number },
): number {
  return high === low ? 0 : (value - low) / (high - low);
}

/** A picture one row high that is as wide as there is room: places along it are shares. */
export function Track({
  height,
  children,
}: {
  readonly height: number;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <svg className="svc-track" width="100%" height={height} aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}

interface BoxProps {
  /** Shares of the width; null draws to the edge. */
  readonly from: number | null;
  readonly to: number | null;
  readonly y: number;
  readonly height: number;
  readonly className: string;
  readonly fill?: string | undefined;
}

export function Box({ from, to, y, height, className, fill }: BoxProps): ReactNode {
  const left = from === null ? 0 : placeAt(from);
  const right = to === null ? 100 : placeAt(to);
  const width = Math.max(0, right - left);
  return (
    <rect
      className={className}
      x={`${left}%`}
      width={`${width}%`}
      y={y}
      height={height}
      {...(fill === undefined ? {} : { fill })}
    />
  );
}

interface TickProps {
  readonly at: number;
  readonly top: number;
  readonly bottom: number;
  readonly className: string;
  readonly name?: string | undefined;
}

/** An upright line, with a name beneath it where it has one. */
export function Tick({ at, top, bottom, className, name }: TickProps): ReactNode {
  const x = placeAt(at);
  const anchor = x < 12 ? 'start' : x > 88 ? 'end' : 'middle';
  return (
    <g className={className}>
      <line x1={`${x}%`} x2={`${x}%`} y1={top} y2={bottom} />
      {name !== undefined && (
        <text x={`${x}%`} y={bottom + 12} textAnchor={anchor}>
          {name}
        </text>
      )}
    </g>
  );
}

interface MarkProps {
  readonly point: Point;
  readonly at: number;
  readonly y: number;
}

export function TrackMark({ point, at, y }: MarkProps): ReactNode {
  return (
    <svg x={`${placeAt(at)}%`} y={y} overflow="visible">
      <Mark point={point} x={0} y={0} isLying />
    </svg>
  );
}

/** Stripes for what is not there. */
export function Hatch({ id }: { readonly id: string }): ReactNode {
  return (
    <defs>
      <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect className="svc-hatch-ground" width="6" height="6" />
        <line className="svc-hatch-line" x1="0" y1="0" x2="0" y2="6" />
      </pattern>
    </defs>
  );
}
