import type { WireDeps } from '../deps.ts';
import type { Fields, Visitor } from '../visitor.ts';

export type FormCall = { fields: Fields; visitor: Visitor; deps: WireDeps };
