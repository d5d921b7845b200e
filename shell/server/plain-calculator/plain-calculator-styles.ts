/** In the very documents that show the calculator plainly: no other page carries it. */
export const plainCalculatorStyles = `
.plain-calculator{display:grid;gap:1.25rem;margin-block:2rem;padding:clamp(1.25rem,3vw,2.5rem);background:var(--bg-sunk);border-radius:var(--radius-xs);font-variant-numeric:tabular-nums lining-nums}
.plain-calculator h2{font-size:var(--title-md)}
.plain-calculator form{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(13rem,100%),1fr));gap:1rem;align-items:end}
.plain-calculator label{display:grid;gap:.375rem;font-weight:var(--weight-medium)}
.plain-calculator :is(select,input:not([type=hidden])){inline-size:100%;min-block-size:var(--control);padding:.625rem 1rem;background:var(--surface);border:1px solid var(--border-strong);border-radius:var(--radius-xs)}
.plain-calculator dl{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(13rem,100%),1fr));gap:1rem}
.plain-calculator dt{color:var(--fg-muted)}
.plain-calculator dd{font-size:1.375rem;font-weight:var(--weight-medium)}
.plain-calculator table{inline-size:100%;border-collapse:collapse;font-size:var(--text-sm)}
.plain-calculator :is(th,td){padding:.5rem .25rem;text-align:end;font-weight:var(--weight-text);border-block-end:1px solid var(--border)}
.plain-calculator :is(th,td):first-child{text-align:start}
.plain-calculator thead th{color:var(--fg-muted);font-weight:var(--weight-medium)}
.plain-calculator nav{display:flex;gap:1.5rem}
.plain-calculator nav a[aria-current]{font-weight:var(--weight-medium);text-decoration-color:var(--accent)}
.plain-calculator a{text-decoration:underline;text-underline-offset:.2em}
@media (max-width:479px){.plain-calculator table{font-size:.75rem}.plain-calculator :is(th,td):nth-child(4){display:none}}
`;
