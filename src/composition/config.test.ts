import { expect, it } from 'vitest';
import { ConfigError, parseConfig } from './config.ts';

it('names every invalid key in one message', () => {
  const wrong = { PORT: 'http', DATABASE_URL: 'mysql://x', SECRET_KEY: 'short' };
  expect(() => parseConfig(wrong)).toThrow(ConfigError);
  for (const key of Object.keys(wrong)) expect(() => parseConfig(wrong)).toThrow(key);
});

it('requires nothing', () => {
  expect(parseConfig({})).toMatchObject({
    port: 3000,
    databaseUrl: null,
    publicUrl: 'http://localhost:3000',
    demo: true,
    demoPopups: true,
  });
  expect(parseConfig({ PUBLIC_URL: 'https://shop.example/', PORT: '' }).publicUrl).toBe(
    'https://shop.example',
  );
});

it('SV-05 trusts forwarded addresses of a number of proxies or of networks, never of all', () => {
  expect(parseConfig({}).trustedProxies).toBeNull();
  expect(parseConfig({ TRUST_PROXY: '1' }).trustedProxies).toBe(1);
  expect(parseConfig({ TRUST_PROXY: '10.0.0.0/8' }).trustedProxies).toEqual(['10.0.0.0/8']);
  for (const everybody of ['true', '*', '0.0.0.0/0'])
    expect(() => parseConfig({ TRUST_PROXY: everybody })).toThrow(
      'TRUST_PROXY: must be the number of proxies',
    );
});
