/** Why a file is not taken as a picture. The message goes on after its name: "must be …", "is …". */
export class PictureError extends Error {
  override readonly name = 'PictureError';
  readonly kind: 'no_jpeg' | 'too_many_bytes' | 'refused';

  constructor(message: string, kind: PictureError['kind'] = 'refused', options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}
