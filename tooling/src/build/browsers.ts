/** The oldest supported browsers; older ones show the site without JavaScript. */
export const browsers = ['chrome >= 109', 'edge >= 109', 'firefox >= 115', 'safari >= 16'];
