import { resolve } from 'node:path';
import { z } from 'zod';
import { parseTrustedProxies, type TrustedProxies } from '#platform/trusted-proxies.ts';
import { TAG_ORIGINS, type TagOrigins } from '#shop/analytics/rules/tags.ts';
import { CONVERSION_ORIGINS, type ConversionAccess } from '#shop/conversions/rules/services.ts';

const port = z.coerce.number().int().min(0).max(65535);
const flag = z.enum(['0', '1', 'true', 'false', '']).transform((text) => text === '1' || text === 'true');

const postgres = z
  .string()
  .regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
  .optional();
const valkey = z
  .string()
  .regex(/^(rediss?|valkeys?):\/\//, 'must start with redis://, rediss://, valkey:// or valkeys://')
  .transform((url) => url.replace(/^valkey/, 'redis'))
  .optional();

const trustedProxies = z
  .string()
  .default('0')
  .transform((text, context) => {
    const proxies = parseTrustedProxies(text);
    if (proxies !== undefined) return proxies;
    context.addIssue({
      code: 'custom',
      message:
        'must be the number of proxies before the shop, or their networks, such as 10.0.0.0/8,2001:db8::/32',
    });
    return z.NEVER;
  });

const environment = z.object({
  PORT: port.default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATABASE_URL: postgres,
  DATABASE_REPLICA_URL: postgres,
  DATA_DIR: z.string().min(1).default('data'),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  TRUST_PROXY: trustedProxies,
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  SECRET_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')
    .optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[rs]k_/, 'must start with sk_ or rk_')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_/, 'must start with whsec_')
    .optional(),
  COURIER_WEBHOOK_SECRET: z
    .string()
    .min(16, 'must have at least 16 characters')
    .max(200)
    .nullable()
    .default(null),
  STRIPE_API_BASE: z.url({ protocol: /^https?$/ }).optional(),
  GOOGLE_TAG_ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
  META_PIXEL_ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
  MEASUREMENT_PROTOCOL_SECRET: z.string().min(8, 'must have at least 8 characters').max(200).optional(),
  MEASUREMENT_PROTOCOL_ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
  META_ACCESS_TOKEN: z.string().min(8, 'must have at least 8 characters').max(1000).optional(),
  META_GRAPH_ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
  OLD_SHOP_KEY: z.string().max(200).optional(),
  OLD_SHOP_SECRET: z.string().max(200).optional(),
  ASK_LOOPBACK: flag.default(false),
  DEMO: flag.default(true),
  DEMO_POPUPS: flag.default(true),
  PAGE_CACHE_MB: z.coerce.number().int().min(0).max(65_536).default(64),
  BLOCK_CACHE_MB: z.coerce.number().int().min(0).max(65_536).optional(),
  PAGE_CACHE_NETWORK_SECONDS: z.coerce.number().int().min(0).max(86_400).default(0),
  WEB_CONCURRENCY: z.coerce.number().int().min(1).max(64).default(1),
  VALKEY_URL: valkey,
  REDIS_URL: valkey,
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
});

/** Configuration of the machine; the shopkeeper's is in `shop/settings`. */
export type Config = Readonly<{
  port: number;
  host: string;
  /** Null: the embedded PostgreSQL in `dataDir`. */
  databaseUrl: string | null;
  /** A streaming replica for storefront reads; null: none. */
  replicaUrl: string | null;
  dataDir: string;
  /** Pictures and other files of the shop. */
  filesDir: string;
  /** Without a trailing slash. */
  publicUrl: string;
  /** Proxies whose `X-Forwarded-For` is trusted; null: none. */
  trustedProxies: TrustedProxies;
  logLevel: string;
  /** Null: created at the first start and stored in `dataDir`. */
  secretKey: string | null;
  /** Null: mails are written as files under `dataDir`. */
  smtpUrl: string | null;
  /** Null without keys: Stripe is not available. */
  stripe: Readonly<{
    secretKey: string;
    webhookSecret: string;
    /** Null: Stripe's API. */
    apiBase: string | null;
  }> | null;
  /** The secret for a courier's webhook signatures; null: no courier. */
  courierSecret: string | null;
  /** Origins of tag scripts: Google and Meta, or mock servers in tests. */
  tagOrigins: TagOrigins;
  /** Megabytes of memory for pages per process; 0: no page cache. */
  pageCacheMb: number;
  /** Megabytes of these for printed blocks of widgets; 0: widgets are printed with each page. */
  blockCacheMb: number;
  /** Seconds that a CDN may cache a page without revalidating; it gets no invalidations. */
  pageCacheNetworkSeconds: number;
  /** Number of processes on one port. */
  processes: number;
  /** Token that allows reading `/metrics` from elsewhere; null: only this machine may. */
  metricsToken: string | null;
  /** Shared by processes for pages and limits; null: each process has its own. */
  valkeyUrl: string | null;
  /** Access for server-side conversions; a service whose secret is null gets none. */
  conversions: ConversionAccess;
  /** API keys of the old shop, for the import command. */
  oldShop: Readonly<{ consumerKey: string; consumerSecret: string }> | null;
  /** Whether pictures and the old shop may be fetched from loopback addresses, as in tests. */
  asksLoopback: boolean;
  /** Seed an empty database with the demo. */
  demo: boolean;
  /** Whether the demo has its popups. They open by what a visitor does, also where a test does it. */
  demoPopups: boolean;
}>;

