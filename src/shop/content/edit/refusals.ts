import type { FieldProblems } from './draft.ts';
import type { OpenMenu } from './menus.ts';
import type { OpenDocument } from './open-document.ts';

/** Every answer "no" to staff who write pages and articles. */
export type ContentRefusal =
  | { code: 'content.wrong-fields'; problems: FieldProblems }
  /** Somebody saved meanwhile: what stands now, who did it and when; nothing was written. */
  | { code: 'content.changed-meanwhile'; stored: OpenDocument; name: string; at: Date }
  | { code: 'content.menu.changed-meanwhile'; stored: OpenMenu; name: string; at: Date }
  | { code: 'content.unknown-document' }
  | { code: 'content.unknown-version'; version: number }
  /** The shop itself leads to this page. */
  | { code: 'content.needed-by-shop' }
  | { code: 'content.unknown-term' }
  | { code: 'content.term-in-use'; count: number };
