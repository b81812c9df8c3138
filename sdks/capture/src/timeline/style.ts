/** Adopted as a sheet; colours are those of the system, or of the page by its custom properties. */
export const STYLE = `:host{display:block;color:var(--svc-ink,CanvasText);line-height:1.5}
*{box-sizing:border-box}[hidden]{display:none!important}
.row{display:block;width:100%;max-width:36rem;margin:0 0 .25rem;overflow:visible}
text{font-size:12px;fill:currentColor}.axis{stroke:currentColor;fill:none}
rect{stroke:currentColor;stroke-width:1}.asked,.speech{fill:currentColor}.again,.waitOut{fill:none;stroke-dasharray:3 2}
.wait{fill:var(--svc-brand,Highlight);stroke:var(--svc-brand,Highlight)}.speech{fill-opacity:.45}
.gap{fill:currentColor;fill-opacity:.12;stroke-dasharray:1 3}
ul{margin:0 0 1rem;padding-left:1.2rem}.legend{list-style:none;display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;padding:0}
.legend li{display:flex;align-items:center;gap:.5rem}.swatch{width:2rem;height:1rem}
summary{cursor:pointer;font-weight:600;padding:.5rem 0}:focus-visible{outline:3px solid var(--svc-focus,currentColor);outline-offset:3px}
ol{margin:0 0 1rem;padding-left:1.75rem;font-variant-numeric:tabular-nums}ol li{margin:0 0 .5rem}
h3{font-size:1em;margin:0 0 .25rem}p{margin:0 0 1rem}`;
