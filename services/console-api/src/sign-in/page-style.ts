/** The style of the pages of sign-in: system fonts, contrast of at least 4.5 to 1 in light and dark, room for a finger. */
export const SIGN_IN_STYLE = `:root{color-scheme:light dark;--ink:light-dark(#17232b,#e6edf1);--soft:light-dark(#4a5a64,#a7b6bf);--line:light-dark(#c9d3d9,#3a4a53);--paper:light-dark(#fff,#17232b);--ground:light-dark(#f3f6f8,#0f181d);--brand:light-dark(#0b5769,#7fcadb);--brand-ink:light-dark(#fff,#05262e);--warn:light-dark(#8a2f12,#f4b491);--warn-ground:light-dark(#fdf2ec,#30201a)}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;background:var(--ground);color:var(--ink);font:1rem/1.55 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans","Noto Sans JP",sans-serif}
main{max-width:30rem;margin:0 auto;padding:8vh 1.25rem 3rem}
.languages{display:flex;flex-wrap:wrap;gap:0 1rem;max-width:30rem;margin:0 auto;padding:1rem 1.25rem 0;list-style:none}.languages a{display:block;padding:.25rem 0;color:var(--brand);text-transform:capitalize}.languages [aria-current]{color:inherit;font-weight:600;text-decoration:none}
h1{font-size:1.5rem;line-height:1.25;margin:0 0 1rem;text-wrap:balance}h2{font-size:1rem;margin:1.75rem 0 .5rem}
p{margin:0 0 1rem}.soft{color:var(--soft);font-size:.9375rem}
.notice{border-left:4px solid var(--warn);background:var(--warn-ground);color:var(--warn);padding:.75rem 1rem}
form{margin:0 0 .5rem}label{display:block;font-weight:600;margin:0 0 .75rem}
input{font:inherit;display:block;width:100%;margin-top:.25rem;padding:.55rem .7rem;border:1px solid var(--soft);border-radius:8px;background:var(--paper);color:var(--ink)}
button,.button{font:inherit;font-weight:600;display:block;width:100%;min-height:2.75rem;padding:.6rem 1rem;border:1px solid var(--line);border-radius:8px;background:var(--paper);color:var(--brand);text-align:start;text-decoration:none;cursor:pointer}
.primary{background:var(--brand);border-color:var(--brand);color:var(--brand-ink);text-align:center}
button:hover,.button:hover{text-decoration:underline}
:focus-visible{outline:3px solid var(--brand);outline-offset:2px}`;
