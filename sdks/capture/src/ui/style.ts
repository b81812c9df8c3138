/**
 * Of the element. It is adopted as a sheet, not written as a style element, so a policy of the page needs to allow no
 * inline style. A page changes colours by the custom properties `--svc-…`.
 */
export const STYLE = `:host{--ink:var(--svc-ink,#1c2b33);--soft:var(--svc-soft,#4b5d66);--line:var(--svc-line,#c3d0d5);--paper:var(--svc-paper,#fff);--brand:var(--svc-brand,#0b5c6b);--brand-ink:var(--svc-brand-ink,#fff);--warn:var(--svc-warn,#8a3b12);--focus:var(--svc-focus,#1a5fb4);display:block;color:var(--ink);line-height:1.6}
@media (prefers-color-scheme:dark){:host{--ink:var(--svc-ink,#e6eef1);--soft:var(--svc-soft,#a9bac2);--line:var(--svc-line,#3d525b);--paper:var(--svc-paper,#16242a);--brand:var(--svc-brand,#7cc9d6);--brand-ink:var(--svc-brand-ink,#06262c);--warn:var(--svc-warn,#f3b58f);--focus:var(--svc-focus,#8fc1ff)}}
*{box-sizing:border-box}[hidden]{display:none!important}p{margin:0 0 1rem}
h2{font-size:1.25rem;line-height:1.3;margin:0 0 .75rem}h2:focus{outline:none}
.count,.status,.rate{color:var(--soft)}.count,.rate{font-size:.9375rem}.count{margin:0}
.prompt{font-size:1.25rem;line-height:1.4;font-weight:600}
.problem{border-left:4px solid var(--warn);color:var(--warn);padding:.5rem .75rem}
.level{display:grid;grid-template-columns:auto 1fr;gap:.25rem .75rem;align-items:center;margin:0 0 .5rem}
.track{height:.875rem;border:1px solid var(--line);border-radius:999px;overflow:hidden}
.bar{height:100%;background:var(--brand);transform:scaleX(0);transform-origin:left;transition:transform .2s}
.word{grid-column:2;font-size:.9375rem;color:var(--soft)}
.actions{display:flex;flex-wrap:wrap;gap:.75rem}
button{font:inherit;font-weight:600;min-height:2.75rem;padding:.6rem 1.25rem;border-radius:10px;border:1px solid var(--brand);background:transparent;color:var(--brand);cursor:pointer}
button:hover{text-decoration:underline}.primary{background:var(--brand);color:var(--brand-ink)}
:focus-visible{outline:3px solid var(--focus);outline-offset:3px}
dialog{max-width:30rem;border:1px solid var(--line);border-radius:14px;padding:1.5rem;background:var(--paper);color:var(--ink)}
dialog::backdrop{background:#0009}
@media (max-width:26rem){button{flex:1 1 100%}dialog{padding:1.25rem}}
@media (prefers-reduced-motion:reduce){.bar{transition:none}}`;
