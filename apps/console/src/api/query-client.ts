import { QueryClient } from '@tanstack/react-query';
import { toProblem } from './problem.ts';

const FRESH_MS = 15_000;
const RETRIES = 1;

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        retry: (failures, error) => failures < RETRIES && toProblem(error).passes,
        retryDelay: 700,
        // A browser that thinks it is offline says so by the failure, not by loading for ever.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
