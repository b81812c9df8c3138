import { BOUNDS } from './bounds.ts';
import { CallerObject } from './caller-object.ts';
import { countCodePoints } from './primitives.ts';

const { metadataFields, metadataFieldName, metadataJson } = BOUNDS;

/** What a caller keeps with an object of ours: stored, and given back as it is. */
export const Metadata = CallerObject.refine(
  (value) => Object.keys(value).length <= metadataFields,
  `must have at most ${metadataFields} fields`,
)
  .refine(
    (value) => Object.keys(value).every((name) => countCodePoints(name) <= metadataFieldName),
    `must have field names of at most ${metadataFieldName} characters`,
  )
  .refine(
    (value) => countCodePoints(JSON.stringify(value)) <= metadataJson,
    `must have at most ${metadataJson} characters as JSON`,
  )
  .meta({
    description: `Echoed; keep it free of health information. At most ${metadataJson} characters as JSON`,
    maxProperties: metadataFields,
    propertyNames: { type: 'string', maxLength: metadataFieldName },
  });
