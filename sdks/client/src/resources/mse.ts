import type { ApiPromise } from '../connection/api-promise.ts';
import { newIdempotencyKey } from '../connection/idempotency-key.ts';
import type { CallOptions } from '../connection/options.ts';
import { listPages, type PagePromise } from '../connection/page-promise.ts';
import {
  diffMse,
  draftMse,
  getMse,
  getMseAudit,
  getMseDomains,
  getMseHistory,
  getMseVersion,
  patchMse,
  signMse,
  writeMse,
} from '../wire/operations.ts';
import type {
  DiffMseAnswer,
  DiffMseQuery,
  GetMseAnswer,
  GetMseAuditAnswer,
  GetMseAuditQuery,
  GetMseHistoryQuery,
  GetMseQuery,
  GetMseVersionAnswer,
  GetMseVersionQuery,
  MseAgentProposal,
  MseAgentRequest,
  MseAuditEntry,
  MseDomainCatalog,
  MseHistory,
  MseHistoryEntry,
  MsePatchRequest,
  MsePatchResponse,
  MseSignRequest,
  MseSignResponse,
  MseWriteRequest,
  MseWriteResponse,
} from '../wire/types.ts';
import { byCursor } from './paging.ts';
import { Resource } from './resource.ts';
import { type VersionOptions, withVersion } from './version-options.ts';

/**
 * Exam records of an organization. Needs the key of an organization, except for `draft`, which needs a secret key.
 *
 * @example
 * ```ts
 * import { Mse } from '@svc/client/mse';
 *
 * const mse = new Mse({ baseUrl: 'https://api.example.org', organizationKey: 'mse_live_example' });
 * typeof mse.write; // → 'function'
 * ```
 */
export class Mse extends Resource {
  /** The domains, options and C-SSRS questions an exam can record. Scope `mse:read`. */
  getDomains(options?: CallOptions): ApiPromise<MseDomainCatalog> {
    return this.connection.call(getMseDomains, {}, options);
  }

  /**
   * Writes a whole exam as a new version; the previous one is superseded. Scope `mse:write`. Stored once, however often
   * it is tried.
   *
   * @throws InvalidSelectionError when the selection does not fit the catalog
   * @throws PreconditionFailedError when the record is not at the version that `options` names
   */
  write(
    visitId: string,
    exam: MseWriteRequest,
    options?: CallOptions & VersionOptions,
  ): ApiPromise<MseWriteResponse> {
    return this.connection.call(
      writeMse,
      { params: [visitId], body: exam, newKey: newIdempotencyKey },
      withVersion(options),
    );
  }

  /**
   * Replaces some domains; the others are carried forward into a new version. Scope `mse:write`. Stored once, however often
   * it is tried.
   *
   * @throws NotFoundError when there is no record yet
   * @throws InvalidSelectionError when the selection does not fit the catalog
   */
  patch(
    visitId: string,
    exam: MsePatchRequest,
    options?: CallOptions & VersionOptions,
  ): ApiPromise<MsePatchResponse> {
    return this.connection.call(
      patchMse,
      { params: [visitId], body: exam, newKey: newIdempotencyKey },
      withVersion(options),
    );
  }

  /**
   * The current version with its narrative and risk. Scope `mse:read`.
   *
   * @throws NotFoundError when there is no record
   */
  get(visitId: string, query?: GetMseQuery, options?: CallOptions): ApiPromise<GetMseAnswer> {
    return this.connection.call(getMse, { params: [visitId], query }, options);
  }

  /** Every version, newest first: `await` gives the first page, `for await` every version. Scope `mse:read`. */
  listHistory(
    visitId: string,
    query?: GetMseHistoryQuery,
    options?: CallOptions,
  ): PagePromise<MseHistory, MseHistoryEntry> {
    const pages = byCursor(({ versions }: MseHistory) => versions, 'before');
    return listPages(this.connection, getMseHistory, { params: [visitId], query }, pages, options);
  }

  /** One version as it was. Scope `mse:read`. */
  getVersion(
    visitId: string,
    version: number,
    query?: GetMseVersionQuery,
    options?: CallOptions,
  ): ApiPromise<GetMseVersionAnswer> {
    return this.connection.call(getMseVersion, { params: [visitId, String(version)], query }, options);
  }

  /** What changed from one version to another. Scope `mse:read`. */
  diff(visitId: string, query: DiffMseQuery, options?: CallOptions): ApiPromise<DiffMseAnswer> {
    return this.connection.call(diffMse, { params: [visitId], query }, options);
  }

  /** Who read, wrote or was refused, newest first: `await` gives the first page, `for await` every entry. */
  listAudit(
    visitId: string,
    query?: GetMseAuditQuery,
    options?: CallOptions,
  ): PagePromise<GetMseAuditAnswer, MseAuditEntry> {
    const pages = byCursor(({ entries }: GetMseAuditAnswer) => entries);
    return listPages(this.connection, getMseAudit, { params: [visitId], query }, pages, options);
  }

  /**
   * Signs the current version: the signature names the hash of its content and fits no other. Scope `mse:sign`. Stored
   * once, however often it is tried.
   *
   * @throws ConflictError when there is nothing to sign
   * @throws PreconditionFailedError when the record has moved on from `version`
   */
  sign(
    visitId: string,
    signature: MseSignRequest,
    options?: CallOptions & VersionOptions,
  ): ApiPromise<MseSignResponse> {
    return this.connection.call(
      signMse,
      { params: [visitId], body: signature, newKey: newIdempotencyKey },
      withVersion(options),
    );
  }

  /**
   * Drafts an exam from a transcript or telemetry and never writes: a clinician reviews it, and `write` stores what is
   * left of `commit.body`. Needs a secret key.
   *
   * @throws ServiceUnavailableError when the model stays unavailable; nothing was written
   */
  draft(visitId: string, request: MseAgentRequest, options?: CallOptions): ApiPromise<MseAgentProposal> {
    return this.connection.call(draftMse, { params: [visitId], body: request }, options);
  }
}
