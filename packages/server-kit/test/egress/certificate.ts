import { generate } from 'selfsigned';

/** A self-signed certificate for `receiver.example` and 127.0.0.1, made anew for each run. */
const made = await generate([{ name: 'commonName', value: 'receiver.example' }], {
  keyType: 'ec',
  extensions: [
    { name: 'basicConstraints', cA: true },
    {
      name: 'subjectAltName',
      altNames: [
        { type: 2, value: 'receiver.example' },
        { type: 7, ip: '127.0.0.1' },
      ],
    },
  ],
});

export const RECEIVER_CERTIFICATE = made.cert;
export const RECEIVER_KEY = made.private;
