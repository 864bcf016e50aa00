import type { UseFormReturnType } from '@mantine/form';
import type { ValueOf } from '#admin-actions/registry.ts';
import type { ProductDraft } from '#shop/catalogue';

/** The form of a product's draft. */
export type ProductForm = UseFormReturnType<ProductDraft>;
export type Choices = ValueOf<'products.choices'>;
/** A product as loaded; after a save, dates outside the draft may be strings. */
export type Opened = Pick<
  ValueOf<'products.open'>,
  'id' | 'version' | 'draft' | 'shelves' | 'media' | 'named' | 'wasOrdered'
>;

export type PartProps = { form: ProductForm; choices: Choices };
