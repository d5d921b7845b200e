import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { HtmlRspackPlugin, rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';

const { SITE: site = 'http://localhost:3000', PORT: port = '4000' } = process.env;
const remote = (name) => `${name.replace('-', '_')}_hosted@${site}/remotes/${name}/mf-manifest.json`;
const jsx = { parser: { syntax: 'ecmascript', jsx: true }, transform: { react: { runtime: 'automatic' } } };

const compiler = rspack({
  context: import.meta.dirname,
  mode: 'production',
  entry: './main.jsx',
  module: { rules: [{ test: /\.jsx$/, loader: 'builtin:swc-loader', options: { jsc: jsx } }] },
  plugins: [
    new HtmlRspackPlugin({ template: './index.html', templateParameters: { site } }),
    new ModuleFederationPlugin({
      name: 'plain_host',
      remotes: { 'mfe-tools': remote('mfe-tools'), 'mfe-listings': remote('mfe-listings') },
      shared: { react: { singleton: true }, 'react-dom': { singleton: true } },
      dts: false,
      experiments: { asyncStartup: true },
    }),
  ],
});
await new RspackDevServer({ host: 'localhost', port, hot: false, client: false }, compiler).start();
