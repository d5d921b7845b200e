/**
 * The router's exports for remotes. One module, shared as a singleton, because sharing the whole package would keep all of it
 * in the first load. Links need none of these: the shell intercepts a plain `<a href>`.
 */
export { useLocation, useNavigate } from 'react-router-dom';
export { rememberInAddress } from './remember-in-address';
