import './design.css';
import { Button, Text } from '@mantine/core';
import { useMemo } from 'react';
import { useLoaderData } from 'react-router';
import { measurePairs } from '#shop/design/rules/pairs.ts';
import { readDesign } from '#shop/design/rules/parse-design.ts';
import { designStyle } from '#shop/design/rules/style.ts';
import { type DesignChanges, TOKEN_NAMES, type TokenName, withChanges } from '#shop/design/rules/tokens.ts';
import { useLanguage } from '#views/language/language.tsx';
import { loadAction } from '../load-action.server.ts';
import { ConfirmButton } from '../parts/confirm.tsx';
import { AdminForm, useAdminForm } from '../parts/forms/form.tsx';
import { AdminIcon } from '../parts/icon.tsx';
import { ScreenPage } from '../parts/screen.tsx';
import type { Route } from './+types/design';
import { type DesignValues, toSent, toValues } from './design-form.ts';
import { DesignHistory } from './design-history.tsx';
import { TokenFields } from './fields/token-fields.tsx';
import { useTokenWords } from './fields/token-words.ts';
import { FontsProvider } from './fonts/fonts-context.ts';
import { FontsDrawer } from './fonts/fonts-drawer.tsx';
import { PREVIEW_ID, Preview } from './preview/preview.tsx';

export { adminHeaders as headers } from '../load-action.server.ts';

export async function loader(args: Route.LoaderArgs) {
  return loadAction(args, 'design.open', {});
}

/** Announces whether all pairs of colours have enough contrast. */
function ContrastSummary({ failed, all }: { failed: number; all: number }) {
  const { t } = useLanguage();
  return (
    <div role="status">
      {failed === 0 ? (
        <Text size="sm" c="dimmed">
          {t('adminDesign:contrast.good', { count: all })}
        </Text>
      ) : (
        <Text size="sm" c="red" fw={600} className="design-bad">
          <AdminIcon name="warning" />
          {t('adminDesign:contrast.bad', { count: failed })}
        </Text>
      )}
    </div>
  );
}

/** The design tokens of the storefront, with a preview on real pages. Source: BUILDER §5 */
export default function DesignKit() {
  const { fonts } = useLoaderData<typeof loader>();
  return (
    <FontsProvider value={fonts}>
      <Kit />
    </FontsProvider>
  );
}

function Kit() {
  const { t } = useLanguage();
  const { changes, version, fonts, product } = useLoaderData<typeof loader>();
  const { nameOf, valueName } = useTokenWords();
  const state = useAdminForm({
    draftKey: 'design',
    action: 'design.save',
    opened: { values: toValues(changes), version },
    toInput: (values: DesignValues, read) => ({ version: read, tokens: toSent(values) }),
    toValues: (stored: DesignChanges) => toValues(stored),
  });
  const { form, save } = state;
  const { values } = form;
  const draft = useMemo(() => readDesign(values), [values]);
  const design = withChanges(draft);
  const pairs = useMemo(() => measurePairs(withChanges(draft)), [draft]);
  const pages = {
    ...{ home: '/', list: '/shop/', ...(product === null ? {} : { product }) },
    ...{ cart: '/cart/', blog: '/blog/', contact: '/contact/' },
  };
  const reset = async () => {
    form.setValues(toValues({}));
    await save(toValues({}));
  };
  const isShipped = Object.keys(changes).length === 0;
  return (
    <ScreenPage
      title={t('adminDesign:menu.design')}
      lead={t('adminDesign:lead')}
      actions={
        <>
          <Button component="a" href={`#${PREVIEW_ID}`} variant="default" className="design-jump">
            {t('adminDesign:preview.jump')}
          </Button>
          <FontsDrawer />
          <DesignHistory version={version} />
          {isShipped ? null : (
            <ConfirmButton
              label={t('adminDesign:reset')}
              title={t('adminDesign:resetTitle')}
              text={t('adminDesign:resetText')}
              onConfirm={reset}
            />
          )}
        </>
      }
    >
      <div className="design-kit">
        <AdminForm
          state={state}
          need="design.change"
          labels={Object.fromEntries(TOKEN_NAMES.map((name) => [name, nameOf(name)]))}
          formatField={(value, field) => valueName(field as TokenName, value as string | number)}
        >
          <div className="admin-long">
            <TokenFields
              {...{ values, design, pairs }}
              onChange={(name, value) => form.setValues({ [name]: value })}
            />
          </div>
        </AdminForm>
        <Preview style={designStyle(draft, fonts)} pages={pages}>
          <ContrastSummary failed={pairs.filter(({ passes }) => !passes).length} all={pairs.length} />
        </Preview>
      </div>
    </ScreenPage>
  );
}
