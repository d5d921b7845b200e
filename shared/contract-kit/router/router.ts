/**
 * The router's names that remotes may use. One module, shared as a singleton, because sharing the whole package keeps
 * all of it in the first load. Links need none of these: a plain `<a href>` is followed without a reload.
 */
export { useLocation, useNavigate } from 'react-router-dom';
export { rememberInAddress } from './remember-in-address';
