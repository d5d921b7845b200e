/**
 * Styles of a dialog that is rendered as a section of the page (`ui/feedback/dialog`), only for documents with one. A dialog without
 * a size is wide, because earlier releases render none.
 */
export const dialogStyles = `
[data-dialog-in-page]{display:grid;gap:1.25rem;max-inline-size:var(--modal-lg);margin:2rem auto;padding:clamp(1.25rem,3vw,2.5rem);background:var(--surface);border:1px solid var(--border);border-radius:var(--radius-sm)}
[data-dialog-in-page=medium]{max-inline-size:var(--modal-md)}
[data-dialog-in-page=small]{max-inline-size:var(--modal-sm)}
[data-dialog-in-page]>h2{font-size:var(--title-md)}
`;
