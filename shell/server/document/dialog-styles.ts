/** Of a dialog that stands in the page (`ui/dialog`), in the documents that have one only. */
export const dialogStyles = `
[data-dialog-in-page]{display:grid;gap:1.25rem;max-inline-size:var(--modal-lg);margin:2rem auto;padding:clamp(1.25rem,3vw,2.5rem);background:var(--surface);border:1px solid var(--border);border-radius:var(--radius-sm)}
[data-dialog-in-page]>h2{font-size:var(--title-md)}
`;
