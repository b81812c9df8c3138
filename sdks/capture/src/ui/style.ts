/**
 * Of the element. It is adopted as a sheet, not written as a style element, so a policy of the page needs to allow no
 * inline style. Colours are those of the system, by day and by night; a page gives its own as custom properties.
 */
export const STYLE = `:host{display:block;color:var(--svc-ink,CanvasText);line-height:1.6}
*{box-sizing:border-box}[hidden]{display:none!important}p{margin:0 0 1rem}
h2{margin:0 0 .75rem}h2:focus{outline:none}h2,.prompt{font-size:1.25rem;line-height:1.4;font-weight:600}
.count{margin:0}
.problem{border-left:4px solid;color:var(--svc-warn,currentColor);padding:.5rem .75rem}
.level{display:grid;grid-template-columns:auto 1fr;gap:.25rem .75rem;align-items:center;margin:0 0 .5rem}
.track{height:.875rem;border:1px solid;border-radius:1rem;overflow:hidden}
.bar{height:100%;background:var(--svc-brand,currentColor);transform:scaleX(0);transform-origin:left;transition:transform .2s}
.word{grid-column:2}.rate{min-height:1.6em}.actions{display:flex;flex-wrap:wrap;gap:.75rem}
button{font:inherit;font-weight:600;min-height:2.75rem;padding:.6rem 1.25rem;border-radius:10px;border:1px solid;background:none;color:inherit;cursor:pointer}
button:hover{text-decoration:underline}
.primary{background:var(--svc-brand,#0b5c6b);color:var(--svc-brand-ink,#fff);border-color:var(--svc-brand,currentColor)}
:focus-visible{outline:3px solid var(--svc-focus,currentColor);outline-offset:3px}
dialog{width:calc(100% - 2rem);max-width:30rem;border:1px solid;border-radius:14px;padding:1.5rem;background:var(--svc-paper,Canvas);color:inherit}
dialog::backdrop{background:#0009}
@media (max-width:26rem){button{flex:1 1 100%}}
@media (prefers-reduced-motion:reduce){.bar{transition:none}}`;
