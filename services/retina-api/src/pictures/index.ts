export { checkSides, notColourOrGrey } from './check-jpeg.ts';
export { decodeWhole } from './decode.ts';
export { encodePng } from './encode.ts';
export { measurePicture, type PictureMeasurement } from './measure-picture.ts';
export type { MeasuredPicture } from './measured-picture.ts';
export { PictureError } from './picture-error.ts';
export { sanitizePicture, storedPicture, type StoredPicture } from './sanitize.ts';
