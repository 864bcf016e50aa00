import type { CartToken, ProductId } from '#kernel/ids.ts';
import type { Account } from '#shop/customers';
import type { TemplatePlace } from '#shop/templates';

/** A fictional visitor: not a customer of the shop, with a cart that is not stored. */
export type SampleVisitor = Readonly<{
  account: Account | null;
  cartToken: CartToken | null;
  /** The products seen last. */
  recent: readonly ProductId[];
}>;

/** A document that is being edited: its nodes are printed in the place of the stored ones. */
export type Canvas = Readonly<{
  /** The document, as a source of nodes names it. */
  source: string;
  tree: unknown;
  /** The template that it is; null for a page or a home page. */
  template: Readonly<{ id: number; place: TemplatePlace }> | null;
  /** Whether its lists of nodes are marked for the editor; not in a preview. */
  isMarked: boolean;
  /** The sample visitor; null for the actual one. */
  visitor: SampleVisitor | null;
}>;
