import type { MseEndpointId } from '@svc/contracts';
import type { HandlerFactory } from '../handler.ts';
import { draft } from './draft.ts';
import { getDomains } from './get-domains.ts';
import { audit, diff, get, getVersion, history } from './read.ts';
import { sign } from './sign.ts';
import { patch, write } from './write.ts';

/** The handler of every endpoint: a new entry of the endpoint table without one does not compile. */
export const HANDLERS: Readonly<Record<MseEndpointId, HandlerFactory>> = {
  getMseDomains: getDomains,
  writeMse: write,
  patchMse: patch,
  getMse: get,
  getMseHistory: history,
  getMseVersion: getVersion,
  diffMse: diff,
  getMseAudit: audit,
  signMse: sign,
  draftMse: draft,
};
