import type { ReactNode } from 'react';
import { isOutside, type Point } from './chart-data.ts';

const SIZE = 4;

interface Props {
  readonly point: Point;
  readonly x: number;
  readonly y: number;
  /** Whether values grow to the right, not upwards. */
  readonly isLying?: boolean;
}

/** One reading: a circle, a square when it is outside of its range, hollow when superseded, an arrow where it is a bound. */
export function Mark({ point, x, y, isLying = false }: Props): ReactNode {
  const className = point.isSuperseded === true ? 'mark-point hollow' : 'mark-point';
  return (
    <g>
      {isOutside(point) ? (
        <rect className={className} x={x - SIZE} y={y - SIZE} width={2 * SIZE} height={2 * SIZE} />
      ) : (
        <circle className={className} cx={x} cy={y} r={SIZE} />
      )}
      {point.bound !== undefined && <path className="arrow" d={arrowOf(x, y, point.bound, isLying)} />}
    </g>
  );
}

/** Points to where the true value lies. */
function arrowOf(x: number, y: number, bound: 'below' | 'above', isLying: boolean): string {
  const way = (bound === 'below') === isLying ? -1 : 1;
  const [from, to, wing] = [way * (SIZE + 1), way * (SIZE + 11), way * (SIZE + 7)];
  return isLying
    ? `M${x + from} ${y}H${x + to}M${x + wing} ${y - 3}L${x + to} ${y}L${x + wing} ${y + 3}`
    : `M${x} ${y + from}V${y + to}M${x - 3} ${y + wing}L${x} ${y + to}L${x + 3} ${y + wing}`;
}
