import { expect, it } from 'vitest';
import { ConfigError, parseConfig } from './config.ts';

it('names every wrong key in one message', () => {
  const wrong = { PORT: 'http', DATABASE_URL: 'mysql://x', SECRET_KEY: 'short' };
  expect(() => parseConfig(wrong)).toThrow(ConfigError);
  for (const key of Object.keys(wrong)) expect(() => parseConfig(wrong)).toThrow(key);
});

it('needs nothing to be set', () => {
  expect(parseConfig({})).toMatchObject({
    port: 3000,
    databaseUrl: null,
    publicUrl: 'http://localhost:3000',
    demo: true,
  });
  expect(parseConfig({ PUBLIC_URL: 'https://shop.example/', PORT: '' }).publicUrl).toBe(
    'https://shop.example',
  );
});
