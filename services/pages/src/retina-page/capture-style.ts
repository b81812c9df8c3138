/** What the retina page adds to the style of the connect page: choices, the view of the camera, the list. */
export const CAPTURE_STYLE = `[hidden]{display:none!important}
fieldset{border:0;margin:0 0 1.25rem;padding:0}legend{padding:0;font-weight:600;margin-bottom:.25rem}
.choice{display:flex;gap:.75rem;align-items:flex-start;padding:.5rem 0;cursor:pointer}
.choice input{flex:none;width:1.375rem;height:1.375rem;margin:.15rem 0 0;accent-color:var(--brand)}
.choice small{display:block;font-size:.9375rem;color:var(--soft)}
.actions{display:flex;flex-wrap:wrap;gap:.75rem}
.unseen{position:absolute;width:1px;height:1px;clip-path:inset(50%)}
.unseen:focus-visible+label{outline:3px solid var(--focus);outline-offset:3px}
h2{font-size:1.25rem}h2:focus{outline:none}
.view{position:relative;display:grid;place-items:center;aspect-ratio:4/3;margin:0 0 1rem;overflow:hidden;border-radius:10px;background:#000}
.view video,.view canvas{position:absolute;inset:0;width:100%;height:100%;object-fit:contain}
.view[data-upright=true]{aspect-ratio:3/4;width:min(100%,52vh);margin-inline:auto}
.ring{position:relative;height:92%;aspect-ratio:1;border-radius:50%;border:3px dashed #fff;box-shadow:0 0 0 1px #0009,inset 0 0 0 1px #0009}
[data-upright=true]>.ring{height:auto;width:92%}
.ring[data-hint=good]{border:5px solid #57e389}
p:empty{margin:0}.missing{margin:0;color:var(--warn);font-weight:600}
.hint{min-height:3.2em;margin:0 0 1rem;font-size:1.125rem;font-weight:600}
.light[aria-pressed=true],.plain#send+div .button{background:var(--brand);color:var(--brand-ink)}
progress{display:block;width:100%;height:.875rem;margin:0 0 .5rem;accent-color:var(--brand)}
.pictures{list-style:none;margin:0;padding:0}
.pictures li{display:flex;gap:1rem;align-items:center;padding:.75rem 0}
.pictures li+li{border-top:1px solid var(--line)}
.pictures .frame{flex:none;width:5rem;height:5rem;border-radius:8px;background:var(--line);overflow:hidden}
.pictures img{display:block;width:100%;height:100%;object-fit:cover}
.pictures p{margin:0;overflow-wrap:anywhere}.pictures .status{font-weight:600}
@media (max-width:26rem){.actions>*,.actions .button{width:100%;text-align:center}}`;
