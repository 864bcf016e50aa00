import type { UseFormReturnType } from '@mantine/form';
import type { ValueOf } from '#admin-actions/registry.ts';
import type { ProductDraft } from '#shop/catalogue';

/** The editor's form: a product's draft. */
export type ProductForm = UseFormReturnType<ProductDraft>;
export type Choices = ValueOf<'products.choices'>;
/** A product as it came with the page; moments beside the draft may be texts, once it was saved. */
export type Opened = Pick<
  ValueOf<'products.open'>,
  'id' | 'version' | 'draft' | 'shelves' | 'media' | 'named' | 'wasOrdered'
>;

export type PartProps = { form: ProductForm; choices: Choices };
