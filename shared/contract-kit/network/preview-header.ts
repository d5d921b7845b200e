/** The header by which the document server requests a record from the backend that the site does not show yet. */
export const previewHeader = 'x-iwan-preview';

/** The parameter by which an address of the site names a preview. */
export const previewParameter = 'preview';
