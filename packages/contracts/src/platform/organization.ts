/** What an organization key may do. */
export const ORGANIZATION_SCOPES = ['mse:read', 'mse:write', 'mse:sign'] as const;
export type OrganizationScope = (typeof ORGANIZATION_SCOPES)[number];
