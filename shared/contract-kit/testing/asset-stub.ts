/** The URL of an imported picture or font in unit tests. */
const url = '/asset';
export default url;
