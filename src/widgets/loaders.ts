import type { Declared } from './index.ts';
import { loadJournal } from './lists/journal/load.ts';
import { loadContents } from './media/table-of-contents/load.ts';
import type { AnyLoader, Loader } from './place.ts';
import { loadCardPaymentButton, loadWalletPaymentButton } from './shop/payment-button/load.ts';
import { loadSearch } from './site/search/load.ts';
import { loadSearchForm } from './site/search-form/load.ts';
import { loadShareButtons } from './site/share-buttons/load.ts';

type Loaders = {
  [W in Declared as keyof NonNullable<W['data']> extends never ? never : W['name']]: Loader<
    W['fields'],
    NonNullable<W['data']>
  >;
};

const all: Loaders = {
  'card-payment-button': loadCardPaymentButton,
  journal: loadJournal,
  search: loadSearch,
  'search-form': loadSearchForm,
  'share-buttons': loadShareButtons,
  'table-of-contents': loadContents,
  'wallet-payment-button': loadWalletPaymentButton,
};

/** What widgets read beside their settings, by name; only on the server. */
export const loaders: ReadonlyMap<string, AnyLoader> = new Map(Object.entries(all));
