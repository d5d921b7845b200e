import { signedHeaders, webhookKey } from './webhook-channel';

test('signs the example of the Standard Webhooks specification as its libraries do', () => {
  const key = webhookKey('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw');
  if (key === null) throw new Error('The key was not read');
  const sentAt = new Date(1614265330 * 1000);
  expect(signedHeaders(key, { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', sentAt, body: '{"test": 2432232314}' })).toEqual({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  });
});

test.each([
  ['without its prefix', 'MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'],
  ['of 23 bytes', `whsec_${Buffer.alloc(23).toString('base64')}`],
  ['of 65 bytes', `whsec_${Buffer.alloc(65).toString('base64')}`],
  ['that is not base64', 'whsec_*****************************************'],
])('takes no secret %s', (_what, secret) => expect(webhookKey(secret)).toBeNull());
