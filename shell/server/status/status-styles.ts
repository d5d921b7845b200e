/** Colours and sizes of shell/src/theme/tokens.css that the page needs: inlined, so that it works when nothing else does. */
export const statusStyles = `
:root{color-scheme:light dark;--bg:#faf6ee;--surface:#fffdf9;--fg:#10333b;--fg-muted:#4a6267;--accent:#a67a35;--action:#0f4651;--on-action:#fdfaf3;--border:#e0d4bf;--border-strong:#857a66;--fg-success:#1c6246;--bg-success:#e4efe6;--fg-danger:#9c2f1f;--bg-danger:#f9e9e2;--fg-warning:#7a4f08;--bg-warning:#f8edcf;--focus:#0f6272}
@media (prefers-color-scheme:dark){:root{--bg:#0d2328;--surface:#12303a;--fg:#f6efe2;--fg-muted:#b9c4c0;--accent:#d8b26a;--action:#e3c68d;--on-action:#0b2b33;--border:#2d5057;--border-strong:#8aa09f;--fg-success:#a5d6b7;--bg-success:#16382f;--fg-danger:#f3b6a5;--bg-danger:#44241f;--fg-warning:#f0d49b;--bg-warning:#3d3119;--focus:#f0d49b}}
*{box-sizing:border-box}
body{margin:0;background:var(--bg);color:var(--fg);font:1rem/1.5 Jost,"Century Gothic",system-ui,sans-serif;-webkit-text-size-adjust:100%}
.page{max-inline-size:76rem;margin-inline:auto;padding:1.5rem 1rem 4rem}
header{display:flex;flex-wrap:wrap;align-items:baseline;gap:.25rem 1.5rem;margin-block-end:1.5rem}
header p{margin:0;color:var(--fg-muted);font-size:.9375rem}
header form{margin-inline-start:auto}
h1{margin:0;font:400 2rem/1.2 Marcellus,Optima,Georgia,serif}
h2{margin:0;font:400 1.375rem/1.25 Marcellus,Optima,Georgia,serif;overflow-wrap:anywhere}
h3{margin:1.25rem 0 .5rem;font-size:.8125rem;font-weight:600;letter-spacing:.06em;text-transform:uppercase;color:var(--fg-muted)}
.cards{display:grid;gap:1rem}
@media (min-width:60rem){.cards{grid-template-columns:1fr 1fr}.page{padding-inline:2rem}}
.wide{overflow-x:auto}
table{inline-size:100%;border-collapse:collapse;font-size:.9375rem}
th,td{padding:.375rem .75rem .375rem 0;text-align:start;font-weight:400;white-space:nowrap}
thead th{font-weight:600}
.card{min-inline-size:0;padding:1.25rem;border:1px solid var(--border);border-radius:4px;background:var(--surface)}
.title{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:.5rem}
.state{padding:.125rem .625rem;border-radius:999px;font-size:.875rem;font-weight:500}
.state.well{background:var(--bg-success);color:var(--fg-success)}
.state.look{background:var(--bg-warning);color:var(--fg-warning)}
.state.away{background:var(--bg-danger);color:var(--fg-danger)}
.version{margin:.25rem 0 0;color:var(--fg-muted);overflow-wrap:anywhere}
code{font-family:ui-monospace,"SF Mono",Menlo,monospace;font-size:.8125rem;overflow-wrap:anywhere}
dl{display:grid;grid-template-columns:repeat(auto-fill,minmax(6.25rem,1fr));gap:.75rem 1rem;margin:0}
h2+dl{margin-block-start:.75rem}
.whole{grid-column:1/-1}
dt{color:var(--fg-muted);font-size:.875rem}
dd{margin:0;font-weight:500;font-variant-numeric:tabular-nums;overflow-wrap:anywhere}
dd.bad{color:var(--fg-danger)}
.vitals{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:1rem}
.vitals p{margin:0;font-size:.875rem;color:var(--fg-muted)}
.vitals strong{display:block;color:var(--fg);font-size:1rem;font-weight:500;font-variant-numeric:tabular-nums}
.chart{display:block;inline-size:100%;max-inline-size:15rem;block-size:auto;margin-block:.25rem}
.chart .line{fill:none;stroke:var(--action);stroke-width:1.5}
.chart .limit{fill:none;stroke:var(--border-strong);stroke-width:1;stroke-dasharray:3 3}
.chart .good{fill:var(--fg-success)}.chart .poor{fill:var(--fg-danger)}
ul.releases{margin:0;padding:0;list-style:none}
.releases li{padding-block:.5rem;border-block-start:1px solid var(--border)}
.releases li:first-child{border:0}
.releases p{margin:0;font-size:.9375rem;overflow-wrap:anywhere}
.releases .who{color:var(--fg-muted);font-size:.875rem}
.mark{margin-inline-start:.5rem;color:var(--fg-muted);font-size:.875rem;font-weight:500}.mark.well{color:var(--fg-success)}
details{margin-block-start:1rem}
summary{display:inline-flex;align-items:center;min-block-size:2.75rem;padding:.25rem 1rem;border:1px solid var(--border-strong);border-radius:3px;cursor:pointer;list-style:none;font-weight:500}
summary::-webkit-details-marker{display:none}
details form{display:flex;flex-wrap:wrap;align-items:end;gap:.75rem;margin-block-start:.75rem}
label{display:grid;gap:.25rem;font-size:.9375rem;flex:1 1 12rem}
input{inline-size:100%;min-block-size:2.75rem;padding:.5rem .75rem;border:1px solid var(--border-strong);border-radius:3px;background:var(--bg);color:var(--fg);font:inherit}
button,.button{min-block-size:2.75rem;padding:.5rem 1.25rem;border:0;border-radius:3px;background:var(--action);color:var(--on-action);font:inherit;font-weight:500;cursor:pointer}
button.quiet{background:none;color:var(--fg);border:1px solid var(--border-strong)}
a{display:inline-block;padding-block:.5rem;color:inherit;text-decoration-color:var(--accent);text-underline-offset:.25em}
:focus-visible{outline:2px solid var(--focus);outline-offset:3px}
.message{margin:0 0 1rem;padding:.75rem 1rem;border-radius:4px;background:var(--bg-success);color:var(--fg-success)}
.message.bad{background:var(--bg-danger);color:var(--fg-danger)}
.narrow{max-inline-size:26rem;margin:10vh auto 0}
.narrow form{display:grid;gap:1rem}
`;
