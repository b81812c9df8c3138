export {
  type CdsClient,
  createCdsClient,
  findCdsClient,
  type FoundCdsClient,
  listCdsClients,
  listCdsOrigins,
  revokeCdsClient,
} from './clients.ts';
export { type CdsOutcome, countCdsFeedback, readCdsFeedback } from './feedback.ts';
export { purgeCdsTokens, spendCdsToken } from './tokens.ts';
