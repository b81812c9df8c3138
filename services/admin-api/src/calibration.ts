import { PRODUCTS } from '@svc/contracts';
import { ENGINES } from '@svc/engines';
import { loadActiveCalibrations } from '@svc/store';
import { adminHandlers } from './admin-routes.ts';
import type { AdminApiDeps } from './deps.ts';

/** The parameters compiled into each engine, and the set that is active over them. */
export const calibrationHandlers = ({ database: { db } }: AdminApiDeps) =>
  adminHandlers({
    async listCalibration() {
      const active = await loadActiveCalibrations(db);
      const engines = PRODUCTS.map((product) => {
        const { key, version, parameters } = ENGINES[product];
        return {
          product,
          engine: key,
          engineVersion: version,
          active: active[product] ?? null,
          defaults: parameters.defaults,
          caps: parameters.caps,
          floors: parameters.floors,
        };
      });
      return { engines };
    },
  });
