import type { Localized } from '../language.ts';

/** A page, an article, a project or a home page. */
type DocumentKind = 'page' | 'article' | 'portfolio' | 'home';

/**
 * What names a template or a document: the nodes or the text of another one, the texts of a product, a menu, or a setting.
 * `of` is the kind of a document.
 */
export type DocumentUse =
  | Readonly<{ kind: 'template' | 'product'; id: number; name: Localized }>
  | Readonly<{ kind: 'document'; id: number; of: DocumentKind; name: Localized }>
  | Readonly<{ kind: 'menu'; place: string }>
  | Readonly<{ kind: 'setting'; key: 'comingSoon' }>;
