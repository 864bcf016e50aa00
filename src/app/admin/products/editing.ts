import type { UseFormReturnType } from '@mantine/form';
import type { ValueOf } from '#desk/verbs.ts';
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

/** A part of the draft with what changes it. */
export function patchOf<Name extends keyof ProductDraft>(form: ProductForm, name: Name) {
  return (change: Partial<ProductDraft[Name]>): void => {
    const now = form.getValues()[name];
    form.setFieldValue(name as string, { ...(now as object), ...change } as never);
  };
}
