import { type CallToShow, PATIENT } from './call-to-show.ts';

const END = 'BODY';

/** The call as a command of a POSIX shell. The body stands between quoted words: no sign in it means anything to the shell. */
export function curlOf({ path, body }: CallToShow): string {
  return [
    `curl "$SVC_BASE_URL${path.replace('{patientId}', PATIENT)}" \\`,
    '  -H "authorization: Bearer $SVC_API_KEY" \\',
    "  -H 'content-type: application/json' \\",
    `  --data-binary @- <<'${END}'`,
    JSON.stringify(body, null, 2),
    END,
  ].join('\n');
}
