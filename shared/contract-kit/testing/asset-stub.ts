/** What an imported picture or font is in unit tests: some URL. */
const url = '/asset';
export default url;
