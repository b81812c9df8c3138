import type { ProductKey } from '@svc/contracts';
import { ENGINES } from '@svc/engines';
import { loadActiveCalibrations } from '@svc/store';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';
import { ADMIN, answer } from './answer.ts';

/** The parameters compiled into each engine, and the set that is active over them. */
export function calibrationRoutes(app: FastifyInstance, { database: { db } }: Services): void {
  app.get('/calibration', ADMIN, async (_request, reply) => {
    const active = await loadActiveCalibrations(db);
    const engines = Object.entries(ENGINES).map(([product, { key, version, parameters }]) => ({
      product,
      engine: key,
      engineVersion: version,
      active: active[product as ProductKey] ?? null,
      defaults: parameters.defaults,
      caps: parameters.caps,
      floors: parameters.floors,
    }));
    answer(reply, { engines });
  });
}
