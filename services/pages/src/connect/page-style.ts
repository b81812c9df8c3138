/** The style of pages for patients: system fonts, contrast of at least 4.5 to 1 in light and dark, room for a finger. */
export const PAGE_STYLE = `:root{--ink:#1c2b33;--soft:#4b5d66;--line:#d3dde1;--paper:#fff;--ground:#f2f6f7;--brand:#0b5c6b;--brand-ink:#fff;--warn:#8a3b12;--warn-ground:#fdf3ec;--focus:#1a5fb4}
@media (prefers-color-scheme:dark){:root{--ink:#e6eef1;--soft:#a9bac2;--line:#33454d;--paper:#16242a;--ground:#0e191e;--brand:#7cc9d6;--brand-ink:#06262c;--warn:#f3b58f;--warn-ground:#2f2019;--focus:#8fc1ff}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:1.0625rem/1.6 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans","Noto Sans JP",sans-serif}
header,main,footer{max-width:36rem;margin:0 auto;padding:0 1.25rem}
.languages{list-style:none;display:flex;flex-wrap:wrap;gap:.25rem 1rem;margin:0;padding:1.25rem 0 0;font-size:.9375rem}
.languages a{display:inline-block;padding:.25rem 0;color:var(--soft)}.languages a[aria-current]{color:var(--ink);font-weight:600;text-decoration:none}
h1{font-size:1.75rem;line-height:1.25;letter-spacing:-.01em;margin:2rem 0 .75rem;text-wrap:balance}
h2{font-size:1.0625rem;margin:0 0 .5rem}
p{margin:0 0 1rem}.lead{font-size:1.125rem}
.notice{border-left:4px solid var(--warn);background:var(--warn-ground);color:var(--warn);padding:.75rem 1rem;border-radius:0 8px 8px 0}
.card{background:var(--paper);border:1px solid var(--line);border-radius:14px;padding:1.25rem;margin:0 0 1rem}
button,.button{font:inherit;font-weight:600;display:inline-block;min-height:2.75rem;padding:.6rem 1.25rem;border-radius:10px;border:1px solid var(--brand);cursor:pointer;text-decoration:none;line-height:1.4}
.primary{background:var(--brand);color:var(--brand-ink)}.primary:hover{text-decoration:underline}
.plain{background:transparent;color:var(--brand)}.plain:hover{text-decoration:underline}
:focus-visible{outline:3px solid var(--focus);outline-offset:3px;border-radius:6px}
.small{font-size:.9375rem;color:var(--soft)}
footer{padding-top:1rem;padding-bottom:2.5rem;font-size:.875rem;color:var(--soft)}
form{margin:0}`;

/** What the connect page adds: the list of providers, and what opens. */
export const CONNECT_STYLE = `${PAGE_STYLE}
.card ul{margin:0;padding-left:1.2rem}.card li+li{margin-top:.5rem}
.providers{list-style:none;margin:1.5rem 0;padding:0}
.providers .card{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:.75rem 1.5rem}
.provider{flex:1 1 14rem}.provider h2{margin:0;font-size:1.1875rem}.provider p{margin:.125rem 0 0;color:var(--soft);font-size:.9375rem}
.providers button{min-width:13rem}.quiet{background:none}
.danger{background:var(--warn);border-color:var(--warn);color:var(--paper)}
summary{font:inherit;font-weight:600;display:inline-block;min-height:2.75rem;padding:.6rem 1.25rem;border-radius:10px;border:1px solid var(--brand);cursor:pointer;line-height:1.4;background:transparent;color:var(--brand);list-style:none}
summary:hover{text-decoration:underline}details[open] summary{margin-bottom:1rem}summary::-webkit-details-marker{display:none}
@media (max-width:26rem){.providers button{width:100%}}`;
