import { remote } from '@iwan/tooling/remote';
import { exposes } from './src/exposes';

export default remote({ name: 'mfe-listings', exposes });