/** Both keys are required: without the second, webhooks could not be verified. */
const withBothKeys = environment.superRefine((read, context) => {
  const isWhole = (read.STRIPE_SECRET_KEY === undefined) === (read.STRIPE_WEBHOOK_SECRET === undefined);
  if (isWhole) return;
  const missing = read.STRIPE_SECRET_KEY === undefined ? 'STRIPE_SECRET_KEY' : 'STRIPE_WEBHOOK_SECRET';
  context.addIssue({ code: 'custom', path: [missing], message: 'both keys of Stripe are needed, or none' });
});

/** Thrown once with all invalid keys in its message. */
export class ConfigError extends Error {}

function present(env: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).flatMap(([key, value]) =>
      value === undefined || value === '' ? [] : [[key, value]],
    ),
  );
}

function stripeOf(read: z.infer<typeof environment>): Config['stripe'] {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = read;
  if (secretKey === undefined || webhookSecret === undefined) return null;
  return { secretKey, webhookSecret, apiBase: read.STRIPE_API_BASE ?? null };
}

function oldShopOf(read: z.infer<typeof environment>): Config['oldShop'] {
  const { OLD_SHOP_KEY: consumerKey, OLD_SHOP_SECRET: consumerSecret } = read;
  return consumerKey === undefined || consumerSecret === undefined ? null : { consumerKey, consumerSecret };
}

function conversionsOf(read: z.infer<typeof environment>): ConversionAccess {
  return {
    google: {
      secret: read.MEASUREMENT_PROTOCOL_SECRET ?? null,
      origin: read.MEASUREMENT_PROTOCOL_ORIGIN ?? CONVERSION_ORIGINS.google,
    },
    meta: {
      secret: read.META_ACCESS_TOKEN ?? null,
      origin: read.META_GRAPH_ORIGIN ?? CONVERSION_ORIGINS.meta,
    },
  };
}

/** An eighth of the page cache, at most half of it. */
function blockCacheMbOf(read: z.infer<typeof environment>): number {
  const { PAGE_CACHE_MB: whole, BLOCK_CACHE_MB: blocks = whole / 8 } = read;
  return Math.min(blocks, whole / 2);
}

/**
 * Parses the environment once.
 *
 * @throws ConfigError with every invalid key and what is expected
 */
export function parseConfig(env: NodeJS.ProcessEnv): Config {
  const parsed = withBothKeys.safeParse(present(env));
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigError(`The environment is wrong:\n${lines.join('\n')}`);
  }
  const read = parsed.data;
  const dataDir = resolve(read.DATA_DIR);
  return {
    port: read.PORT,
    host: read.HOST,
    databaseUrl: read.DATABASE_URL ?? null,
    replicaUrl: read.DATABASE_REPLICA_URL ?? null,
    dataDir,
    filesDir: resolve(dataDir, 'files'),
    publicUrl: (read.PUBLIC_URL ?? `http://localhost:${read.PORT}`).replace(/\/+$/, ''),
    trustedProxies: read.TRUST_PROXY,
    logLevel: read.LOG_LEVEL,
    secretKey: read.SECRET_KEY ?? null,
    smtpUrl: read.SMTP_URL ?? null,
    stripe: stripeOf(read),
    courierSecret: read.COURIER_WEBHOOK_SECRET,
    tagOrigins: {
      google: read.GOOGLE_TAG_ORIGIN ?? TAG_ORIGINS.google,
      meta: read.META_PIXEL_ORIGIN ?? TAG_ORIGINS.meta,
    },
    conversions: conversionsOf(read),
    oldShop: oldShopOf(read),
    asksLoopback: read.ASK_LOOPBACK,
    demo: read.DEMO,
    demoPopups: read.DEMO_POPUPS,
    pageCacheMb: read.PAGE_CACHE_MB,
    blockCacheMb: blockCacheMbOf(read),
    pageCacheNetworkSeconds: read.PAGE_CACHE_NETWORK_SECONDS,
    processes: read.WEB_CONCURRENCY,
    valkeyUrl: read.VALKEY_URL ?? read.REDIS_URL ?? null,
    metricsToken: read.METRICS_TOKEN ?? null,
  };
}
