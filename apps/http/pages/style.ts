/**
 * The one stylesheet of the pages that people see. Every colour is a variable, so that dark is nothing but other
 * values.
 */
export const STYLE = `
:root{color-scheme:light dark;--page:#f5f3ec;--card:#fffefa;--ink:#1d2a1f;--soft:#55624f;--line:#dbd9cc;--edge:#80896f;
--green:#2f6038;--green-hover:#244c2c;--on-green:#fff;--link:#28572f;--focus:#1d5fbf;--tint:#eaf1e4;
--ochre:#7a4600;--ochre-tint:#fdf0d5;--ochre-line:#d9a441;--red:#9b1c1c;--red-tint:#fdecea;--red-line:#d98a84;
--far:#e3e7d3;--middle:#ccd8b8;--near:#a9c08f;--furrow:#86a26c;--kernel:#f3d58a}
@media screen and (prefers-color-scheme:dark){:root{--page:#121712;--card:#1b221c;--ink:#e9ede4;--soft:#adb8a6;--line:#333d33;--edge:#75836f;
--green:#93cb96;--green-hover:#abdcad;--on-green:#0d1a0f;--link:#a3d6a5;--focus:#8ab8ff;--tint:#233026;
--ochre:#f2c572;--ochre-tint:#33290f;--ochre-line:#8a6a24;--red:#ffb4ab;--red-tint:#3a1d1b;--red-line:#96504a;
--far:#182019;--middle:#1c281d;--near:#233324;--furrow:#33492f;--kernel:#2c4a2f}}
*,::before,::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%}
body{margin:0;min-height:100vh;min-height:100svh;display:flex;flex-direction:column;background:var(--page);color:var(--ink);
font:1.0625rem/1.55 system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue","Noto Sans","Liberation Sans",Arial,sans-serif;overflow-wrap:anywhere}
.frame{flex:1;display:flex;flex-direction:column}
.top,main{width:100%;max-width:28rem;margin-inline:auto;padding-inline:1rem}
.medium .top,.medium main{max-width:36rem}.wide .top,.wide main{max-width:54rem}
.top{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:.5rem 1rem;padding-block:1.5rem 1rem}
.brand{display:flex;align-items:center;gap:.6rem;font-weight:650;font-size:1.25rem;letter-spacing:-.01em}
.mark{width:2.25rem;height:2.25rem;flex:none}.shed{fill:var(--green)}.kernel{fill:var(--kernel)}.seam{fill:none;stroke:var(--green);stroke-width:1.2;stroke-linecap:round}
main{flex:1;padding-block:.5rem 3rem}.wide main{padding-top:1.25rem}.person{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:.25rem 1rem}@media (max-width:36rem){.person{width:100%}}
.card{background:var(--card);border:1px solid var(--line);border-radius:1rem;padding:1.75rem 1.5rem;box-shadow:0 1px 2px rgb(20 30 20/.05),0 12px 32px -16px rgb(20 30 20/.18)}
.land{display:block;width:100%;height:clamp(5rem,14vw,11rem);flex:none}
.far{fill:var(--far)}.middle{fill:var(--middle)}.near{fill:var(--near)}.furrows{fill:none;stroke:var(--furrow);stroke-width:2.5}
h1,h2,h3{line-height:1.2;letter-spacing:-.015em;text-wrap:balance;margin:0}
h1{font-size:1.75rem;font-weight:680}h2{font-size:1.25rem;font-weight:650}h3{font-size:1.0625rem;font-weight:650;letter-spacing:-.005em}
p{margin:.75rem 0 0}.soft{color:var(--soft)}.small{font-size:.9375rem}
a{color:var(--link);text-underline-offset:.18em;text-decoration-thickness:.08em}a:hover{text-decoration-thickness:.16em}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px;border-radius:.375rem}
.icon{width:1.15em;height:1.15em;flex:none;fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
form{margin:0}a,button,input,select,textarea,summary{scroll-margin-block:1.5rem}
.fields{display:grid;gap:1.125rem;margin-top:1.5rem}
label,legend{font-weight:600}legend{padding:0}
label>.soft,legend>.soft{font-weight:400}
input:not([type=checkbox]),select,textarea{display:block;width:100%;margin-top:.375rem;padding:.7rem .8rem;font:inherit;color:var(--ink);background:var(--card);border:1px solid var(--edge);border-radius:.625rem;min-height:3rem}
[aria-invalid=true]{border-color:var(--red)!important;border-width:2px!important}
button,.button{display:inline-flex;align-items:center;justify-content:center;gap:.5rem;min-height:3rem;padding:.6rem 1.25rem;font:inherit;font-weight:600;line-height:1.3;text-decoration:none;color:var(--on-green);background:var(--green);border:1px solid var(--green);border-radius:.625rem;cursor:pointer}
button:hover,.button:hover{background:var(--green-hover);border-color:var(--green-hover)}
.plain{color:var(--ink);background:var(--card);border-color:var(--edge)}.plain:hover{background:var(--tint);border-color:var(--edge)}
.danger{color:var(--red);background:var(--card);border-color:var(--red-line)}.danger:hover{background:var(--red-tint);border-color:var(--red-line)}
.compact{min-height:2.5rem;padding:.35rem .9rem;font-size:.9375rem}
.linklike{min-height:2rem;padding:.15rem 0;color:var(--link);background:none;border:0;text-decoration:underline;text-underline-offset:.18em;font-weight:500}.linklike:hover{background:none;text-decoration-thickness:.16em}
.full{width:100%;padding-inline:.75rem}
.or{display:flex;align-items:center;gap:.75rem;color:var(--soft);font-size:.9375rem}.or::before,.or::after{content:"";flex:1;border-top:1px solid var(--line)}
.note{display:flex;gap:.65rem;margin-top:1.25rem;padding:.8rem .9rem;border:1px solid;border-radius:.625rem}.note>.icon{margin-top:.2em}.note>div{flex:1}.note p{margin:0}.note p+p{margin-top:.35rem}
.fault{color:var(--red);background:var(--red-tint);border-color:var(--red-line)}
.done{color:var(--link);background:var(--tint);border-color:var(--edge)}
.chip{display:inline-flex;align-items:center;gap:.35rem;padding:.1rem .55rem;font-size:.8125rem;font-weight:600;line-height:1.5;color:var(--ochre);background:var(--ochre-tint);border:1px solid var(--ochre-line);border-radius:99rem;white-space:nowrap;vertical-align:.08em}
.quiet{color:var(--soft);background:none;border-color:var(--line)}
.who{margin-top:1.25rem;padding:1rem 1.125rem;background:var(--tint);border-radius:.75rem}.who p{margin:.4rem 0 0}.who .name{margin:0;font-size:1.1875rem;font-weight:680;line-height:1.3}
.who dl,.facts{display:grid;grid-template-columns:max-content 1fr;gap:.2rem .9rem;margin:.75rem 0 0;font-size:.9375rem}dt{color:var(--soft)}dd{margin:0}
@media (max-width:32rem){.who dl,.facts{grid-template-columns:1fr}dt+dd{margin-bottom:.35rem}}
.scopes{list-style:none;margin:.5rem 0 0;padding:0}.scopes>li{padding:.8rem 0;border-top:1px solid var(--line)}.scopes>li:first-child{border-top:0}
.scope{display:flex;flex-wrap:wrap;align-items:center;gap:.2rem .6rem}.scope strong{font-weight:650}.scopes p{margin:.15rem 0 0;color:var(--soft);font-size:.9375rem}
.rights{margin-top:1.75rem}.rights legend{font-size:1.25rem;font-weight:650;letter-spacing:-.015em}.rights>p{margin-top:.25rem}.scopes .check{padding:0;font-weight:400}.scopes .check strong{font-weight:650}.scopes li>label+p{margin-left:2.025rem}
.scopes .marked{position:relative}.marked::before{content:"";position:absolute;inset:.85rem auto .85rem -.85rem;border-left:4px solid var(--ochre-line);border-radius:4px}
section{margin-top:1.75rem}
.account{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:.25rem 1rem;margin-top:1.25rem;padding-top:1rem;border-top:1px solid var(--line);font-size:.9375rem}
.choice{display:grid;grid-template-columns:1fr 1fr;gap:.75rem;margin-top:1.5rem}
@media (max-width:22rem){.choice{grid-template-columns:1fr}.card{padding:1.5rem 1.125rem}}
.entries{list-style:none;margin:1rem 0 0;padding:0;display:grid;gap:.75rem}
.entry{display:grid;gap:.75rem;background:var(--card);border:1px solid var(--line);border-radius:.875rem;padding:1.125rem 1.25rem}
.entry.dead{background:none;border-style:dashed}
@media (min-width:40rem){.entry{grid-template-columns:1fr auto;align-items:start}.wide h1{font-size:2.125rem}}
.tags{display:flex;flex-wrap:wrap;gap:.35rem;list-style:none;margin:.6rem 0 0;padding:0}
.empty{margin-top:1rem;padding:1.25rem;border:1px dashed var(--edge);border-radius:.875rem;color:var(--soft)}.empty p{margin:0}
.wide section{margin-top:2.75rem}.wide h2{font-size:1.4375rem}
fieldset{border:0;margin:0;padding:0;min-width:0}
.checks{display:grid;gap:.25rem 1.5rem;margin-top:.5rem}@media (min-width:40rem){.checks{grid-template-columns:1fr 1fr}}
.check{display:flex;gap:.65rem;align-items:flex-start;padding:.35rem 0;font-weight:400}.check input{width:1.375rem;height:1.375rem;margin:.1rem 0 0;flex:none;accent-color:var(--green)}.check>span{display:flex;flex-wrap:wrap;align-items:center;gap:.1rem .5rem}
.secret textarea{font:500 .9375rem/1.5 ui-monospace,SFMono-Regular,Menlo,Consolas,"Liberation Mono",monospace;word-break:break-all;resize:none;background:var(--card);field-sizing:content}
summary{display:inline-flex;align-items:center;gap:.5rem;min-height:3rem;margin-top:1.25rem;padding:.6rem 1.25rem;font-weight:600;background:var(--card);border:1px solid var(--edge);border-radius:.625rem;cursor:pointer;list-style:none}summary::-webkit-details-marker{display:none}summary:hover{background:var(--tint)}details[open] summary .icon{transform:rotate(45deg)}details>form{margin-top:.75rem}.entry details{grid-column:1/-1}.entry summary{min-height:2.5rem;margin-top:0;padding:.35rem .9rem;font-size:.9375rem}.links{list-style:none;margin:.5rem 0 0;padding:0}.links>li{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:.5rem 1rem;padding:.75rem 0;border-top:1px solid var(--line)}.links .facts{margin:0}.entries+form,.entries+details{margin-top:1rem}details .note,details .fields{margin-top:0}details .note+.fields{margin-top:1.25rem}
.text{margin-top:1rem;padding:1.25rem;background:var(--card);border:1px solid var(--line);border-radius:.875rem;font:inherit;white-space:pre-wrap;tab-size:4}
mark{color:inherit;background:var(--ochre-tint);box-shadow:0 0 0 2px var(--ochre-tint),0 0 0 3px var(--ochre-line);border-radius:2px;scroll-margin-block:30vh;-webkit-box-decoration-break:clone;box-decoration-break:clone}
.pager{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:.5rem 1rem;margin-top:1rem}h1+.card{margin-top:1.25rem}.card>.values:first-child{margin-top:0}.values{display:grid;grid-template-columns:minmax(8rem,max-content) 1fr;gap:.35rem 1.25rem;margin:1.25rem 0 0}@media (max-width:32rem){.values{grid-template-columns:1fr}}blockquote{margin:.5rem 0 0;padding-left:.9rem;border-left:3px solid var(--line);color:var(--soft)}
.unseen{position:absolute;width:1px;height:1px;margin:-1px;padding:0;overflow:hidden;clip-path:inset(50%);white-space:nowrap;border:0}
@media (prefers-reduced-motion:no-preference){button,.button{transition:background-color .15s,border-color .15s}}
@media print{:root{--page:#fff;--card:#fff;--ink:#000;--soft:#333}.land,button,.button,details{display:none}.card,.entry{box-shadow:none;break-inside:avoid}}
`
