import { createContext, useContext } from 'react';

/**
 * The router's names that remotes may use. One module, shared as a singleton, because sharing the whole package keeps
 * all of it in the first load. Links need none of these: a plain `<a href>` is followed without a reload.
 */
export { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
export { rememberInAddress } from './remember-in-address';

type Params = Readonly<Record<string, string>>;

const ParamsContext = createContext<Params>({});

/** Tells what stands below it the parameters of the page that it stands on. The shell does so for each part. */
export const ParamsProvider = ParamsContext.Provider;

/**
 * The parameters of the page's pattern, decoded, as its loader got them. Of our own, because react-router has no
 * partial segments (`/:developer-properties`), so that the shell matches addresses itself.
 */
export function useParams(): Params {
  return useContext(ParamsContext);
}
