import type * as z from 'zod';

/** Where the admin API is served; the paths of its entries are relative to this. */
export const ADMIN_PREFIX = '/api/admin/v1';

/** A route of the admin API: the server, the command line and the checks all go by its entry. */
export interface AdminEndpoint {
  readonly method: 'GET' | 'POST' | 'PATCH';
  /** Below `ADMIN_PREFIX`; `{name}` stands for a part of `pathParams`. */
  readonly path: string;
  readonly pathParams?: Readonly<Record<string, z.ZodType<string>>>;
  /** What may follow `?`. */
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  readonly summary: string;
  /** By the admin token alone, or also by the credential of a patient portal. */
  readonly auth: 'admin' | 'portal';
  /** Status of a success; 200 when not given. */
  readonly successStatus?: 201;
  /** Why its calls are not recorded; every other call is. */
  readonly unrecorded?: string;
  /** Schema of `data`: a success answers `{ ok: true, data }`. */
  readonly data: z.ZodType;
}

/** What a caller gives for a record of schemas, such as the parts of a path. */
type Given<Part> =
  Part extends Readonly<Record<string, z.ZodType>>
    ? { readonly [Name in keyof Part]: z.input<Part[Name]> }
    : unknown;

/** What a call to an entry needs: exactly the parts that the entry names. */
export type AdminRequest<Entry extends AdminEndpoint> = (Entry extends { readonly pathParams: infer Params }
  ? { readonly params: Given<Params> }
  : { readonly params?: undefined }) &
  (Entry extends { readonly query: infer Query extends z.ZodType }
    ? { readonly query?: z.input<Query> }
    : { readonly query?: undefined }) &
  (Entry extends { readonly body: infer Body extends z.ZodType }
    ? { readonly body: z.input<Body> }
    : { readonly body?: undefined });

/** `data` of an entry's answer. */
export type AdminData<Entry extends AdminEndpoint> = z.infer<Entry['data']>;
