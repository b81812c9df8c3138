/** What the capture page adds to the style of the connect page: the interview, the numbers, what the service says. */
export const CAPTURE_PAGE_STYLE = `[hidden]{display:none!important}
h2{font-size:1.25rem}h2:focus{outline:none}h3{font-size:1.0625rem;margin:1.25rem 0 .25rem}
svc-capture,svc-capture-timeline{--svc-ink:var(--ink);--svc-paper:var(--paper);--svc-brand:var(--brand);--svc-brand-ink:var(--brand-ink);--svc-warn:var(--warn);--svc-focus:var(--focus)}
dl{margin:0 0 1rem;color:var(--soft)}dd,dt{margin:0}
.numbers{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem}.numbers dd{color:var(--ink);font-weight:600;font-variant-numeric:tabular-nums}.numbers .absent{color:var(--soft);font-weight:400}
pre{margin:0 0 1rem;padding:.75rem 1rem;border:1px solid var(--line);border-radius:8px;background:var(--ground);font-size:.9375rem;line-height:1.5;white-space:pre-wrap;overflow-wrap:anywhere}
.actions{display:flex;flex-wrap:wrap;gap:.75rem}
label{display:block;font-weight:600;margin:0 0 .25rem}
input,select{font:inherit;width:100%;min-height:2.75rem;margin:0 0 .75rem;padding:.5rem .75rem;border:1px solid var(--soft);border-radius:10px;background:var(--paper);color:var(--ink)}
.signals{list-style:none;margin:0;padding:0}.signals li+li{margin-top:.5rem}
@media (max-width:26rem){pre{font-size:.75rem;padding:.75rem}.actions>*{width:100%}.numbers{grid-template-columns:1fr}.numbers dd{margin:0 0 .5rem}}`;
