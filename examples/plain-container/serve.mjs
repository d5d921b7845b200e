import { createHash } from 'node:crypto';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';

const { PORT: port = '4100' } = process.env;
const jsx = { parser: { syntax: 'ecmascript', jsx: true }, transform: { react: { runtime: 'automatic' } } };

const compiler = rspack({
  context: import.meta.dirname,
  mode: 'production',
  entry: {},
  output: { uniqueName: 'plain_container', publicPath: 'auto' },
  module: {
    rules: [
      { test: /\.jsx$/, loader: 'builtin:swc-loader', options: { jsc: jsx } },
      { test: /\.css$/, type: 'css' },
    ],
  },
  plugins: [
    new ModuleFederationPlugin({
      name: 'plain_container',
      filename: 'remoteEntry.[contenthash].js',
      exposes: { './offer': './offer.jsx' },
      shared: { react: { singleton: true }, 'react-dom': { singleton: true } },
      manifest: true,
      dts: false,
    }),
  ],
});
const server = { host: 'localhost', port, hot: false, client: false, headers: { 'access-control-allow-origin': '*' } };
await new RspackDevServer(server, compiler).start();
const address = `http://localhost:${port}/mf-manifest.json`;
const manifest = Buffer.from(await (await fetch(address)).arrayBuffer());
const hash = createHash('sha256').update(manifest).digest('base64');
console.log(`SLOT_CONTAINERS="agent-spotlight ./offer ${address} sha256-${hash}"`);
