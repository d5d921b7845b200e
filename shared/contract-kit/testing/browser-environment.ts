import JSDOMEnvironment from 'jest-environment-jsdom';
import { BrowserRequest, browserFetch } from './jsdom/browser-fetch';

/** jsdom with Node's own fetch and streams, which jsdom lacks and our code expects of every browser. */
export default class BrowserEnvironment extends JSDOMEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    Object.assign(this.global, {
      fetch: browserFetch,
      Headers,
      Request: BrowserRequest,
      Response,
      ReadableStream,
      WritableStream,
      TransformStream,
      TextEncoder,
      TextDecoder,
      BroadcastChannel,
      structuredClone,
    });
  }
}
