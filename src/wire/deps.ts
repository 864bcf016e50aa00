import type { Config } from '#composition/config.ts';
import type { Shop } from '#composition/shop.ts';

export type WireDeps = { shop: Shop; config: Config; secret: string };
