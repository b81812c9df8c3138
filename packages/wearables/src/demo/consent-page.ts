import { escapeHtml } from '@svc/server-kit';

const STYLE = `:root{color-scheme:light}*{box-sizing:border-box}
body{font:17px/1.55 system-ui,sans-serif;margin:0;min-height:100vh;background:#f4f1ea;color:#26221a}
main{max-width:30rem;margin:0 auto;padding:3rem 1.25rem}
.brand{display:flex;align-items:center;gap:.6rem;font-weight:650;color:#6b3d00}
.card{background:#fff;border:1px solid #ded6c6;border-radius:14px;padding:1.5rem;margin-top:1rem}
h1{font-size:1.4rem;line-height:1.3;margin:0 0 .75rem}ul{padding-left:1.2rem}
.note{font-size:.9rem;color:#5a5344}
button{font:inherit;font-weight:600;width:100%;padding:.8rem 1rem;border-radius:10px;border:1px solid #6b3d00;margin-top:.75rem;cursor:pointer}
.primary{background:#6b3d00;color:#fff}.plain{background:#fff;color:#6b3d00}
button:focus-visible{outline:3px solid #1b6ca8;outline-offset:3px}`;

/** What is passed on from the request to the decision. */
const FIELDS = [
  'response_type',
  'client_id',
  'redirect_uri',
  'scope',
  'state',
  'code_challenge',
  'code_challenge_method',
] as const;

/** Asks the person at the demonstration provider for consent. */
export function consentPage(request: URLSearchParams): string {
  const hidden = FIELDS.flatMap((name) => {
    const value = request.get(name);
    return value === null ? [] : [`<input type="hidden" name="${name}" value="${escapeHtml(value)}">`];
  }).join('');
  return page(
    'Allow access to your Demo Band?',
    `<p>The app that sent you here asks to read:</p>
<ul><li>sleep</li><li>resting heart rate</li><li>heart rate variability</li><li>steps</li></ul>
<p class="note">Demo Band is part of a development server. Its data are invented; no device and no person is behind it.</p>
<form method="post" action="/oauth/authorize">${hidden}
<button class="primary" name="decision" value="allow">Allow</button>
<button class="plain" name="decision" value="deny">Do not allow</button></form>`,
  );
}

export function refusalPage(why: string): string {
  return page('This request cannot be answered', `<p>${escapeHtml(why)}</p>`);
}

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${title} · Demo Band</title><style>${STYLE}</style></head>
<body><main><div class="brand"><svg width="28" height="28" viewBox="0 0 28 28" aria-hidden="true"><rect x="9" y="1" width="10" height="26" rx="4" fill="#6b3d00"/><rect x="7" y="7" width="14" height="14" rx="4" fill="#f0b35a"/></svg>Demo Band</div>
<div class="card"><h1>${title}</h1>
${body}</div></main></body></html>
`;
}
