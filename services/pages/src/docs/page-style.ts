/**
 * The style of the documentation: system fonts, contrast of at least 4.5 to 1 in light and dark, columns where there is
 * room for them, and paper without what is only for the screen.
 */
export const DOCS_STYLE = `:root{color-scheme:light dark;--ink:light-dark(#1c2b33,#e3ebee);--soft:light-dark(#4b5d66,#a9bac2);--line:light-dark(#d3dde1,#33454d);--paper:light-dark(#fff,#10191d);--ground:light-dark(#f4f7f8,#172329);--brand:light-dark(#0b5c6b,#7cc9d6);--focus:light-dark(#1a5fb4,#8fc1ff)}
*{box-sizing:border-box}
html{scroll-padding-top:5rem}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.6 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif}
a{color:var(--brand)}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px;border-radius:4px}
.unseen{position:absolute;width:1px;height:1px;margin:-1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.skip{position:absolute;left:1rem;top:-4rem;z-index:3;background:var(--paper);padding:.5rem 1rem}.skip:focus{top:.5rem}
.top{position:sticky;top:0;z-index:2;display:flex;flex-wrap:wrap;align-items:center;gap:.5rem 1.25rem;padding:.6rem 1rem;background:var(--paper);border-bottom:1px solid var(--line)}
.top>a{font-weight:650;color:var(--ink);text-decoration:none}.top .links{display:flex;flex-wrap:wrap;gap:.25rem 1rem;font-size:.9375rem}.top .links a{padding:.2rem 0}
.search{position:relative;flex:1 1 14rem;max-width:30rem;margin:0 0 0 auto;display:flex;gap:.4rem}
.search input,.search button{font:inherit;font-size:.9375rem;min-height:2.25rem;border:1px solid light-dark(#7c8d95,#6d828b);border-radius:8px;background:var(--ground);color:var(--ink);padding:.25rem .7rem}
.search input{flex:1;min-width:0;width:100%}.search input::placeholder{color:var(--soft);opacity:1}
[role=listbox]{position:absolute;top:calc(100% + .4rem);left:0;right:0;max-height:70vh;overflow:auto;background:var(--paper);border:1px solid var(--line);border-radius:10px;box-shadow:0 8px 30px #0004;padding:.3rem}
[role=option]{display:grid;grid-template-columns:1fr auto;column-gap:.75rem;align-items:baseline;padding:.45rem .6rem;border-radius:7px;color:var(--ink);text-decoration:none;overflow-wrap:anywhere}
[role=option] strong{font-weight:600}[role=option] small{color:var(--soft)}[role=option] span{grid-column:1/-1;font-size:.875rem;line-height:1.4;color:var(--soft)}
[role=option][aria-selected=true],[role=option]:hover{background:var(--ground);outline:2px solid var(--focus);outline-offset:-2px}
.columns{display:grid;grid-template-columns:minmax(0,1fr);max-width:88rem;margin:0 auto;padding:0 1rem}
main{min-width:0;max-width:52rem;padding:1rem 0 3rem}
main:focus{outline:none}
.side,.here{display:none}
details.fold{border:1px solid var(--line);border-radius:8px;margin:.75rem 0 0}details.fold summary{padding:.45rem .8rem;cursor:pointer;font-weight:600}details.fold nav{padding:0 .8rem .6rem}
.menu{font-size:.9375rem}.menu h2{font-size:.8125rem;margin:1.1rem 0 .2rem;color:var(--soft);font-weight:650}.menu ul,.toc ul{list-style:none;margin:0;padding:0}
.menu a{display:block;padding:.25rem .6rem;border-radius:6px;color:var(--ink);text-decoration:none}.menu a:hover{text-decoration:underline}.menu a[aria-current]{background:var(--ground);font-weight:650;box-shadow:inset 3px 0 var(--brand)}
.toc{font-size:.875rem}.toc h2{font-size:.8125rem;margin:0 0 .3rem;color:var(--soft)}.toc a{display:block;padding:.2rem 0;color:var(--soft);text-decoration:none;overflow-wrap:anywhere}.toc a:hover{text-decoration:underline}.toc .deep{padding-left:.9rem}
h1{font-size:1.9rem;line-height:1.2;letter-spacing:-.01em;margin:1rem 0;text-wrap:balance}main h2{font-size:1.35rem;line-height:1.3;margin:2.2rem 0 .6rem}main h3{font-size:1.1rem;margin:1.6rem 0 .4rem}
h1,h2,h3,p,li{overflow-wrap:break-word}
code,pre{font:.875em/1.5 ui-monospace,SFMono-Regular,Menlo,monospace}
code{background:var(--ground);border-radius:4px;padding:.1em .3em;overflow-wrap:anywhere}
pre{overflow:auto;padding:.8rem 1rem;background:var(--ground);border:1px solid var(--line);border-radius:8px}pre code{font:inherit;padding:0;background:none;overflow-wrap:normal}
.wide{overflow-x:auto;margin:1rem 0}table{border-collapse:collapse;width:100%;font-size:.9375rem}th,td{text-align:left;vertical-align:top;padding:.4rem .9rem .4rem 0;border-bottom:1px solid var(--line)}th{font-weight:650}td code{overflow-wrap:normal}.right{text-align:right}.center{text-align:center}
.lead{font-size:1.125rem}.cards{list-style:none;padding:0;display:grid;grid-template-columns:repeat(auto-fill,minmax(min(15rem,100%),1fr));gap:.75rem}.cards li{border:1px solid var(--line);border-radius:10px;padding:.75rem 1rem}.cards h3{margin:0 0 .3rem;font-size:1rem}.cards ul{list-style:none;padding:0;margin:0;font-size:.9375rem}.cards ul li{border:0;padding:.1rem 0;border-radius:0}
.results{list-style:none;padding:0}.results li{padding:.8rem 0;border-bottom:1px solid var(--line)}.results a{font-weight:600}.results p{margin:.2rem 0 0;color:var(--soft)}
.turn{display:flex;flex-wrap:wrap;gap:.75rem;margin-top:3rem}.turn a{flex:1 1 12rem;border:1px solid var(--line);border-radius:10px;padding:.6rem 1rem;text-decoration:none}.turn a span{display:block;font-size:.8125rem;color:var(--soft)}.turn .next{text-align:right}
footer{max-width:88rem;margin:0 auto;padding:1rem;border-top:1px solid var(--line);font-size:.875rem;color:var(--soft)}
@media (min-width:60rem){.columns{grid-template-columns:16rem minmax(0,1fr);column-gap:2.5rem}.side{display:block;position:sticky;top:4rem;align-self:start;max-height:calc(100vh - 4rem);overflow:auto;padding:0 .25rem 2rem}.fold.all{display:none}}
@media (min-width:82rem){.columns.three{grid-template-columns:16rem minmax(0,1fr) 15rem}.here{display:block;position:sticky;top:4rem;align-self:start;max-height:calc(100vh - 4rem);overflow:auto;padding:1.9rem .25rem 2rem}.fold.parts{display:none}}
@media (max-width:40rem){.top{position:static}html{scroll-padding-top:1rem}.search{flex-basis:100%;max-width:none;margin:0}}
@media (forced-colors:active){[role=option][aria-selected=true]{outline-color:Highlight}.menu a[aria-current]{border-left:3px solid}}
@media print{:root{color-scheme:light}.top,.side,.here,.fold,.turn,.skip{display:none}.columns{display:block;padding:0}main{max-width:none}body{font-size:10.5pt}pre{white-space:pre-wrap;overflow:visible}.wide{overflow:visible}h2,h3{break-after:avoid}pre,tr{break-inside:avoid}a{color:inherit}}`;
