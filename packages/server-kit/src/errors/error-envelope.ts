import type { ApiError } from './api-error.ts';

/** Writes the body of an error answer; each API picks its own shape. */
export type ErrorFormat = (error: ApiError, requestId: string) => string;

/** A shape of errors other than that of the route's API, with the media type they are sent as. */
export interface ErrorAnswer {
  readonly format: ErrorFormat;
  readonly contentType: string;
}

/** The error envelope of the developer API. `origin` gives the public origin that links start with. */
export function developerEnvelope(origin: () => string): ErrorFormat {
  return ({ code, message, issues }, requestId) =>
    JSON.stringify({
      ok: false,
      requestId,
      error: {
        code,
        message,
        docs: `${origin()}/docs/errors/${code}`,
        ...(issues === undefined ? {} : { issues }),
      },
    });
}

/** The flat error of the record APIs: a message and, where fields failed, one message for each. */
export const flatErrors: ErrorFormat = ({ message, issues, fieldErrors }) => {
  const errors = fieldErrors ?? issues?.map((issue) => `${issue.path}: ${issue.message}`);
  return JSON.stringify({ error: message, ...(errors === undefined ? {} : { errors }) });
};
