/** The oldest browsers that the site is built for; older ones show it without JavaScript. */
export const browsers = ['chrome >= 109', 'edge >= 109', 'firefox >= 115', 'safari >= 16'];
