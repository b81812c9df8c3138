/** Carries the signature of an account's deliveries. */
export const SERVICE_SIGNATURE_HEADER = 'Service-Signature';
/** Carries the signature of an organization's deliveries. */
export const MSE_SIGNATURE_HEADER = 'x-mse-signature';
