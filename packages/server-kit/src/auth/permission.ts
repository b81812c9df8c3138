import type { Plan } from '@svc/contracts';
import type { Credential } from '@svc/store';
import { ApiError } from '../errors/api-error.ts';

const PAID_PLANS: ReadonlySet<Plan> = new Set<Plan>(['launch', 'scale', 'enterprise']);

/** What a request asks for, as far as permission goes. */
export interface AskedAccess {
  readonly publishableAllowed: boolean;
  /** Simulations: a live key is refused. */
  readonly testKeysOnly?: boolean;
  /** The `Origin` header. */
  readonly origin: string | undefined;
}

/** Why a valid key may not make this request (403 before 402), or `undefined` when it may. */
export function refusalOf(credential: Credential, access: AskedAccess): ApiError | undefined {
  if (credential.kind === 'publishable') {
    if (!access.publishableAllowed) {
      return new ApiError(
        'forbidden',
        'A publishable key can only call POST /v1/dmse/analyze. Use a secret key on your server.',
      );
    }
    // Exact serialised origins only: `null`, a missing header and prefixes never match the set.
    if (access.origin === undefined || !credential.origins.has(access.origin))
      return originNotListed(access.origin);
  }
  if (credential.mode !== 'live') return undefined;
  if (access.testKeysOnly)
    return new ApiError('forbidden', 'Only a test key may call this endpoint: nothing live is simulated.');
  return entitlementRefusal(credential);
}

function originNotListed(origin: string | undefined): ApiError {
  return new ApiError(
    'forbidden',
    origin === undefined
      ? "A publishable key needs the Origin header of a browser, and that origin must be in the key's allowed origins."
      : "The origin of this request is not allowed for this key. Add the origin to the key's allowed origins.",
  );
}

function entitlementRefusal({ plan, productionApproved }: Credential): ApiError | undefined {
  if (!PAID_PLANS.has(plan)) {
    return new ApiError(
      'payment_required',
      'A live key needs an active paid plan. Use a test key until the account has one.',
    );
  }
  if (!productionApproved) {
    return new ApiError(
      'payment_required',
      'Production access of this account is not approved yet. Use a test key until it is.',
    );
  }
  return undefined;
}
