import type { allAdminHandlers } from '@svc/admin-api';

/** The handlers of the admin API, which the console has entries of its own over. */
export type Admin = ReturnType<typeof allAdminHandlers>;
